import { creditWords } from '../../i18n/lexicons/credits.ts';
import type { DisplayImage } from '../images/display-image.ts';
import type { Licence } from '../images/display-licence.ts';
import { isSourceOwed } from '../images/licence.ts';

import type { Attribution } from '../../records/attribution.ts';
import type { Provenance } from '../../records/provenance.ts';

/** Holds a credit line for the content of a record. */
export interface Credit {
	text: string;
	url?: string | undefined;
	/** Whether the line must be shown wherever the content is (service document, section 2.8). */
	required: boolean;
}

/** Holds the rights in one image, for the line directly below the image. */
export interface ImageCredit {
	/**
	 * Credit line and holder as the source words them, each once, and whom only a caption names that
	 * is not shown; of a copy that owes its source and names nobody, the source's host.
	 */
	lines: string[];
	licence?: Licence | undefined;
	/**
	 * Address of the image at its source, if a copy is shown under a licence that asks to name the
	 * source.
	 */
	sourceUrl?: string | undefined;
}

export interface CreditProblem {
	path: string;
	reason: string;
}

interface Attributed {
	attribution?: Attribution | undefined;
	provenance?: Provenance | undefined;
}

const endsInWord = /[\p{L}\p{M}\p{N}]$/u;
/** “©”, “(c) 2020”, “Copyright © 2019–2021,”, “Copyright:”, “© 2020 by”. */
const signAndYears = new RegExp(
	String.raw`^(?:(?:©|\(c\)|(?:${creditWords.copyright})\b)\s*:?\s*)+` +
		String.raw`(?:\d{4}(?:\s*[–-]\s*\d{4})?(?:[,:\s]+|$))?(?:(?:${creditWords.by})\s+)?`,
	'i',
);
const beginsInWord = /^[\p{L}\p{M}\p{N}]/u;

/**
 * Returns the credit that a record owes or offers; `undefined` where it names nobody.
 *
 * A credit without text is named by the publisher of the data, else by the host it links to: a
 * required credit is not lost because its words are missing.
 */
export function creditOf({ attribution, provenance }: Attributed): Credit | undefined {
	const required = attribution?.required ?? false;
	if (attribution?.text !== undefined) {
		return { text: attribution.text, url: attribution.url, required };
	}
	if (!required && attribution?.url === undefined) return undefined;
	const publisher = provenance?.sd_publisher;
	const url = attribution?.url ?? publisher?.url;
	const text = publisher?.name ?? hostOf(url);
	return text === undefined ? undefined : { text, url, required };
}

/** Returns what is wrong with a record's credit, for the report. */
export function creditProblems({ attribution, provenance }: Attributed): CreditProblem[] {
	if (attribution?.required !== true || attribution.text !== undefined) return [];
	const reason = creditOf({ attribution, provenance })
		? 'missing, although the credit is required: the publisher is named instead'
		: 'missing, although the credit is required, and no publisher is named either';
	return [{ path: 'attribution.text', reason }];
}

/**
 * Returns the credits of everything that a page shows, each once: required ones first, otherwise in
 * the order given.
 *
 * Credits with the same text and link are one, which is required if any of them is; one without a
 * link joins the one of the same text that has it.
 */
export function creditsOwed(credits: Iterable<Credit | undefined>): Credit[] {
	const owed: Credit[] = [];
	const positionsByText = new Map<string, number[]>();
	for (const credit of credits) {
		if (!credit) continue;
		const positions = positionsByText.get(credit.text) ?? [];
		const position = positions.find((index) => areLinksAlike(owed[index]?.url, credit.url));
		const earlier = position === undefined ? undefined : owed[position];
		if (position === undefined || !earlier) {
			positionsByText.set(credit.text, [...positions, owed.length]);
			owed.push(credit);
		} else {
			owed[position] = {
				text: credit.text,
				url: earlier.url ?? credit.url,
				required: earlier.required || credit.required,
			};
		}
	}
	return [...owed.filter(({ required }) => required), ...owed.filter(({ required }) => !required)];
}

/**
 * Returns who is to be named below an image, and under which licence it is shown; `undefined` where
 * nothing is known.
 */
export function imageCredit(image: DisplayImage): ImageCredit | undefined {
	const { alsoCredited = [], credit, holder, licence } = image;
	const sourceUrl = isSourceOwed(licence) ? image.sourceUrl : undefined;
	const named = [...creditLines(credit, holder), ...alsoCredited];
	const host = hostOf(sourceUrl);
	const lines = named.length === 0 && host !== undefined ? [host] : named;
	return lines.length === 0 && !licence ? undefined : { lines, licence, sourceUrl };
}

/** Returns the name of a copyright holder with “©” before it, unless the sign is there. */
export function copyrightNotice(holder: string): string {
	return holder === withoutSign(holder) ? `© ${holder}` : holder;
}

/**
 * Returns who holds the copyright, without the sign and the years that a source may write before
 * the name.
 */
export function holderName(holder: string): string {
	return withoutSign(holder) || holder;
}

/** Returns credit and holder as the source words them: one line where both name the same. */
function creditLines(credit: string | undefined, holder: string | undefined): string[] {
	if (credit === undefined) return holder === undefined ? [] : [copyrightNotice(holder)];
	if (holder === undefined) return [credit];
	const name = withoutSign(holder).toLowerCase();
	if (credit.toLowerCase() === name) return [copyrightNotice(holder)];
	return hasAsWords(credit.toLowerCase(), name) ? [credit] : [credit, copyrightNotice(holder)];
}

/**
 * Returns whether a name stands in a text with no letter or digit right before or after it: “Eva”
 * is not in “Evan”.
 */
function hasAsWords(text: string, name: string): boolean {
	let start = text.indexOf(name);
	while (start !== -1) {
		const end = start + name.length;
		// Two code units, as a letter may take both.
		const isApart =
			!endsInWord.test(text.slice(Math.max(0, start - 2), start)) &&
			!beginsInWord.test(text.slice(end, end + 2));
		if (isApart || name === '') return true;
		start = text.indexOf(name, end);
	}
	return false;
}

function withoutSign(holder: string): string {
	return holder.replace(signAndYears, '');
}

function areLinksAlike(a: string | undefined, b: string | undefined): boolean {
	return a === b || a === undefined || b === undefined;
}

function hostOf(url: string | undefined): string | undefined {
	return url === undefined ? undefined : URL.parse(url)?.hostname.replace(/^www\./, '');
}
