import { withoutSchemaOrg } from '../../records/schema-org-name.ts';

/**
 * Units in which a number is measured, by the last word of its key
 * (`visit_minutes`); names of `Intl` units.
 */
const units: Readonly<Record<string, string>> = {
	seconds: 'second',
	minutes: 'minute',
	hours: 'hour',
	days: 'day',
	weeks: 'week',
	months: 'month',
	years: 'year',
	metres: 'meter',
	meters: 'meter',
	km: 'kilometer',
	kilometres: 'kilometer',
	kilometers: 'kilometer',
	miles: 'mile',
	hectares: 'hectare',
	percent: 'percent',
};

const maxLabelLength = 80;

/**
 * Makes a key readable: `payment_accepted` and `paymentAccepted` read “Payment accepted”.
 *
 * A key of several words keeps its capitals, and so does an abbreviation. The prefix of a
 * vocabulary (`schema:`) goes.
 */
export function readableKey(key: string): string {
	const words = withoutSchemaOrg(key.slice(0, 4 * maxLabelLength))
		.replace(/[\p{C}\s_.:/\\-]+/gu, ' ')
		.trim();
	const spaced = words.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
	const lowered = /\s/.test(key.trim()) ? spaced : spaced.replace(/\S+/g, lowerUnlessAbbreviation);
	const [first = '', ...rest] = lowered;
	return cutAtSpace(first.toLocaleUpperCase('en') + rest.join(''), maxLabelLength);
}

/**
 * Returns the unit that the last word of a key names, and the key without that word;
 * `undefined` where it names none.
 */
export function unitOfKey(key: string): { unit: string; rest: string } | undefined {
	const [, rest, lastWord] = /^(.+)[_\s-]([a-z]+)$/i.exec(key.slice(0, 4 * maxLabelLength)) ?? [];
	const word = lastWord?.toLowerCase() ?? '';
	const unit = Object.hasOwn(units, word) ? units[word] : undefined;
	return rest === undefined || unit === undefined ? undefined : { unit, rest };
}

/**
 * Cuts a text to a length, at a space where one is in its second half, with an ellipsis where it
 * was longer.
 */
export function cutAtSpace(text: string, length: number): string {
	if (text.length <= length) return text;
	const cut = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '');
	const lastSpace = cut.lastIndexOf(' ');
	return `${(lastSpace > cut.length / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

function lowerUnlessAbbreviation(word: string): string {
	return /^\p{Lu}[\p{Lu}\d]+$/u.test(word) ? word : word.toLocaleLowerCase('en');
}
