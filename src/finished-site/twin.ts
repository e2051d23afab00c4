import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageFacts } from './page-facts.ts';
import type { PageFile } from './site-files.ts';

const fileName = 'index.jsonld';

/**
 * Writes the structured data of a page beside it, for machines that want nothing else: the same text, so the two cannot
 * disagree.
 *
 * @returns The path at which it is served, decoded; `undefined` for pages that name no such file.
 */
export function writeTwin({ file, path }: PageFile, facts: PageFacts): string | undefined {
	const [json] = facts.jsonLd;
	if (facts.twin === undefined || json === undefined) return undefined;
	writeFileSync(join(dirname(file), fileName), `${json}\n`);
	return `${path}${fileName}`;
}
