import { webUrl } from '../structured-data/web-url.ts';

/** A stretch of a text. */
export interface TextRun {
	text: string;
	/** Where it leads; absent where it is no address. */
	href?: string | undefined;
}

const addresses =
	/\bhttps?:\/\/[^\s<>"«»“”]+|\bwww\.[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#][^\s<>"«»“”]*)?|\b[\w.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+\b/giu;
const signsAfter = /[.,;:!?…'’*_]+$/u;

/**
 * A text in stretches, of which the web and e-mail addresses that it writes out are links; together they are the text.
 *
 * Signs after an address belong to the sentence, as does a bracket that was not opened in it. An address that begins with `www.` names
 * no scheme: `http:` is the one that every host answers.
 */
export function linkedText(text: string): TextRun[] {
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
	const bare = address.replace(signsAfter, '');
	const isOfSentence = closes(bare, '(', ')') || closes(bare, '[', ']');
	return isOfSentence ? withoutSignsAfter(bare.slice(0, -1)) : bare;
}

/** Whether a text ends with a bracket that is not opened in it. */
function closes(text: string, opening: string, closing: string): boolean {
	return text.endsWith(closing) && text.split(closing).length > text.split(opening).length;
}
