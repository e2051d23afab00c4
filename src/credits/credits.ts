import type { DisplayImage } from '../images/display-images.ts';
import type { Licence } from '../images/licence.ts';
import type { Attribution } from '../schemas/attribution.ts';
import type { Provenance } from '../schemas/provenance.ts';

/** A credit line for a record's content. */
export interface Credit {
	text: string;
	url?: string | undefined;
	/** Whether the line must be shown wherever the content is (service document, section 2.8). */
	required: boolean;
}

/** The rights in one image, for the line directly below it. */
export interface ImageCredit {
	/** Credit line and holder as the source words them, each once. */
	lines: string[];
	licence?: Licence | undefined;
}

export interface CreditProblem {
	path: string;
	reason: string;
}

interface Attributed {
	attribution?: Attribution | undefined;
	provenance?: Provenance | undefined;
}

/**
 * The credit that a record owes or offers; `undefined` where it names nobody.
 *
 * A credit without text is named by the publisher of the data, else by the host it links to: a required credit is not
 * lost because its words are missing.
 */
export function creditOf({ attribution, provenance }: Attributed): Credit | undefined {
	const required = attribution?.required === true;
	const isAsked = required || attribution?.text !== undefined || attribution?.url !== undefined;
	if (!isAsked) return undefined;
	const publisher = provenance?.sd_publisher;
	const url = attribution?.url ?? (attribution?.text === undefined ? publisher?.url : undefined);
	const text = attribution?.text ?? publisher?.name ?? hostOf(url);
	return text === undefined ? undefined : { text, url, required };
}

/** What is wrong with a record's credit, for the report. */
export function creditProblems({ attribution, provenance }: Attributed): CreditProblem[] {
	if (attribution?.required !== true || attribution.text !== undefined) return [];
	const reason = creditOf({ attribution, provenance })
		? 'missing, although the credit is required: the publisher is named instead'
		: 'missing, although the credit is required, and no publisher is named either';
	return [{ path: 'attribution.text', reason }];
}

/**
 * The credits of everything that is shown, each once: required ones first, otherwise in the order of the records.
 *
 * Credits with the same text and link are one; it is required if any of them is.
 */
export function creditsOwed(
	records: Iterable<{ credit?: Credit | undefined } | undefined>,
): Credit[] {
	const owed = new Map<string, Credit>();
	for (const record of records) {
		const credit = record?.credit;
		if (!credit) continue;
		const key = `${credit.text}\n${credit.url ?? ''}`;
		const earlier = owed.get(key);
		if (!earlier || (credit.required && !earlier.required)) owed.set(key, credit);
	}
	const credits = [...owed.values()];
	return [...credits.filter(({ required }) => required), ...credits.filter((c) => !c.required)];
}

/** Who is to be named below an image, and under which licence it is shown; `undefined` where nothing is known. */
export function imageCredit(image: DisplayImage): ImageCredit | undefined {
	const { credit, holder, licence } = image;
	const lines = [...(credit === undefined ? [] : [credit])];
	if (holder !== undefined && !credit?.toLowerCase().includes(holder.toLowerCase())) {
		lines.push(holder.startsWith('©') ? holder : `© ${holder}`);
	}
	return lines.length === 0 && !licence ? undefined : { lines, licence };
}

function hostOf(url: string | undefined): string | undefined {
	return url === undefined ? undefined : URL.parse(url)?.hostname.replace(/^www\./, '');
}
