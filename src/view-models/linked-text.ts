import { webUrl } from '../structured-data/web-url.ts';

/** A stretch of a text. */
export interface TextRun {
	text: string;
	/** Where it leads; absent where it is no address. */
	href?: string | undefined;
}

const addresses =
	/\bhttps?:\/\/[^\s<>"«»“”]+|\bwww\.[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#][^\s<>"«»“”]*)?|\b[\w.+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\b/giu;
/** Few texts write out any, which is told many times faster. */
const hint = /:\/\/|www\.|@/i;
const signsAfter = ".,;:!?…'’*_";
const openingOf: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/**
 * A text in stretches, of which the web and e-mail addresses that it writes out are links; together they are the text.
 *
 * Signs after an address belong to the sentence, as does a bracket that was not opened in it. An address that begins with `www.` names
 * no scheme: `http:` is the one that every host answers.
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
	if (/^https?:/i.test(address))
		return URL.parse(address)?.username === '' ? webUrl(address) : undefined;
	return address.includes('@') ? `mailto:${address}` : webUrl(`http://${address}`);
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
