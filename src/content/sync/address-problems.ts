import { addressProblems, bearsPassword, readAddressField } from '../../records/address-field.ts';
import { type DroppedField, namedInReason } from '../../records/read-record.ts';
import { beginsAsAddress } from '../../records/web-address.ts';
import { textsOfRecord } from './texts-of-record.ts';

/** Fields for web addresses, wherever in a record they are. */
const fields: ReadonlySet<string> = new Set([
	...['website', 'ticket_url', 'donation_link', 'same_as', 'sd_license', 'main_entity_of_page'],
	...['url', 'thumbnail_url', 'image', 'map_url', 'geo_link'],
]);
/** Fields whose words visitors read where they are no address; others are reported as dropped. */
const shown: ReadonlySet<string> = new Set(['website', 'ticket_url', 'donation_link']);
/** Maximum number of addresses that are looked at: more than any record has. */
const maxAddresses = 1000;
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
	const inFields = textsOfRecord(source).filter(
		({ field, path, text }) =>
			(fields.has(field) || (isOfAttributes.test(path) && beginsAsAddress(text.trim()))) &&
			!/^\s*(?:geo:|$)/i.test(text),
	);
	return inFields.slice(0, maxAddresses).flatMap(({ field, path, text }) => {
		const { problem } = readAddressField(text);
		if (problem === undefined) return [];
		const isDropped =
			fields.has(field) && !shown.has(field) && (problem === none || problem === user);
		const value = bearsPassword(text) ? '' : `: ${namedInReason(text.trim())}`;
		return isDropped ? [] : [{ path, reason: `${begin}${problem}${value}` }];
	});
}

/** Returns what such a reason says after its beginning; `undefined` for any other reason. */
export function addressProblemOf(reason: string): string | undefined {
	return reason.startsWith(begin) ? reason.slice(begin.length) : undefined;
}
