import { imageCredit } from '../../domain/credits/credits.ts';
import { oneLine } from '../../guide/model/one-line.ts';
import type { DisplayImage } from '../../domain/images/display-image.ts';
import type { Licence } from '../../domain/images/display-licence.ts';
import type { PageFacts } from './page-facts.ts';
import type { PublishedRecord } from './published-records.ts';
import type { PageProblem } from './site-problem.ts';

/**
 * Holds a record that a page is about or leads to, with those of its images that the page may
 * have.
 */
export interface ShownRecord {
	record: PublishedRecord;
	images: readonly DisplayImage[];
}

/**
 * Returns whether a page names whom it owes: the required credits of the records that it shows,
 * with their links, and the credits of their images.
 *
 * The credits are those of the records, whatever the page was made to show, and stand in elements
 * of their own, those of images in a `figure`: the same words in a name, in a description or within
 * another credit credit nobody. A photograph that several of them have is credited as one of them
 * says: on which of them it is shown the page does not tell.
 */
export function checkCredits(facts: PageFacts, shown: readonly ShownRecord[]): PageProblem[] {
	const credited = new Set(
		shown.flatMap(({ images }) =>
			images.filter((image) => missingLines(facts, image).length === 0).map(({ url }) => url),
		),
	);
	return shown.flatMap(({ images, record }) => [
		...requiredCreditProblems(facts, record),
		...images
			.filter(({ url }) => !credited.has(url))
			.flatMap((image) => imageCreditProblems(facts, record, image)),
	]);
}

function requiredCreditProblems(facts: PageFacts, record: PublishedRecord): PageProblem[] {
	const { credit } = record;
	if (credit?.required !== true) return [];
	const text = oneLine(credit.text) ?? '';
	if (!`\n${facts.credits}\n`.includes(`\n${text}\n`)) {
		return [
			missing(
				record,
				`shows ${nameOf(record)} without its required credit “${text}”`,
				'Give the credit of every record that a page shows to its frame (creditsOwed), and let the page show the frame’s credits, each in an element of the class “credit”.',
			),
		];
	}
	return credit.url === undefined || facts.links.has(credit.url)
		? []
		: [
				missing(
					record,
					`credits ${nameOf(record)} without the link ${credit.url}`,
					'A credit with an address is shown as a link to it.',
				),
			];
}

function imageCreditProblems(
	facts: PageFacts,
	record: PublishedRecord,
	image: DisplayImage,
): PageProblem[] {
	const copies = image.files?.map(({ src }) => src) ?? [];
	const isShown = [image.url, image.thumbnailUrl, ...copies].some(
		(address) => address !== undefined && facts.images.has(address),
	);
	if (!isShown) return [];
	return missingLines(facts, image).map((line) =>
		missing(
			record,
			`shows the photograph ${image.url} of ${nameOf(record)} without its credit “${line}”`,
			'Show imageCredit(image) below every photograph, in its figure and in an element of the class “credit”.',
		),
	);
}

function missingLines({ imageCredits }: PageFacts, image: DisplayImage): string[] {
	const credits = `\n${imageCredits}\n`;
	return linesOf(image).filter((line) => !isAmong(credits, line, image.licence));
}

/**
 * Returns whether one of the credits has the line, as `ImageCreditLine` shows it: lines with “·”
 * between them, then the licence.
 */
function isAmong(credits: string, line: string, licence: Licence | undefined): boolean {
	const ends = ['\n', ' · ', ...(licence ? [` ${oneLine(licence.name) ?? ''}\n`] : [])];
	return ['\n', ' · '].some((start) => ends.some((end) => credits.includes(start + line + end)));
}

/** Lines of images that are known already: many pages show the same ones. */
const knownLines = new WeakMap<DisplayImage, readonly string[]>();

/** Returns the lines of the credit of an image, as a page has them. */
function linesOf(image: DisplayImage): readonly string[] {
	const lines =
		knownLines.get(image) ?? (imageCredit(image)?.lines ?? []).map((line) => oneLine(line) ?? '');
	knownLines.set(image, lines);
	return lines;
}

function missing(record: PublishedRecord, what: string, remedy: string): PageProblem {
	return { severity: 'error', rule: 'credit', message: `The page ${what} (${record.id}).`, remedy };
}

function nameOf({ name }: PublishedRecord): string {
	return `“${oneLine(name) ?? ''}”`;
}
