import { z } from 'zod';
import { contentOf } from './compressed-file.ts';
import { digestOfFile } from './file-names.ts';
import { type FilterPages, type IndexSummary, readFilter, readSummary } from './index-summary.ts';
import { type IndexedWord, renumberedWord, wordsOfChunk } from './word-chunks.ts';

/** Version of Pagefind whose files are known to be as they are read here. */
const knownVersion = '1.6.0';
/** Holds what browsers load first: it names the summary. */
export const entryFile = 'pagefind-entry.json';
const entrySchema = z.looseObject({
	version: z.literal(knownVersion),
	languages: z.record(z.string(), z.looseObject({ hash: z.string(), page_count: z.number() })),
});
type Entry = z.output<typeof entrySchema>;
const fragmentSchema = z.object({ url: z.string(), meta: z.record(z.string(), z.unknown()) });

/** Matches programs, which are in the root of the index. */
const program = /^(?!pagefind-entry\.json$)[^/\\]+(?<!\.pf_meta)$/;

/** Returns a file of an index as Pagefind wrote it, by its path. */
export type ReadIndexFile = (path: string) => Buffer;

/** Describes a page of an index. */
export interface PageOfPart {
	part: IndexPart;
	/** Number of the page in that index, from 0. */
	number: number;
	url: string;
	/** Name of the file of its text. */
	name: string;
	/** Digest of that, by which it is named. */
	digest: string;
	wordCount: number;
	/** Names of what is shown of it. */
	fields: readonly string[];
}

/** Reads an index of Pagefind of which some pages go into another one. */
export class IndexPart {
	readonly read: ReadIndexFile;
	readonly language: string;
	readonly summary: IndexSummary;
	readonly #entry: Entry;
	/** Numbers of its pages in the other one; -1 for those that are left out. */
	readonly #numbers: Int32Array;

	private constructor(
		read: ReadIndexFile,
		entry: Entry,
		[language, { hash }]: [string, { hash: string }],
	) {
		this.read = read;
		this.language = language;
		this.#entry = entry;
		this.summary = readSummary(this.content(`pagefind.${hash}.pf_meta`));
		this.#numbers = new Int32Array(this.summary.pages.length).fill(-1);
	}

	/**
	 * @returns `undefined` where it finds no page.
	 * @throws When another version of Pagefind made it.
	 */
	static open(read: ReadIndexFile): IndexPart | undefined {
		const entry: unknown = JSON.parse(read(entryFile).toString());
		const [language] = Object.entries(entrySchema.parse(entry).languages);
		// Proved above; what that returns has its members in another order.
		return language && new IndexPart(read, entry as Entry, language);
	}

	/** Returns the content of a compressed file. */
	content(path: string): Buffer {
		return contentOf(this.read(path));
	}

	/** Lists its pages, which its summary has without their addresses. */
	pages(): PageOfPart[] {
		return this.summary.pages.map(({ name, wordCount }, number) => {
			const fragment = this.content(fragmentPath(name));
			const { meta, url } = fragmentSchema.parse(JSON.parse(fragment.toString()));
			const digest = digestOfFile(fragment);
			return { part: this, number, url, name, digest, wordCount, fields: Object.keys(meta) };
		});
	}

	/** Notes the number that a page has in the other index. */
	renumber(number: number, newNumber: number): void {
		this.#numbers[number] = newNumber;
	}

	/** Lists the words of the pages that have numbers, in their order. */
	*words(): Generator<IndexedWord, undefined> {
		for (const { name } of this.summary.chunks) {
			for (const word of wordsOfChunk(this.content(`index/${name}.pf_index`))) {
				const left = renumberedWord(word, this.#numbers);
				if (left) yield left;
			}
		}
		return undefined;
	}

	/** Lists the filters with the pages that have numbers. */
	filters(): FilterPages[] {
		return this.summary.filters.map(({ name }) => {
			const { filter, values } = readFilter(this.content(`filter/${name}.pf_filter`));
			const renumbered = values.map(({ pages, value }) => ({
				value,
				pages: pages.map((page) => this.#numbers[page] ?? -1).filter((page) => page >= 0),
			}));
			return { filter, values: renumbered };
		});
	}

	/** Returns the entry with another summary, in the same order. */
	entryWith(summary: string, pageCount: number): Buffer {
		const { [this.language]: former } = this.#entry.languages;
		const languages = { [this.language]: { ...former, hash: summary, page_count: pageCount } };
		return Buffer.from(JSON.stringify({ ...this.#entry, languages }));
	}
}

/** Returns the path of the text of a page. */
export function fragmentPath(name: string): string {
	return `fragment/${name}.pf_fragment`;
}

/** Returns whether the file at a path does not depend on the pages. */
export function isProgram(path: string): boolean {
	return program.test(path);
}
