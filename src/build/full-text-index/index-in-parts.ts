import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareTexts } from '../../i18n/text-order.ts';
import { IndexWriter } from './index-writer.ts';
import { isProgram } from './index-part.ts';
import { mergeIndexes } from './merged-index.ts';
import { endedPart, indexedPart, isOfGuide, type PartOfTexts } from './part-of-texts.ts';
import type { SearchedText } from './searched-text.ts';

/** Number of texts of a part: Pagefind takes up to 0.4 MB of memory for each of them. */
const maxTextsOfPart = 1_000;

/** Describes how an index is made in parts. */
export interface PartsOfIndex {
	/** Language of the texts (BCP 47). */
	language: string;
	/** Addresses of all pages that may have texts, from the root of the guide, if they are known. */
	urls: readonly string[];
	/** Returns the text of a page that was added, by its address; several times, if need be. */
	textOf: (url: string) => SearchedText;
	/** Number of texts of a part; where there are no more, Pagefind indexes them all at once. */
	partSize?: number;
}

/**
 * Makes the full-text index of many pages in parts, one after the other, and merges these into the
 * one that Pagefind would make of all texts: it keeps what it has read until it has written it.
 */
export class IndexInParts {
	readonly #language: string;
	readonly #textOf: (url: string) => SearchedText;
	readonly #partSize: number;
	/** Addresses in whose order Pagefind is to number the pages, if there is one part. */
	readonly #urls: readonly string[];
	readonly #waiting: string[] = [];
	/** Names of what is shown of pages. */
	readonly #fields = new Set<string>();
	readonly #parts: { urls: readonly string[]; part: PartOfTexts }[] = [];
	#begun: { urls: string[]; writer: IndexWriter } | undefined;
	/** Resolves when the part that is being made is there; absent while texts are taken in. */
	#ending: Promise<void> | undefined;

	constructor({ language, partSize = maxTextsOfPart, textOf, urls }: PartsOfIndex) {
		this.#language = language;
		this.#partSize = partSize;
		this.#urls = urls.length <= partSize ? urls : [];
		this.#textOf = textOf;
	}

	/** Adds a page in the background; what goes wrong is reported by `write`. */
	add(url: string): void {
		this.#waiting.push(url);
		if (!this.#ending) this.#take();
	}

	/**
	 * Writes the index of the pages that were added.
	 *
	 * @returns Number of pages that the index finds.
	 * @throws When it cannot be made.
	 */
	async write(outputFolder: string): Promise<number> {
		const isOnePart = this.#urls.length > 0 || this.#begun === undefined;
		if (this.#parts.length === 0 && !this.#ending && isOnePart) {
			return (this.#begun?.writer ?? this.#newWriter()).write(outputFolder);
		}
		while (this.#ending ?? this.#begun) await (this.#ending ?? this.#end());
		const fields = [...this.#fields].sort(compareTexts);
		const parts: PartOfTexts[] = [];
		for (const { part, urls } of this.#parts) {
			const isNumberedAlike = part.index.summary.fields.length === fields.length;
			parts.push(
				isNumberedAlike ? part : await indexedPart(this.#language, this.#textsOf(urls), fields),
			);
		}
		return writeMerged(parts, outputFolder);
	}

	/** Ends without an index; what goes wrong then makes no difference. */
	async abandon(): Promise<void> {
		this.#waiting.length = 0;
		await this.#ending?.catch(() => undefined);
		await this.#begun?.writer.abandon();
	}

	/** Gives waiting texts to Pagefind, and ends the part where it has all it is to have. */
	#take(): void {
		while (this.#waiting.length > 0 && !this.#ending) {
			this.#begun ??= { urls: [], writer: this.#newWriter() };
			const { urls, writer } = this.#begun;
			for (const url of this.#waiting.splice(0, this.#partSize - urls.length)) {
				const text = this.#textOf(url);
				for (const field of Object.keys(text.meta)) this.#fields.add(field);
				urls.push(url);
				writer.add(url, text);
			}
			if (urls.length < this.#partSize) continue;
			this.#ending = this.#end();
			// Whoever waits for the index meets the error.
			this.#ending.catch(() => undefined);
		}
	}

	async #end(): Promise<void> {
		if (!this.#begun) return;
		const { urls, writer } = this.#begun;
		this.#parts.push({ urls, part: await endedPart(writer, this.#fields) });
		this.#begun = undefined;
		this.#ending = undefined;
		this.#take();
	}

	#newWriter(): IndexWriter {
		return new IndexWriter(this.#language, this.#urls);
	}

	*#textsOf(urls: readonly string[]): Generator<[string, SearchedText]> {
		for (const url of urls) yield [url, this.#textOf(url)];
	}
}

function writeMerged(parts: readonly PartOfTexts[], outputFolder: string): number {
	const place = (path: string, content: Uint8Array = Buffer.from([])) => {
		mkdirSync(dirname(join(outputFolder, path)), { recursive: true });
		writeFileSync(join(outputFolder, path), content);
	};
	const toMerge = parts.map(({ index }) => ({ part: index, takes: isOfGuide }));
	const pageCount = mergeIndexes({ parts: toMerge, write: place });
	for (const { content, path } of parts[0]?.files ?? []) if (isProgram(path)) place(path, content);
	return pageCount;
}
