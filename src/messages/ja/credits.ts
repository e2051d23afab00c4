import { listFormat } from '../../locale/formatters.ts';
import type { Messages } from '../en/messages.ts';
import { counted, nouns, wordsLocale } from './counted.ts';

export const credits = {
	unnamedPublisher: '発行者の記載なし',
	recordCount: (places, events, groupings) =>
		listFormat(wordsLocale).format([
			...(places > 0 ? [counted(places, nouns.place)] : []),
			...(events > 0 ? [counted(events, nouns.event)] : []),
			...(groupings > 0 ? [counted(groupings, nouns.listOfPlaces)] : []),
		]),
} satisfies Messages['credits'];
