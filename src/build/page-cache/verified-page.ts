import { existsSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { type ContentDate, contentDateIn, dateIn, splitAtContentDate } from './content-date.ts';
import { pageDigest, parseFacts } from './cached-facts.ts';

/**
 * Paths of the files of a page that is cached; its data, and the file of them, are not those of
 * every page.
 */
export interface PageFiles {
	html: string;
	/** Facts that were found in the page, with its fingerprint. */
	facts: string;
	twin: string;
}

/**
 * Checks that a page is the one in which something was found, and removes its data where somebody
 * has changed them since.
 *
 * What was found in it was written after it: a page that is older still is not read but for its
 * date.
 *
 * @returns The date of its content; `undefined` where the page is another one, or what was found in
 *   it is damaged.
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

/**
 * Notes that a page has been written since something was found in it, and nobody has changed it.
 */
export function noteWritten(facts: string): void {
	// A date has no parts of a millisecond, which the time of the page has.
	const now = new Date(Date.now() + 1);
	utimesSync(facts, now, now);
}

function isNewer(file: string, other: string): boolean {
	const [one, two] = [file, other].map((path) => statSync(path, { bigint: true }).mtimeNs);
	return one === undefined || two === undefined || one > two;
}
