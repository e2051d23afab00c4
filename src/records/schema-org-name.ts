/**
 * Matches the beginning of a name of schema.org as the service or its sources write it: with the
 * prefix of JSON-LD, or as an address of either protocol and host.
 */
const prefix = /^(?:schema:|https?:\/\/(?:www\.)?schema\.org\/)/i;

/**
 * Returns a name of schema.org without white space around it and without its one prefix; other
 * texts stay as they are.
 */
export function withoutSchemaOrg(name: string): string {
	return name.trim().replace(prefix, '');
}
