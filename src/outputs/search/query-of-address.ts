/**
 * Matches the end of an address that is made of a name and an id (`slugWithId`), and the ending of
 * a file.
 */
const idAtEnd = /(^|-)(?:[a-z]{3}_)?[\da-f]{8,}$/i;
const fileEnding = /\.[a-z][a-z\d]{1,4}$/i;
/** Matches the file that a server shows for its folder: it names nothing. */
const fileOfFolder = /^(?:index|default)(?:\.[a-z][a-z\d]{1,4})*$/i;

/**
 * Returns the words of a URL at which nothing is, for a search: those of its last part that names a
 * page, without the digits of an id.
 *
 * @param path Path as browsers give it, percent-encoded.
 * @returns Empty where no word is in it.
 */
export function queryOfAddress(path: string): string {
	const last = path.split('/').findLast((part) => part !== '' && !fileOfFolder.test(part));
	const words = decoded(last ?? '')
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
