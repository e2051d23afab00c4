/**
 * Minimum number of characters of a token that is looked for in texts: a shorter one, such as one
 * for trying things out, may be a word of any text.
 */
const minCharacters = 16;

/**
 * Matches what may stand between two letters or digits: any other character, and escapes of JSON,
 * of addresses and of HTML.
 */
const between = String.raw`(?:[^a-z0-9]|\\u[0-9a-f]{4}|\\[bfnrt]|%[0-9a-f]{2}|&#?\w{1,8};)*`;

/**
 * Returns what finds a token whatever became of it: in other capitals, in the form of a slug,
 * parted by signs or invisible characters, percent-encoded, in hexadecimal digits, or in Base64
 * with anything before it, as in that of a header. `undefined` for a token that is too short to be
 * distinguished from words.
 *
 * Letters and digits stay what they are in all of these.
 */
export function foldedForms(token: string): RegExp | undefined {
	const cores = [
		token,
		Buffer.from(token).toString('hex'),
		...[0, 1, 2].map((shift) => base64Core(token, shift)),
	]
		.map((form) => form.replace(/[^a-z\d]/gi, ''))
		.filter((core) => core.length >= minCharacters);
	if (token.length < minCharacters || cores.length === 0) return undefined;
	return new RegExp(cores.map((core) => Array.from(core).join(between)).join('|'), 'gi');
}

/**
 * Returns a test for texts that hold the token in any of its forms.
 *
 * Texts may be those of records, or JSON.
 */
export function tokenFinder(token: string): (text: string) => boolean {
	const folded = foldedForms(token);
	if (token.length < minCharacters) return () => false;
	return (text) => {
		if (text.includes(token)) return true;
		if (folded === undefined) return false;
		// Letters with accents, and those of full width, are the plain ones in addresses.
		const plain = isAscii(text) ? text : text.normalize('NFKD');
		return found(folded, plain) || (plain.includes('%') && found(folded, percentDecoded(plain)));
	};
}

/**
 * Returns the characters of the Base64 of any text that ends with the token which depend on the
 * token alone.
 */
function base64Core(token: string, shift: number): string {
	const encoded = Buffer.from('-'.repeat(shift) + token)
		.toString('base64')
		.replace(/=+$/, '');
	const first = Math.ceil((shift * 8) / 6);
	return encoded.slice(first, -1);
}

function found(form: RegExp, text: string): boolean {
	form.lastIndex = 0;
	return form.test(text);
}

function percentDecoded(text: string): string {
	return text.replace(/%[\da-f]{2}/gi, (octet) =>
		String.fromCharCode(Number.parseInt(octet.slice(1), 16)),
	);
}

function isAscii(text: string): boolean {
	return /^[\0-\x7f]*$/.test(text);
}
