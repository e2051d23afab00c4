import { recordCountIn } from '../counting.ts';
import type { Messages } from '../en/messages.ts';
import { counted, nouns, wordsLocale } from './counted.ts';

export const credits = {
	unnamedPublisher: '발행처 정보 없음',
	recordCount: recordCountIn(wordsLocale, counted, nouns),
} satisfies Messages['credits'];
