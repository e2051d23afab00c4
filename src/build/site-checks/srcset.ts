/**
 * Matches an address, which may hold commas but not end with one, and its width or density up to
 * the next comma (HTML, “srcset attributes”).
 */
const candidate = /([^\s,](?:\S*[^\s,])?)[^,]*/g;

/** Returns the URLs in the text of a `srcset`, in its order. */
export function addressesInSrcset(srcset: string): string[] {
	return Array.from(srcset.matchAll(candidate), ([, address = '']) => address);
}
