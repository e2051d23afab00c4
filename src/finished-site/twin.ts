import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { twinFile } from '../structured-data/twin-file.ts';
import type { PageFacts } from './page-facts.ts';
import type { PageFile } from './site-files.ts';

/** The path at which the data of a page is served beside it, decoded; `undefined` for pages that name no such file. */
export function twinPath({ path }: PageFile, facts: PageFacts): string | undefined {
	return dataOf(facts) === undefined ? undefined : `${path}${twinFile}`;
}

/**
 * Writes the structured data of a page beside it, for machines that want nothing else: the same text, so the two cannot
 * disagree.
 */
export function writeTwin({ file }: PageFile, facts: PageFacts): void {
	const data = dataOf(facts);
	if (data === undefined) return;
	const twin = join(dirname(file), twinFile);
	// Beside a page that was kept they were kept as well, and are still the published file.
	if (!existsSync(twin)) writeFileSync(twin, `${data}\n`);
}

function dataOf({ jsonLd: [json], twin }: PageFacts): string | undefined {
	return twin === undefined ? undefined : json;
}
