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

/** Describes which indexes are merged, and of which of their pages. */
export interface IndexMerge {
	parts: readonly PartToMerge[];
	/** Is one of them, whose files need not be written again. */
	before?: IndexPart;
	/** Takes in a file as browsers fetch it; without content it is the one of that. */
	write: (path: string, content?: Buffer) => void;
}

interface PartToMerge {
	part: IndexPart;
	/** Returns whether a page of the part goes into the index, by its address. */
	takes: (url: string) => boolean;
}

/**
 * Merges indexes of Pagefind into the one that it would make of all their pages: the files are the
 * same. Those that do not depend on the pages are left to the caller.
 *
 * @returns Number of pages that the index finds.
 * @throws When an index is not as it is known, or does not show the same of its pages.
 */
export function mergeIndexes({ before, parts, write }: IndexMerge): number {
	const first = parts[0]?.part;
	if (!first) throw new Error('There is no index to merge.');
	const { language } = first;
	const { fields, version } = first.summary;
	const pages = parts
		.flatMap(({ part, takes }) => part.pages().filter(({ url }) => takes(url)))
		.sort((one, other) => compareTexts(one.url, other.url));
	const shown = [...new Set(pages.flatMap((page) => page.fields))].sort(compareTexts);
	for (const { part } of parts) {
		if (shown.join('\n') !== part.summary.fields.join('\n')) {
			const numbered = part.summary.fields.join(', ');
			throw new Error(`Pages show ${shown.join(', ')}, where they did ${numbered}.`);
		}
	}
	const names = new FileNames(language, 1);
	const named = pages.map(({ digest, name: formerName, number, part, wordCount }, newNumber) => {
		part.renumber(number, newNumber);
		const name = names.nameOf(digest);
		const isThere = part === before && name === formerName;
		write(fragmentPath(name), isThere ? undefined : part.read(fragmentPath(formerName)));
		return { name, wordCount };
	});
	const summary: IndexSummary = { version, pages: named, chunks: [], filters: [], fields };
	const { chunks = [], filters = [] } = before?.summary ?? {};
	const formerNames = new Set([...chunks, ...filters].map(({ name }) => name));
	const folders = { index: new FileNames(language, 2), filter: new FileNames(language, 2) };
	const writeNamed = (folder: keyof typeof folders, content: Buffer) => {
		const name = folders[folder].nameOf(digestOfFile(content));
		const path = `${folder}/${name}.pf_${folder}`;
		// Names are short: another content may have had this one.
		const isThere = formerNames.has(name) && before?.content(path).equals(content);
		write(path, isThere ? undefined : compressed(content));
		return name;
	};
	const chunkWriter = new ChunkWriter((words) => {
		addChunk(summary.chunks, words, writeNamed('index', chunkOfWords(words)));
	});
	const words = parts.map(({ part }): Words => part.words()).reduce(joinedWords);
	for (const word of words) chunkWriter.add(word);
	chunkWriter.end();
	for (const filter of joinedFilters(parts.flatMap(({ part }) => part.filters()))) {
		const name = writeNamed('filter', filterBytes(filter));
		summary.filters.push({ filter: filter.filter, name });
	}
	const bytes = summaryBytes(summary);
	const name = summaryName(language, bytes);
	write(`pagefind.${name}.pf_meta`, compressed(bytes));
	write(entryFile, first.entryWith(name, pages.length));
	return pages.length;
}

type Words = Generator<IndexedWord, undefined>;

/** Joins the words of two indexes, each in the order of their bytes. */
function* joinedWords(some: Words, others: Words): Words {
	let one = some.next().value;
	let other = others.next().value;
	while (one ?? other) {
		const order = !one ? 1 : !other ? -1 : Buffer.compare(one.word, other.word);
		if (one && other && order === 0) yield joinedWord(one, other);
		else if (one && order < 0) yield one;
		else if (other) yield other;
		if (order <= 0) one = some.next().value;
		if (order >= 0) other = others.next().value;
	}
	return undefined;
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
