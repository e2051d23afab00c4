import { numberFormat, pluralRules } from '../locale/number-formats.ts';

/** A noun after a number, by the plural rules of its language (Unicode CLDR); a form that is left out is as `other`. */
export interface Noun {
	one?: string;
	/** After a million, in the Romance languages: “1 000 000 de lieux”. */
	many?: string;
	other: string;
}

/** @param locale Of the words (BCP 47); makes “1,200 places” of a number and its noun. */
export function countingIn(locale: string): (count: number, noun: Noun) => string {
	return (count, noun) => {
		const form = pluralRules(locale).select(count);
		const word = form === 'one' || form === 'many' ? noun[form] : undefined;
		return `${numberFormat(locale).format(count)} ${word ?? noun.other}`;
	};
}
