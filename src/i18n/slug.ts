/**
 * Maximum number of characters of a slug: enough to read, and few enough for every file system, as
 * most allow 255 bytes, and a letter may take four.
 */
const maxCharacters = 60;

/**
 * Maximum number of bytes of a slug with a hyphen and the first digits of an id; what tells equal
 * ones apart finds room after it.
 */
const maxBytes = 249;

/**
 * Matches marks that are nothing by themselves and decide how an emoji or a letter is drawn
 * (variation selectors, the frame of a key).
 */
const presentation = /[\p{Variation_Selector}\u20E3]/gu;

/**
 * Returns a name as part of a URL: lower case, words joined by hyphens, accents of Latin letters
 * folded.
 *
 * Letters and digits of every script are kept; a name without any gives an empty slug.
 */
export function slugFromName(name: string): string {
	return joinWithin(wordsOfName(name), maxCharacters);
}

/**
 * Returns the words of a name in lower case, accents of Latin letters folded: the same for names
 * that a reader takes for the same.
 */
export function wordsOfName(name: string): string[] {
	const decomposed = name
		.replace(presentation, '')
		.normalize('NFKD')
		// An accent that stands alone, as an apostrophe may, is a space with a mark.
		.replace(/ \p{Mn}+/gu, ' ');
	const folded = withoutLatinAccents(decomposed)
		.toLowerCase()
		.replace(/ß/g, 'ss')
		.replace(/æ/g, 'ae')
		.replace(/œ/g, 'oe')
		.replace(/ø/g, 'o');
	return folded.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
}

/**
 * Returns a text with plain letters in place of Latin ones with accents: the same where two texts
 * differ in accents alone.
 *
 * @param decomposed Text in the form NFD or NFKD; the result is in NFC.
 */
export function withoutLatinAccents(decomposed: string): string {
	return decomposed.replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1').normalize('NFC');
}

/**
 * Returns the last part of the URL of a place or event: the slug of its name and the first 8
 * hexadecimal digits of its id.
 *
 * @param digits Number of digits of the id: more than 8 only where two addresses would be the
 *   same.
 */
export function slugWithId(name: string, id: string, digits = 8): string {
	const hex = id.slice(id.indexOf('_') + 1, id.indexOf('_') + 1 + digits).toLowerCase();
	return slugWithEnd(slugFromName(name), hex);
}

/**
 * Returns a slug with an ending, which is kept whole: the slug is cut where both are longer than
 * file systems allow.
 */
export function slugWithEnd(slug: string, end: string): string {
	if (slug === '' || end === '') return slug + end;
	return `${cutToBytes(slug, maxBytes - Buffer.byteLength(`-${end}`))}-${end}`;
}

/**
 * Cuts a text to a number of bytes, between letters.
 * @param bytes Maximum number of bytes, at least those of a letter.
 */
function cutToBytes(slug: string, bytes: number): string {
	if (Buffer.byteLength(slug) <= bytes) return slug;
	const letters = Array.from(slug);
	while (Buffer.byteLength(letters.join('')) > bytes) letters.pop();
	return letters.join('').replace(/-+$/, '');
}

function joinWithin(words: readonly string[], length: number): string {
	let joined = '';
	for (const word of words) {
		const longer = joined === '' ? word : `${joined}-${word}`;
		if (Array.from(longer).length > length) break;
		joined = longer;
	}
	return joined === ''
		? Array.from(words[0] ?? '')
				.slice(0, length)
				.join('')
		: joined;
}
