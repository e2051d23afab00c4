import { listFormat } from '../../locale/formatters.ts';
import { counted, nouns, wordsLocale } from './counted.ts';

/** Words about who made what the guide shows, and under which licence. */
export const credits = {
	unnamedPublisher: 'Publisher not stated',
	/** Counts of 0 are left out; at least one is above 0. */
	recordCount: (places: number, events: number, groupings: number) =>
		listFormat(wordsLocale).format([
			...(places > 0 ? [counted(places, nouns.place)] : []),
			...(events > 0 ? [counted(events, nouns.event)] : []),
			...(groupings > 0 ? [counted(groupings, nouns.listOfPlaces)] : []),
		]),
};
