import type { IndexFile } from 'pagefind';
import { IndexPart } from './index-part.ts';
import { IndexWriter } from './index-writer.ts';
import type { SearchedText } from './searched-text.ts';

/** Holds an index of some texts, which is to be merged with others. */
export interface PartOfTexts {
	index: IndexPart;
	files: readonly IndexFile[];
}

/** Address of a text that no page has. */
const sampleUrl = '';

/** Returns whether a page of a part is one of the guide, by its address. */
export function isOfGuide(url: string): boolean {
	return url !== sampleUrl;
}

/**
 * Has Pagefind index some texts.
 *
 * @param language Language of the texts (BCP 47).
 * @param texts Texts by the addresses of their pages.
 * @param fields Names of what is shown of pages, which Pagefind numbers.
 * @throws When the index cannot be made, or is not as it is known.
 */
export async function indexedPart(
	language: string,
	texts: Iterable<readonly [string, SearchedText]>,
	fields: Iterable<string>,
): Promise<PartOfTexts> {
	const writer = new IndexWriter(language, []);
	for (const [url, text] of texts) writer.add(url, text);
	return endedPart(writer, fields);
}

/** Makes the index of the texts that were added to a writer, as `indexedPart` does. */
export async function endedPart(
	writer: IndexWriter,
	fields: Iterable<string>,
): Promise<PartOfTexts> {
	// With all fields in one text they have the same numbers, whatever is shown of these pages.
	const meta = Object.fromEntries(Array.from(fields, (field) => [field, field]));
	writer.add(sampleUrl, { content: 'sample', meta, filters: {} });
	const files = await writer.files();
	const byPath = new Map(files.map(({ content, path }) => [path, content]));
	const index = IndexPart.open((path) => Buffer.from(byPath.get(path) ?? []));
	if (!index) throw new Error('Pagefind has indexed no text.');
	return { index, files };
}
