import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageFacts } from './page-facts.ts';
import type { PageFile } from './site-files.ts';

const fileName = 'index.jsonld';

/** The path at which the data of a page is served beside it, decoded; `undefined` for pages that name no such file. */
export function twinPath({ path }: PageFile, facts: PageFacts): string | undefined {
	return dataOf(facts) === undefined ? undefined : `${path}${fileName}`;
}

/**
 * Writes the structured data of a page beside it, for machines that want nothing else: the same text, so the two cannot
 * disagree.
 */
export function writeTwin({ file }: PageFile, facts: PageFacts): void {
	const data = dataOf(facts);
	if (data !== undefined) writeFileSync(join(dirname(file), fileName), `${data}\n`);
}

function dataOf({ jsonLd: [json], twin }: PageFacts): string | undefined {
	return twin === undefined ? undefined : json;
}
