import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * The token in an `Authorization` header (service document, section 5; RFC 6750, section 2.1), if
 * there is one.
 */
export function bearerToken(header: string | undefined): string | undefined {
	return /^bearer +(\S+) *$/i.exec(header ?? '')?.[1];
}

/**
 * Returns whether two tokens are the same, in a time that tells nothing about how much of them is.
 */
export function isSameToken(one: string, other: string): boolean {
	return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
	return createHash('sha256').update(text).digest();
}
