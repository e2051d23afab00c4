import { addressProblems, bearsPassword, readAddressField } from '../../records/address-field.ts';
import { type DroppedField, namedInReason } from '../../records/read-record.ts';
import { beginsAsAddress } from '../../records/web-address.ts';

/** Fields for web addresses, wherever in a record they are. */
const fields: ReadonlySet<string> = new Set([
	...['website', 'ticket_url', 'donation_link', 'same_as', 'sd_license', 'main_entity_of_page'],
	...['url', 'thumbnail_url', 'image', 'map_url', 'geo_link'],
]);
/** Fields whose words visitors read where they are no address; others are reported as dropped. */
const shown: ReadonlySet<string> = new Set(['website', 'ticket_url', 'donation_link']);
/** Deeper than the records of the service are. */
const deepest = 8;
const mostElements = 1000;
const begin = 'web address: ';
const isOfAttributes = /^attributes\b/;
const { none, user } = addressProblems;

/**
 * Returns what an editor should mend in the web addresses of a record: several in one field, words
 * beside them, misspelt ones, and in fields that visitors read what is none.
 *
 * @param source The record as it was sent: in one that was read, addresses are mended.
 */
export function addressFieldProblems(source: unknown): DroppedField[] {
	return [...textsOf(source, '', '', deepest)].flatMap(({ name, path, text }) => {
		const isField = fields.has(name);
		const isAttribute = isOfAttributes.test(path) && beginsAsAddress(text.trim());
		if (!isField && !isAttribute) return [];
		if (/^\s*geo:/i.test(text) || text.trim() === '') return [];
		const { problem } = readAddressField(text);
		if (problem === undefined) return [];
		const isDropped = isField && !shown.has(name) && (problem === none || problem === user);
		const value = bearsPassword(text) ? '' : `: ${namedInReason(text.trim())}`;
		return isDropped ? [] : [{ path, reason: `${begin}${problem}${value}` }];
	});
}

/** Returns what such a reason says after its beginning; `undefined` for any other reason. */
export function addressProblemOf(reason: string): string | undefined {
	return reason.startsWith(begin) ? reason.slice(begin.length) : undefined;
}

function* textsOf(
	value: unknown,
	name: string,
	path: string,
	depth: number,
): Generator<{ name: string; path: string; text: string }> {
	if (typeof value === 'string') yield { name, path, text: value };
	if (typeof value !== 'object' || value === null || depth === 0) return;
	if (Array.isArray(value)) {
		for (const [index, element] of value.slice(0, mostElements).entries()) {
			yield* textsOf(element, name, `${path}[${index}]`, depth - 1);
		}
		return;
	}
	for (const [key, member] of Object.entries(value)) {
		yield* textsOf(member, key, path === '' ? key : `${path}.${key}`, depth - 1);
	}
}
