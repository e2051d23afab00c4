import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../content/snapshot/files-below.ts';
import { linkOrCopy } from '../../content/snapshot/link-or-copy.ts';
import { IndexPart } from './index-part.ts';
import { IndexWriter } from './index-writer.ts';
import { mergeIndexes } from './merged-index.ts';
import type { SearchedText } from './searched-text.ts';

/** Matches files that do not depend on the pages: programs in the root of the index. */
const program = /^(?!pagefind-entry\.json$)[^/\\]+(?<!\.pf_meta)$/;
/** Address of a text that no page has. */
const sampleUrl = '';

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
	const pageCount = mergeIndexes({
		before,
		after: changed.size > 0 ? await indexOf(changed, language, before.summary.fields) : undefined,
		stays: (url) => !changed.has(url) && !gone.has(url),
		isAdded: (url) => changed.has(url),
		write: place,
	});
	for (const path of filesBelow(formerFolder)) if (program.test(path)) place(path);
	return pageCount;
}

/**
 * Has Pagefind index some texts.
 *
 * @param fields Names of what is shown of pages, which Pagefind numbers.
 */
async function indexOf(
	texts: ReadonlyMap<string, SearchedText>,
	language: string,
	fields: readonly string[],
): Promise<IndexPart | undefined> {
	const writer = new IndexWriter(language, [...texts.keys()]);
	for (const [url, text] of texts) writer.add(url, text);
	// With all fields in one text they have the same numbers, whatever is shown of these pages.
	const meta = Object.fromEntries(fields.map((field) => [field, field]));
	writer.add(sampleUrl, { content: 'sample', meta, filters: {} });
	const files = new Map((await writer.files()).map(({ content, path }) => [path, content]));
	return IndexPart.open((path) => Buffer.from(files.get(path) ?? []));
}
