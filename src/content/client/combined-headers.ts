import type { IncomingHttpHeaders } from 'node:http';

/** Holds the headers of a response by their names in small letters, each with one value. */
export type CombinedHeaders = Readonly<Record<string, string | undefined>>;

/** Headers that are read here and are no lists. */
const singular: ReadonlySet<string> = new Set([
	'age',
	'date',
	'etag',
	'last-modified',
	'location',
	'retry-after',
]);

/**
 * Returns headers with one value each, of which undici gives those as arrays that were sent more
 * than once.
 *
 * Such values are parts of one list, in their order (RFC 9110, section 5.3), and the same one twice
 * says no more than once, but of content codings, each of which was applied. What is no list has no
 * value where different ones were sent: it is not known which is right.
 */
export function combinedHeaders(headers: IncomingHttpHeaders): CombinedHeaders {
	return Object.fromEntries(
		Object.entries(headers).map(([name, value]) => [
			name,
			Array.isArray(value) ? combined(name, value) : value,
		]),
	);
}

function combined(name: string, values: readonly string[]): string | undefined {
	const distinct = name === 'content-encoding' ? values : [...new Set(values)];
	return distinct.length > 1 && singular.has(name) ? undefined : distinct.join(', ');
}
