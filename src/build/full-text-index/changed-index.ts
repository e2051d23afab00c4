import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../content/snapshot/files-below.ts';
import { linkOrCopy } from '../../content/snapshot/link-or-copy.ts';
import { IndexPart, isProgram } from './index-part.ts';
import { mergeIndexes } from './merged-index.ts';
import { indexedPart } from './part-of-texts.ts';
import type { SearchedText } from './searched-text.ts';

export interface IndexChange {
	/** Language of the texts (BCP 47). */
	language: string;
	/** Holds the index before, which stays as it is. */
	formerFolder: string;
	/** Texts that are new or others than before, by the addresses of their pages. */
	changed: ReadonlyMap<string, SearchedText>;
	/** Addresses of pages that have no text any more. */
	gone: ReadonlySet<string>;
	outputFolder: string;
}

/**
 * Writes the index of a build of which few texts have changed: Pagefind indexes these, and their
 * index is merged with the one before.
 *
 * @returns Number of pages that the index finds.
 * @throws When the two cannot be merged; all texts are to be indexed anew then.
 */
export async function writeChangedIndex({
	changed,
	formerFolder,
	gone,
	language,
	outputFolder,
}: IndexChange): Promise<number> {
	const before = IndexPart.open((path) => readFileSync(join(formerFolder, path)));
	if (!before) throw new Error('The index before finds no page.');
	const place = (path: string, content?: Buffer) => {
		const file = join(outputFolder, path);
		mkdirSync(dirname(file), { recursive: true });
		if (content) writeFileSync(file, content);
		else linkOrCopy(join(formerFolder, path), file);
	};
	const after =
		changed.size > 0 ? await indexedPart(language, changed, before.summary.fields) : undefined;
	const pageCount = mergeIndexes({
		parts: [
			{ part: before, takes: (url) => !changed.has(url) && !gone.has(url) },
			...(after ? [{ part: after.index, takes: (url: string) => changed.has(url) }] : []),
		],
		before,
		write: place,
	});
	for (const path of filesBelow(formerFolder)) if (isProgram(path)) place(path);
	return pageCount;
}
