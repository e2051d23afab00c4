/**
 * Returns the target of the first link with that relation in a `Link` header (RFC 8288, section 3);
 * undefined without one.
 *
 * The target may be relative to the address of the response. What follows a fault in the header is
 * not read.
 */
export function linkTo(relation: 'next' | 'first' | 'last', header: string): string | undefined {
	let position = 0;
	// Each token is matched where the last one ended, so a long header takes no longer than its
	// length.
	const take = (token: RegExp) => {
		token.lastIndex = position;
		const match = token.exec(header);
		if (match) position = token.lastIndex;
		return match;
	};
	for (let link = take(target); link; link = take(target)) {
		let relations: string | undefined;
		for (let found = take(parameter); found; found = take(parameter)) {
			const [, name = '', quoted, plain = ''] = found;
			// The first `rel` counts (RFC 8288, section 3.3); it may hold several relations.
			if (name.toLowerCase() === 'rel') relations ??= quoted ?? plain;
		}
		if (relations?.toLowerCase().split(/\s+/).includes(relation)) return link[1]?.trim();
	}
	return undefined;
}

const target = /[\s,]*<([^>]*)>/y;
const parameter = /\s*;\s*([^\s=;,"]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?/y;
