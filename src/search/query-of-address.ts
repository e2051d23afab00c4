/** The end of an address that is made of a name and an id (`slugWithId`), and the ending of a file. */
const idAtEnd = /(^|-)(?:[a-z]{3}_)?[\da-f]{8,}$/i;
const fileEnding = /\.[a-z][a-z\d]{1,4}$/i;

/**
 * The words of an address at which nothing is, for a search: those of its last part, without the digits of an id.
 *
 * @param path As browsers give it, percent-encoded.
 * @returns Empty where no word is in it.
 */
export function queryOfAddress(path: string): string {
	const last = decoded(path.split('/').findLast((part) => part !== '') ?? '');
	const words = last
		.replace(fileEnding, '')
		.replace(idAtEnd, '')
		.split(/[^\p{L}\p{M}\p{N}’']+/u)
		.filter((word) => word !== '');
	return words.some((word) => /\p{L}/u.test(word)) ? words.join(' ') : '';
}

function decoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part.replace(/%[\da-f]{2}/gi, ' ');
	}
}
