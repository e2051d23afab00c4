import { CborReader, CborWriter } from './cbor.ts';

/**
 * Number of entries from which on Pagefind ends a chunk, where nothing else is set
 * (`index_chunk_size`).
 */
const chunkSize = 20_000;

/** Describes where a word is on a page. */
export interface Posting {
	/** Number of the page, from 0. */
	page: number;
	/** Whether it is in the text of the page, and not in what is shown of it alone. */
	isInText: boolean;
	/** Number of entries by which the size of a chunk is counted. */
	size: number;
	/** Bytes in which the places are, as Pagefind wrote them. */
	source: Buffer;
	start: number;
	end: number;
}

/** Describes a word of the index, without accents, with the pages that have it. */
export interface IndexedWord {
	/** Bytes of the word in UTF-8, by which words are ordered. */
	word: Buffer;
	postings: Posting[];
	/** Spellings with accents. */
	variants: WordVariant[];
}

interface WordVariant {
	form: Buffer;
	postings: Posting[];
}

/** Reads the words of a chunk, which is a file in `index/`. */
export function wordsOfChunk(chunk: Buffer): IndexedWord[] {
	const reader = new CborReader(chunk);
	reader.array(1);
	const words = reader.list(() => {
		reader.array(3);
		return {
			word: reader.text(),
			postings: postingsFrom(reader),
			variants: reader.list(() => {
				reader.array(2);
				return { form: reader.text(), postings: postingsFrom(reader) };
			}),
		};
	});
	if (!reader.isAtEnd) throw new Error('A chunk of words has more than words.');
	return words;
}

function postingsFrom(reader: CborReader): Posting[] {
	let page = 0;
	return reader.list(() => {
		reader.array(3);
		// Each number is the distance to that of the page before.
		page += reader.integer();
		const start = reader.position;
		const inText = reader.skipIntegers();
		const inMeta = reader.skipIntegers();
		const size = inText + inMeta + 1;
		const [source, end] = [reader.bytes, reader.position];
		return { page, isInText: inText > 0, size, source, start, end };
	});
}

/** Joins what two indexes, with the same numbers of pages, have of a word. */
export function joinedWord(one: IndexedWord, other: IndexedWord): IndexedWord {
	const variants = [...one.variants];
	for (const variant of other.variants) {
		const at = variants.findIndex(({ form }) => form.equals(variant.form));
		const same = variants[at];
		if (same) {
			variants[at] = { ...same, postings: inOrder(same.postings, variant.postings) };
		} else variants.push(variant);
	}
	return { word: one.word, postings: inOrder(one.postings, other.postings), variants };
}

function inOrder(some: readonly Posting[], others: readonly Posting[]): Posting[] {
	return [...some, ...others].sort((one, other) => one.page - other.page);
}

/**
 * Gives the pages of a word their numbers.
 *
 * @param numbers New numbers by the former ones; -1 for pages that the index is to lose.
 * @returns `undefined` where no page has the word any more.
 */
export function renumberedWord(
	{ postings, variants, word }: IndexedWord,
	numbers: Int32Array,
): IndexedWord | undefined {
	const left = renumbered(postings, numbers);
	const variantsLeft = variants
		.map((variant) => ({ form: variant.form, postings: renumbered(variant.postings, numbers) }))
		.filter((variant) => variant.postings.length > 0);
	if (left.length + variantsLeft.length === 0) return undefined;
	return { word, postings: left, variants: variantsLeft };
}

/**
 * Changes the numbers in place: there are millions of them. Their order is another where pages came
 * in another one.
 */
function renumbered(postings: Posting[], numbers: Int32Array): Posting[] {
	for (const posting of postings) posting.page = numbers[posting.page] ?? -1;
	return postings.filter(({ page }) => page >= 0).sort((one, other) => one.page - other.page);
}

/** Gathers words, in their order, into chunks as Pagefind cuts them. */
export class ChunkWriter {
	#words: IndexedWord[] = [];
	#size = 0;
	readonly #onChunk: (words: readonly IndexedWord[]) => void;

	/** @param onChunk Receives the words of each chunk. */
	constructor(onChunk: (words: readonly IndexedWord[]) => void) {
		this.#onChunk = onChunk;
	}

	add(word: IndexedWord): void {
		this.#words.push(word);
		for (const { size } of word.postings) this.#size += size;
		for (const { postings } of word.variants) {
			this.#size++;
			for (const { size } of postings) this.#size += size;
		}
		if (this.#size >= chunkSize) this.end();
	}

	/** Ends the chunk that was begun, if one was. */
	end(): void {
		if (this.#words.length > 0) this.#onChunk(this.#words);
		this.#words = [];
		this.#size = 0;
	}
}

/** Returns the bytes of a chunk, as `wordsOfChunk` reads it. */
export function chunkOfWords(words: readonly IndexedWord[]): Buffer {
	const writer = new CborWriter();
	writer.array(1);
	writer.list(words, ({ postings, variants, word }) => {
		writer.array(3);
		writer.text(word);
		writePostings(writer, postings);
		writer.list([...variants].sort(byFirstPage), (variant) => {
			writer.array(2);
			writer.text(variant.form);
			writePostings(writer, variant.postings);
		});
	});
	return writer.written;
}

/** Orders spellings as Pagefind meets them, page by page, and each text before its title. */
function byFirstPage(one: WordVariant, other: WordVariant): number {
	const [first, another] = [one.postings[0], other.postings[0]];
	if (!first || !another) return 0;
	return (
		first.page - another.page ||
		Number(another.isInText) - Number(first.isInText) ||
		Buffer.compare(one.form, other.form)
	);
}

function writePostings(writer: CborWriter, postings: readonly Posting[]): void {
	let before = 0;
	writer.list(postings, ({ end, page, source, start }) => {
		writer.array(3);
		writer.integer(page - before);
		writer.copy(source, start, end);
		before = page;
	});
}
