import { existsSync, writeFileSync } from 'node:fs';
import { twinBeside, twinFile } from '../../outputs/structured-data/twin-file.ts';
import type { PageFacts } from './page-facts.ts';
import type { PageFile } from './site-files.ts';

/**
 * Returns the path at which the data of a page is served beside it, decoded; `undefined` for pages
 * that name no such file, or have no data.
 */
export function twinPath({ path }: PageFile, facts: PageFacts): string | undefined {
	return facts.twin === undefined || facts.jsonLdCount === 0 ? undefined : `${path}${twinFile}`;
}

/** Returns whether the data of a page lies beside it. */
export function hasTwin({ file }: PageFile): boolean {
	return existsSync(twinBeside(file));
}

/**
 * Writes the structured data of a page beside it, for machines that want nothing else: the same
 * text, so the two cannot disagree.
 */
export function writeTwin(page: PageFile, data: string): void {
	// Beside a page that was cached they were cached as well, and are still the published file.
	if (!hasTwin(page)) writeFileSync(twinBeside(page.file), `${data}\n`);
}
