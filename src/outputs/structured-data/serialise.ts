import type { JsonLdObject } from 'schema-dts';

/** Holds a page's nodes, each of which is reached from the page's own node. */
export interface JsonLdGraph {
	'@context': 'https://schema.org';
	'@graph': readonly JsonLdObject[];
}

const escapes: Record<string, string> = {
	'<': '\\u003c',
	'>': '\\u003e',
	'&': '\\u0026',
	'\u2028': '\\u2028',
	'\u2029': '\\u2029',
};

/**
 * Returns the text of a JSON-LD script element.
 *
 * Escaped as JSON, not as HTML: within a script element entities are not decoded, and any
 * `</script` closes it.
 */
export function serialise(graph: JsonLdGraph | JsonLdObject): string {
	return safeJson(graph);
}

/** Returns JSON that no browser can take for markup, wherever it stands. */
export function safeJson(value: object): string {
	return JSON.stringify(value).replace(
		/[<>&\u2028\u2029]/g,
		(character) => escapes[character] ?? '',
	);
}
