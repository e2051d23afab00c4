import { recordCountIn } from '../counting.ts';
import { counted, nouns, wordsLocale } from './counted.ts';

/** Words about who made what the guide shows, and under which licence. */
export const credits = {
	unnamedPublisher: 'Publisher not stated',
	/** Counts of 0 are left out; at least one is above 0. */
	recordCount: recordCountIn(wordsLocale, counted, nouns),
};
