import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { close, createIndex, type IndexFile, type PagefindIndex } from 'pagefind';
import { z } from 'zod';
import { recompressed } from './compressed-file.ts';
import { endOfPagefind } from './pagefind-process.ts';
import type { SearchedText } from './searched-text.ts';
import { textForPagefind } from './text-for-pagefind.ts';

/** Matches files of interfaces of Pagefind that the guide does not use. */
const unused = /^pagefind-(component-ui|highlight|modular-ui|ui)\.(css|js)$/;
/**
 * Languages whose words `textForPagefind` splits: Pagefind would split them in one way for the
 * index and, in browsers, in another for queries.
 */
const partedHere: ReadonlySet<string> = new Set(['ja', 'zh']);
/** Number of texts that Pagefind is sent at once. */
const batchSize = 100;
/**
 * Maximum number of characters of all texts: beyond it Pagefind’s response would be longer than a
 * string of Node may be, and would never come.
 */
const maxCharacters = 200_000_000;
/**
 * Text of a page without words: Pagefind leaves the page out of the results, but keeps its position
 * among the others.
 */
const noText: SearchedText = { content: '', meta: {}, filters: {} };

const entryFile = 'pagefind-entry.json';
const entrySchema = z.object({
	languages: z.record(z.string(), z.object({ page_count: z.number() })),
});

/**
 * Makes the full-text index of pages by Pagefind, a process of its own; one at a time.
 *
 * The same texts give the same files in whatever order they come. There is a file for each page.
 */
export class IndexWriter {
	readonly #language: string;
	readonly #waiting: [string, SearchedText][];
	#characters = 0;
	#pagefind: Pagefind | undefined;
	#sending: Promise<void> | undefined;

	/**
	 * @param language Language of the texts (BCP 47), by whose rules words are stemmed.
	 * @param urls Addresses of all pages that may have texts, from the root of the guide; those of
	 *   others come behind them.
	 */
	constructor(language: string, urls: readonly string[]) {
		const { language: primary } = new Intl.Locale(language);
		this.#language = partedHere.has(primary) ? 'und' : primary;
		// A text with an address that is known takes the place of the one before: pages keep this
		// order.
		this.#waiting = [...urls].sort().map((url) => [url, noText]);
	}

	/** Adds the text of a page in the background; what goes wrong is reported by `write`. */
	add(url: string, text: SearchedText): void {
		this.#waiting.push([url, text]);
		this.#characters += text.content.length;
		if (this.#sending) return;
		this.#sending = this.#send();
		this.#sending.catch(() => undefined);
	}

	/**
	 * Writes the index of the texts that were added.
	 *
	 * @returns Number of pages that the index finds.
	 * @throws When it cannot be made.
	 */
	async write(outputFolder: string): Promise<number> {
		return writeFiles(await this.files(), outputFolder);
	}

	/**
	 * Returns the files of the index of the texts that were added.
	 * @throws When it cannot be made.
	 */
	async files(): Promise<IndexFile[]> {
		try {
			await (this.#sending ?? this.#send());
			if (this.#characters > maxCharacters) {
				throw new Error(`${this.#characters} characters of texts are too many for one index.`);
			}
			const { whileRunning, index } = this.#begun();
			// To write a file itself Pagefind tries until it can: where there is no room it would never
			// end.
			const { errors, files } = await whileRunning(index.then((made) => made.getFiles()));
			throwFirst(errors);
			return files.filter(({ path }) => !unused.test(path));
		} finally {
			await close();
		}
	}

	/** Ends without an index; what goes wrong then makes no difference. */
	async abandon(): Promise<void> {
		this.#waiting.length = 0;
		await this.#sending?.catch(() => undefined);
		await close();
	}

	async #send(): Promise<void> {
		const { whileRunning, index: creating } = this.#begun();
		const index = await whileRunning(creating);
		while (this.#waiting.length > 0) {
			const texts = this.#waiting
				.splice(0, batchSize)
				.map(([url, text]) =>
					index.addCustomRecord({ url, language: this.#language, ...partedText(text) }),
				);
			const added = await whileRunning(Promise.all(texts));
			throwFirst(added.flatMap(({ errors }) => errors));
		}
		this.#sending = undefined;
	}

	#begun(): Pagefind {
		return (this.#pagefind ??= beginPagefind(this.#language));
	}
}

/** Holds a process of Pagefind. */
interface Pagefind {
	index: Promise<PagefindIndex>;
	/** Waits for what it is asked for, for as long as it runs. */
	whileRunning: <T>(asked: Promise<T>) => Promise<T>;
}

function beginPagefind(language: string): Pagefind {
	const { promise: index, resolve } = Promise.withResolvers<PagefindIndex>();
	const ended = endOfPagefind(() => {
		resolve(newIndex(language));
	});
	// It ends as well when its work is done.
	ended.catch(() => undefined);
	return { index, whileRunning: (asked) => Promise.race([asked, ended]) };
}

function partedText({ content, filters, meta }: SearchedText): SearchedText {
	const parted = Object.entries(meta).map(([name, text]) => [name, textForPagefind(text)] as const);
	return { content: textForPagefind(content), meta: Object.fromEntries(parted), filters };
}

async function newIndex(language: string): Promise<PagefindIndex> {
	const { errors, index } = await createIndex({ forceLanguage: language });
	throwFirst(errors);
	if (!index) throw new Error('Pagefind gave no index.');
	return index;
}

function throwFirst([first]: readonly string[]): void {
	if (first !== undefined) throw new Error(first);
}

/**
 * Writes the files of an index.
 * @returns Number of pages that the index finds, as its files state it.
 */
function writeFiles(files: readonly IndexFile[], folder: string): number {
	let pages = 0;
	for (const { content, path } of files) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), recompressed(path, content));
		if (path === entryFile) pages = pageCount(Buffer.from(content).toString());
	}
	return pages;
}

function pageCount(entry: string): number {
	const { languages } = entrySchema.parse(JSON.parse(entry));
	return Object.values(languages).reduce((sum, { page_count: count }) => sum + count, 0);
}
