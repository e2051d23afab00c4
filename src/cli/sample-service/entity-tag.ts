import { createHash } from 'node:crypto';

/**
 * Returns a weak tag (RFC 9110, section 8.8.3): the envelope around equal content differs in each
 * response.
 */
export function entityTagOf(content: string | Buffer): string {
	return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/**
 * Returns whether an `If-None-Match` header names the tag, compared weakly (RFC 9110, section
 * 13.1.2).
 */
export function isUnchanged(entityTag: string, ifNoneMatch: string | undefined): boolean {
	if (ifNoneMatch === undefined) return false;
	if (ifNoneMatch.trim() === '*') return true;
	return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(entityTag));
}

function opaque(tag: string): string {
	return tag.trim().replace(/^W\//, '');
}
