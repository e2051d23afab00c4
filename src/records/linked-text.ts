import { webAddressOf } from './web-address.ts';

/** Holds a stretch of a text, which may lead somewhere. */
export interface TextRun {
	text: string;
	/** Address that it leads to; absent where it is none. */
	href?: string | undefined;
}

/** Chinese and Japanese, and their signs: a sentence goes on with them right after an address. */
const withoutSpaces = String.raw`\p{Script=Han}\u3000-\u30FF\u31F0-\u31FF\uFF00-\uFFEF`;
const inAddress = String.raw`[^\s<>"«»“”${withoutSpaces}]`;
const label = String.raw`[\p{L}\p{N}\-]+`;
const labelOfWeb = String.raw`[[\p{L}\p{N}\-]--[${withoutSpaces}]]+`;
const addresses = new RegExp(
	String.raw`\bhttps?:\/\/${inAddress}+` +
		String.raw`|\bwww\.${labelOfWeb}(?:\.${labelOfWeb})+(?::\d+)?(?:[\/?#]${inAddress}*)?` +
		String.raw`|\b[\w.+\-]{1,64}@${label}(?:\.${label})+\b`,
	'giv',
);
/**
 * Matches signs without which a text writes out no address: few texts have any, and this search is
 * many times faster.
 */
const hint = /:\/\/|www\.|@/i;
const signsAfter = ".,;:!?…'’*_";
const openingOf: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/**
 * Splits a text into stretches, of which the web and e-mail addresses that it writes out are links;
 * together they are the text.
 *
 * Signs after an address belong to the sentence, as does a bracket that was not opened in it. So do
 * Chinese and Japanese words: an address that has some is mostly written with them encoded. One
 * that begins with `www.` names no scheme: `http:` is the one that every host answers.
 */
export function linkedText(text: string): TextRun[] {
	if (!hint.test(text)) return [{ text }];
	const runs: TextRun[] = [];
	let end = 0;
	for (const { 0: found, index } of text.matchAll(addresses)) {
		const address = withoutSignsAfter(found);
		const href = hrefOf(address);
		if (href === undefined) continue;
		if (index > end) runs.push({ text: text.slice(end, index) });
		runs.push({ text: address, href });
		end = index + address.length;
	}
	if (end < text.length) runs.push({ text: text.slice(end) });
	return runs;
}

function hrefOf(address: string): string | undefined {
	if (/^https?:/i.test(address)) return webAddressOf(address);
	return address.includes('@') ? `mailto:${address}` : webAddressOf(address);
}

function withoutSignsAfter(address: string): string {
	const count = (sign: string) => address.split(sign).length - 1;
	const unopened = new Map(
		Object.entries(openingOf).map(([closing, opening]) => [
			closing,
			count(closing) - count(opening),
		]),
	);
	let end = address.length;
	for (; end > 0; end--) {
		const last = address[end - 1] ?? '';
		const excess = unopened.get(last) ?? 0;
		if (excess > 0) unopened.set(last, excess - 1);
		else if (!signsAfter.includes(last)) break;
	}
	return address.slice(0, end);
}
