import { linkedText } from './linked-text.ts';
import { plainLine } from './plain-text.ts';
import { beginsAsAddress, bearsUser, plainAddressText, webAddressOf } from './web-address.ts';

/** Holds what a field for a web address says. */
export interface AddressReading {
	/** Addresses, each once, in the order given; the first is where a link leads. */
	addresses: readonly string[];
	/** Text of the whole field, with every address in it; absent where that is one address. */
	text?: string | undefined;
	/** Fault that an editor should mend. */
	problem?: string | undefined;
}

export const addressProblems = {
	none: 'not an http or https address',
	user: 'an address with a user name, such as that of an e-mail',
	several: 'several web addresses, of which the first is the link',
	words: 'more than a web address',
	mended: 'a misspelt web address, which is mended',
} as const;

/** Maximum number of characters of such a field: more than anybody writes into it. */
const maxCharacters = 4000;
/** Matches an element of HTML that is a link: where it leads, and its words. */
const anchor = /<a\s[^<>]*?href\s*=\s*["']?([^"'\s<>]+)[^<>]*>([^<]*)<\/a\s*>/gi;
/** Matches where another address begins right after a sign, or after the host of one. */
const endOfGlued =
	/([;|,、，；](?=(?:h?ttps?:?\/|www\.))|(?<=^|[\s;|,、，；])h?ttps?:\/\/[^/?#\s]+\.[^./?#\s]{2,}?(?=https?:\/\/))/gi;
/** Words in brackets, or after a dash, begin no part of a path. */
const beginsWords = /^[([{（【«“"–—|;,-]|^\/$/;
const endsAddress = /[/;,|]$/;
const wrapped = /^(?<before>[([{<«“"']*)(?<core>.*?)(?<after>[)\]}>»”"'.,;:!?|、，；]*)$/s;
/**
 * Matches one address of no web page, as `javascript:…` and `ftp://…` are; not a word before
 * `https:`.
 */
const otherScheme = /^(?!h?ttps?:)[a-z][a-z\d+-]*:(?!h?ttps?:|www\.)\S*$/i;
const inWords = /[\p{L}\p{N}]/u;

/**
 * Reads a field for a web address in any form that people fill it in: with one address, well or
 * misspelt; with several, parted by spaces, `;`, `,` or `|`; with words beside them, such as
 * “(deutsch)”; as a link of HTML; or with something else, which stays a text.
 *
 * A text with a password in it is none that visitors may read.
 *
 * @param hosts See `webAddressOf`.
 */
export function readAddressField(source: string, hosts?: 'any'): AddressReading {
	const written = plainAddressText(source);
	if (written.length > maxCharacters) return { addresses: [], problem: addressProblems.none };
	const only = holdsMore(written) ? undefined : webAddressOf(written, hosts);
	if (only !== undefined) {
		const isMended = URL.parse(source.trim().replace(/^\/\//, 'https://'))?.href !== only;
		return { addresses: [only], problem: isMended ? addressProblems.mended : undefined };
	}
	if (hasActiveMarkup(source)) return { addresses: [], problem: addressProblems.none };
	const whole = withWholeAddresses(written, hosts).replace(/\s+/g, ' ').trim();
	const text = whole === '' || bearsPassword(whole) ? undefined : whole;
	const runs = otherScheme.test(written) ? [] : linkedText(whole);
	const isOfWeb = (href = '') => href.startsWith('http');
	const addresses = [...new Set(runs.flatMap(({ href }) => (isOfWeb(href) ? (href ?? []) : [])))];
	if (addresses.length === 0) {
		const problem = addressProblems[bearsUser(written) ? 'user' : 'none'];
		return { addresses, text, problem };
	}
	if (addresses.length > 1) return { addresses, text, problem: addressProblems.several };
	const isAlone = runs.every(({ href, text }) => isOfWeb(href) || !inWords.test(text));
	return isAlone
		? { addresses, problem: addressProblems.mended }
		: { addresses, text, problem: addressProblems.words };
}

/**
 * Returns whether a text has elements that act or load: what they name is for a browser, not
 * visitors.
 */
function hasActiveMarkup(text: string): boolean {
	return /<\/?(?:script|style|link|meta|base|img|svg|iframe|object|embed|form)\b/i.test(text);
}

/** Returns whether a text has an address with a password in it. */
export function bearsPassword(text: string): boolean {
	return /\/\/[^/?#\s]*:[^/?#\s]*@/.test(text);
}

/** Returns the addresses after the first in a text that was kept of a field. */
export function furtherAddresses(text: string | undefined): string[] {
	const found = linkedText(text ?? '').flatMap(({ href }) => href ?? []);
	return [...new Set(found.filter((href) => href.startsWith('http')))].slice(1);
}

/** Returns whether a text that may be read as one address holds several, or words beside it. */
function holdsMore(text: string): boolean {
	if (endsAddress.test(text) && !text.endsWith('/')) return true;
	if (text.search(endOfGlued) >= 0) return true;
	return text.split(/\s+/).some((word, index, words) => {
		const before = words[index - 1];
		if (before === undefined || before === 'http://' || before === 'https://') return false;
		return beginsAsAddress(word) || beginsWords.test(word) || endsAddress.test(before);
	});
}

/**
 * Returns the text with spaces between its addresses, each of them whole. A host without a scheme
 * counts only where nothing but such hosts is written: among words it may be a sentence without a
 * space.
 */
function withWholeAddresses(written: string, hosts?: 'any'): string {
	const text = plainLine(
		written
			.replace(anchor, (_, href: string, words: string) =>
				words.trim() === '' || href.includes(words.trim()) ? href : `${href} (${words})`,
			)
			.replace(endOfGlued, '$1 ')
			.replace(/\|(?=\s|$)/g, ' |'),
	);
	const words = text.split(/(\s+)/);
	const isOfHosts = words.every((word) => {
		const core = wrapped.exec(word)?.groups?.core ?? '';
		return !inWords.test(word) || webAddressOf(core) !== undefined;
	});
	return words
		.map((word) => {
			const { before = '', core = '', after = '' } = wrapped.exec(word)?.groups ?? {};
			const isWritten = isOfHosts || beginsAsAddress(core) || core.startsWith('//');
			const address = isWritten ? webAddressOf(core, hosts) : undefined;
			const isWhole = /^https?:\/\/[!-~]+$/i.test(core) && URL.parse(core)?.href === address;
			return address === undefined || isWhole ? word : `${before}${address}${after}`;
		})
		.join('');
}
