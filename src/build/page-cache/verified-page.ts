import { existsSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { type ContentDate, contentDateIn, dateIn, splitAtContentDate } from './content-date.ts';
import { pageDigest, parseFacts } from './fingerprinted-facts.ts';

/** Holds the paths of the files of a cached page. */
export interface PageFiles {
	html: string;
	/** File of the facts that were found in the page, with its fingerprint. */
	facts: string;
	/** File of the page's JSON-LD, which not every page has. */
	twin: string;
}

/**
 * Checks that a page is the one in which its facts were found, and removes its data file where
 * somebody has changed that since.
 *
 * Facts are written after their page: a page that is older than its facts is trusted, and read only
 * for its date.
 *
 * @returns The date of its content; `undefined` where the page is another one, or what was found
 *   in it is damaged.
 * @throws `ENOENT` where there is none.
 */
export function verifiedDate({ facts, html, twin }: PageFiles): ContentDate | undefined {
	const fingerprint = parseFacts(readFileSync(facts))?.fingerprint;
	if (!fingerprint) return undefined;
	// Data are not checked by what was found in the page, but by their age alone.
	if (existsSync(twin) && isNewer(twin, facts)) rmSync(twin, { force: true });
	const element = isNewer(html, facts) ? undefined : contentDateIn(html, fingerprint);
	if (element !== undefined) return dateIn(element);
	const page = splitAtContentDate(readFileSync(html));
	if (!page || pageDigest(page) !== fingerprint.digest) return undefined;
	noteWritten(facts);
	return dateIn(page.element);
}

/** Notes that a page was written before its facts, and has not changed since. */
export function noteWritten(facts: string): void {
	// A date has no parts of a millisecond, which the time of the page has.
	const now = new Date(Date.now() + 1);
	utimesSync(facts, now, now);
}

function isNewer(file: string, other: string): boolean {
	const [one, two] = [file, other].map((path) => statSync(path, { bigint: true }).mtimeNs);
	return one === undefined || two === undefined || one > two;
}
