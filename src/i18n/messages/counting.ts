import { listFormat } from '../locale/formatters.ts';
import { numberFormat, pluralRules } from '../locale/number-formats.ts';

/**
 * Holds the forms of a noun after a number, by the plural rules of its language (Unicode CLDR); a
 * form that is left out is as `other`.
 */
export interface Noun {
	one?: string;
	/** Form after a million, in the Romance languages: “1 000 000 de lieux”. */
	many?: string;
	other: string;
}

/**
 * Returns a function that makes “1,200 places” of a number and its noun.
 * @param locale Locale of the words (BCP 47).
 */
export function countingIn(locale: string): (count: number, noun: Noun) => string {
	return (count, noun) => {
		const form = pluralRules(locale).select(count);
		const word = form === 'one' || form === 'many' ? noun[form] : undefined;
		return `${numberFormat(locale).format(count)} ${word ?? noun.other}`;
	};
}

/**
 * Returns a function for the numbers of records.
 * @param locale Locale of the words (BCP 47).
 * @param counted Makes words of a number and one of the nouns.
 * @returns Makes “1,200 places, 30 events and 2 lists of places” of three numbers; those that are
 *   0 are left out, and at least one is above 0.
 */
export function recordCountIn<CountedNoun>(
	locale: string,
	counted: (count: number, noun: CountedNoun) => string,
	nouns: Readonly<Record<'place' | 'event' | 'listOfPlaces', CountedNoun>>,
): (places: number, events: number, groupings: number) => string {
	return (places, events, groupings) =>
		listFormat(locale).format([
			...(places > 0 ? [counted(places, nouns.place)] : []),
			...(events > 0 ? [counted(events, nouns.event)] : []),
			...(groupings > 0 ? [counted(groupings, nouns.listOfPlaces)] : []),
		]);
}
