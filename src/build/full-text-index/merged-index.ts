import { compareTexts } from '../../i18n/text-order.ts';
import { compressed } from './compressed-file.ts';
import { digestOfFile, FileNames, summaryName } from './file-names.ts';
import { entryFile, fragmentPath, type IndexPart } from './index-part.ts';
import {
	addChunk,
	filterBytes,
	type FilterPages,
	type IndexSummary,
	summaryBytes,
} from './index-summary.ts';
import { ChunkWriter, chunkOfWords, type IndexedWord, joinedWord } from './word-chunks.ts';

/** Describes how an index is merged with that of pages that have changed. */
export interface IndexMerge {
	before: IndexPart;
	/** Absent where no page has come or changed. */
	after: IndexPart | undefined;
	/** Returns whether a page of the index before is as it was, by its address. */
	stays: (url: string) => boolean;
	/** Returns whether a page of the other one belongs to the guide, by its address. */
	isAdded: (url: string) => boolean;
	/** Takes in a file as browsers fetch it; without content it is that of the index before. */
	write: (path: string, content?: Buffer) => void;
}

/**
 * Merges two indexes of Pagefind into the one that it would make of all their pages: the files are
 * the same. Those that do not depend on the pages are left to the caller.
 *
 * @returns Number of pages that the index finds.
 * @throws When an index is not as it is known, or does not show the same of its pages.
 */
export function mergeIndexes({ after, before, isAdded, stays, write }: IndexMerge): number {
	const { chunks: formerChunks, fields, filters: formerFilters, version } = before.summary;
	const pages = [
		...before.pages().filter(({ url }) => stays(url)),
		...(after?.pages().filter(({ url }) => isAdded(url)) ?? []),
	].sort((one, other) => compareTexts(one.url, other.url));
	const shown = [...new Set(pages.flatMap((page) => page.fields))].sort(compareTexts);
	if (shown.join('\n') !== fields.join('\n')) {
		throw new Error(`Pages show ${shown.join(', ')}, where they did ${fields.join(', ')}.`);
	}
	const names = new FileNames(before.language, 1);
	const named = pages.map(({ digest, name: formerName, number, part, wordCount }, newNumber) => {
		part.renumber(number, newNumber);
		const name = names.nameOf(digest);
		const isThere = part === before && name === formerName;
		write(fragmentPath(name), isThere ? undefined : part.read(fragmentPath(formerName)));
		return { name, wordCount };
	});
	const summary: IndexSummary = { version, pages: named, chunks: [], filters: [], fields };
	const formerNames = new Set([...formerChunks, ...formerFilters].map(({ name }) => name));
	const folders = {
		index: new FileNames(before.language, 2),
		filter: new FileNames(before.language, 2),
	};
	const writeNamed = (folder: keyof typeof folders, content: Buffer) => {
		const name = folders[folder].nameOf(digestOfFile(content));
		const path = `${folder}/${name}.pf_${folder}`;
		// Names are short: another content may have had this one.
		const isThere = formerNames.has(name) && before.content(path).equals(content);
		write(path, isThere ? undefined : compressed(content));
		return name;
	};
	const chunks = new ChunkWriter((words) => {
		addChunk(summary.chunks, words, writeNamed('index', chunkOfWords(words)));
	});
	for (const word of joinedWords(before.words(), after?.words())) chunks.add(word);
	chunks.end();
	for (const filter of joinedFilters([...before.filters(), ...(after?.filters() ?? [])])) {
		const name = writeNamed('filter', filterBytes(filter));
		summary.filters.push({ filter: filter.filter, name });
	}
	const bytes = summaryBytes(summary);
	const name = summaryName(before.language, bytes);
	write(`pagefind.${name}.pf_meta`, compressed(bytes));
	write(entryFile, before.entryWith(name, pages.length));
	return pages.length;
}

/** Joins the words of two indexes, each in the order of their bytes. */
function* joinedWords(
	some: Generator<IndexedWord, undefined>,
	others: Generator<IndexedWord, undefined> | undefined,
): Generator<IndexedWord> {
	let one = some.next().value;
	let other = others?.next().value;
	while (one ?? other) {
		const order = !one ? 1 : !other ? -1 : Buffer.compare(one.word, other.word);
		if (one && other && order === 0) yield joinedWord(one, other);
		else if (one && order < 0) yield one;
		else if (other) yield other;
		if (order <= 0) one = some.next().value;
		if (order >= 0) other = others?.next().value;
	}
}

/** Joins filters of the same name, and of their values those that have pages, all in order. */
function joinedFilters(filters: readonly FilterPages[]): FilterPages[] {
	const joined = new Map<string, Map<string, number[]>>();
	for (const { filter, values } of filters) {
		const pagesByValue = joined.get(filter) ?? new Map<string, number[]>();
		joined.set(filter, pagesByValue);
		for (const { pages, value } of values) {
			if (pages.length === 0) continue;
			pagesByValue.set(
				value,
				[...(pagesByValue.get(value) ?? []), ...pages].sort((a, b) => a - b),
			);
		}
	}
	return inByteOrder(joined)
		.map(([filter, values]) => ({
			filter,
			values: inByteOrder(values).map(([value, pages]) => ({ value, pages })),
		}))
		.filter(({ values }) => values.length > 0);
}

function inByteOrder<Value>(byText: ReadonlyMap<string, Value>): [string, Value][] {
	return [...byText].sort(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
}
