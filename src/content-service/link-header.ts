/** `<target>; name=value; name="quoted, value"`; commas and semicolons may stand in the quotes. */
const linkValue = /<([^>]*)>((?:\s*;\s*[^\s=;,"]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s;,"]*))?)*)/g;
const parameter = /;\s*([^\s=;,"]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?/g;

/**
 * The target of the first link with relation `next` in a `Link` header (RFC 8288, section 3); undefined without one.
 *
 * The target may be relative to the address of the answer.
 */
export function nextLink(header: string): string | undefined {
	for (const [, target = '', parameters = ''] of header.matchAll(linkValue)) {
		for (const [, name = '', quoted, plain = ''] of parameters.matchAll(parameter)) {
			// The first `rel` counts (RFC 8288, section 3.3); it may hold several relations.
			if (name.toLowerCase() !== 'rel') continue;
			const relations = (quoted ?? plain).toLowerCase().split(/\s+/);
			if (relations.includes('next')) return target.trim();
			break;
		}
	}
	return undefined;
}
