import { CborReader, CborWriter } from './cbor.ts';
import type { IndexedWord } from './word-chunks.ts';

/** Holds what browsers load of an index before anything else, the file `pagefind.*.pf_meta`. */
export interface IndexSummary {
	/** Version of Pagefind. */
	version: string;
	/** Pages, by whose order they are numbered from 0. */
	pages: { name: string; wordCount: number }[];
	chunks: ChunkOfWords[];
	filters: { filter: string; name: string }[];
	/** Names of what is shown of pages. */
	fields: string[];
}

/** Names the chunk that has the words between two of their beginnings. */
export interface ChunkOfWords {
	from: string;
	to: string;
	name: string;
}

/** Reads a summary. @throws When it is not as Pagefind 1.6.0 writes it for a guide. */
export function readSummary(bytes: Buffer): IndexSummary {
	const reader = new CborReader(bytes);
	const text = () => reader.text().toString();
	reader.array(6);
	const version = text();
	const pages = reader.list(() => {
		reader.array(3);
		const page = { name: text(), wordCount: reader.integer() };
		// Where texts of several pages are in one file, it has another name.
		if (text() !== '') throw new Error('A page has no file of its own.');
		return page;
	});
	const chunks = reader.list(() => {
		reader.array(3);
		return { from: text(), to: text(), name: text() };
	});
	const filters = reader.list(() => {
		reader.array(2);
		return { filter: text(), name: text() };
	});
	// Orders that pages may be sorted by, of which the guide sets none.
	reader.array(0);
	return { version, pages, chunks, filters, fields: reader.list(text) };
}

/** Returns the bytes of a summary, as `readSummary` reads it. */
export function summaryBytes({ chunks, fields, filters, pages, version }: IndexSummary): Buffer {
	const writer = new CborWriter();
	writer.array(6);
	writer.text(version);
	writer.list(pages, ({ name, wordCount }) => {
		writer.array(3);
		writer.text(name);
		writer.integer(wordCount);
		writer.text('');
	});
	writer.list(chunks, ({ from, name, to }) => {
		writer.array(3);
		for (const text of [from, to, name]) writer.text(text);
	});
	writer.list(filters, ({ filter, name }) => {
		writer.array(2);
		for (const text of [filter, name]) writer.text(text);
	});
	writer.array(0);
	writer.list(fields, (field) => {
		writer.text(field);
	});
	return writer.written;
}

/**
 * Adds a chunk behind the others. Between two of them the beginnings are as short as tells them
 * apart.
 */
export function addChunk(
	chunks: ChunkOfWords[],
	words: readonly IndexedWord[],
	name: string,
): void {
	const chunk = {
		from: words[0]?.word.toString() ?? '',
		to: words.at(-1)?.word.toString() ?? '',
		name,
	};
	const before = chunks.at(-1);
	if (before) {
		const [last, first] = [Array.from(before.to), Array.from(chunk.from)];
		const common = first.findIndex((letter, at) => letter !== last[at]);
		const length = (common < 0 ? first.length : common) + 1;
		const to = last.slice(0, length).join('');
		if (Buffer.compare(Buffer.from(to), Buffer.from(before.from)) >= 0) before.to = to;
		chunk.from = first.slice(0, length).join('');
	}
	chunks.push(chunk);
}

/** Holds the pages that a filter lets through, a file in `filter/`. */
export interface FilterPages {
	filter: string;
	values: { value: string; pages: number[] }[];
}

/** Reads a filter. @throws When it is not as Pagefind 1.6.0 writes it. */
export function readFilter(bytes: Buffer): FilterPages {
	const reader = new CborReader(bytes);
	reader.array(2);
	return {
		filter: reader.text().toString(),
		values: reader.list(() => {
			reader.array(2);
			return { value: reader.text().toString(), pages: reader.list(() => reader.integer()) };
		}),
	};
}

/** Returns the bytes of a filter, as `readFilter` reads it. */
export function filterBytes({ filter, values }: FilterPages): Buffer {
	const writer = new CborWriter();
	writer.array(2);
	writer.text(filter);
	writer.list(values, ({ pages, value }) => {
		writer.array(2);
		writer.text(value);
		writer.list(pages, (page) => {
			writer.integer(page);
		});
	});
	return writer.written;
}
