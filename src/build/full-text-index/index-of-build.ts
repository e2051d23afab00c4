import { hash } from 'node:crypto';
import { join } from 'node:path';
import { moduleDigest } from '../../content/sync/module-digest.ts';
import { compareTexts } from '../../i18n/text-order.ts';
import { IndexWriter } from './index-writer.ts';
import { cachedDigests, writeCachedDigests, CachedIndex } from './cached-index.ts';
import { type CachedTexts, writeCachedTexts } from './cached-texts.ts';
import type { SearchedText } from './searched-text.ts';

export interface IndexSettings {
	/** Language of the texts (BCP 47). */
	language: string;
	/** Holds the index between builds, and nothing else. */
	cacheFolder: string;
	/** Whether it is made anew, whatever is in the cache. */
	isMadeAnew: boolean;
	/** Whether other texts than in the build before are likely. */
	isLikelyToChange: boolean;
}

/** Holds what searches find of a page. */
export interface PageToSearch {
	/** URL from the root of the guide. */
	url: string;
	/** Key of the page in the page cache; absent where the cache does not take it. */
	key: string | undefined;
	/** Text of the page; absent where searches find nothing of it. */
	text: SearchedText | undefined;
}

export interface BuiltIndex {
	/** Whether it is that of the build before. */
	isRestored: boolean;
	/** Number of pages it finds; 0 where it was restored. */
	pageCount: number;
}

/** Path of the module that writes the index, from the folder of the package. */
const writingModule = join('src', 'build', 'full-text-index', 'index-writer.ts');
const nothing = Buffer.from('null');

/**
 * Makes the full-text index of a build, or restores that of the build before if the texts are the
 * same.
 *
 * Where pages are known ahead, Pagefind is started with the first text that the build before did
 * not have, or at once where one is likely; until then texts wait.
 */
export class IndexOfBuild {
	readonly #settings: IndexSettings;
	readonly #madeBy: string;
	readonly #digestsBefore: ReadonlyMap<string, string>;
	readonly #digests = new Map<string, string>();
	/** Texts for the cache, as JSON, by the keys of the pages. */
	readonly #textsToCache = new Map<string, Buffer>();
	/** Texts that Pagefind has not been given, by URL; as UTF-8 they take the least memory. */
	readonly #waiting = new Map<string, Buffer>();
	#expected: ReadonlySet<string> = new Set();
	#writer: IndexWriter | undefined;

	constructor(settings: IndexSettings) {
		const { isMadeAnew, cacheFolder, language } = settings;
		this.#settings = settings;
		this.#madeBy = moduleDigest(writingModule, language);
		this.#digestsBefore = isMadeAnew ? new Map() : cachedDigests(cacheFolder, this.#madeBy);
	}

	/**
	 * Notes which pages may have texts.
	 * @param urls Addresses of pages that may have texts, from the root of the guide.
	 */
	expect(urls: readonly string[]): void {
		this.#expected = new Set(urls);
		if (urls.length === 0 || this.#digestsBefore.size === 0) return;
		const isOneGone = [...this.#digestsBefore.keys()].some((url) => !this.#expected.has(url));
		if (isOneGone || this.#settings.isLikelyToChange) this.#begin();
	}

	/** Adds a page; the order in which pages come does not matter. */
	add({ key, text, url }: PageToSearch): void {
		this.#take(url, key, Buffer.from(JSON.stringify(text ?? null)));
	}

	/**
	 * Adds a page that was restored from the page cache.
	 *
	 * @throws When its text is not in the cache.
	 */
	addRestored(url: string, key: string, cachedTexts: CachedTexts): void {
		const json = cachedTexts.json(key);
		if (!json) throw new Error(`The text of ${url} is not kept.`);
		this.#take(url, key, json);
	}

	/**
	 * Makes the index of the pages that were added, and writes it.
	 * @throws When it cannot be made.
	 */
	async make(outputFolder: string): Promise<BuiltIndex> {
		const { isMadeAnew, cacheFolder } = this.#settings;
		const digests = [...this.#digests].sort(byUrl);
		const digest = hash('sha256', JSON.stringify([this.#madeBy, digests]), 'hex').slice(0, 32);
		const cachedIndex = new CachedIndex(cacheFolder);
		if (!isMadeAnew && cachedIndex.restore(digest, outputFolder)) {
			await this.#writer?.abandon();
			writeCachedTexts(cacheFolder, this.#textsToCache);
			return { isRestored: true, pageCount: 0 };
		}
		const writer = this.#begin();
		for (const [url, text] of [...this.#waiting].sort(byUrl)) writer.add(url, textFrom(text));
		const pageCount = await writer.write(outputFolder);
		cachedIndex.store(digest, outputFolder);
		writeCachedDigests(cacheFolder, this.#madeBy, digests);
		writeCachedTexts(cacheFolder, this.#textsToCache);
		return { isRestored: false, pageCount };
	}

	#take(url: string, key: string | undefined, json: Buffer): void {
		if (key !== undefined) this.#textsToCache.set(key, json);
		if (json.equals(nothing)) return;
		const digest = hash('sha256', json, 'base64url');
		this.#digests.set(url, digest);
		if (this.#writer && this.#expected.has(url)) {
			this.#writer.add(url, textFrom(json));
			return;
		}
		this.#waiting.set(url, json);
		if (this.#expected.size > 0 && this.#digestsBefore.get(url) !== digest) this.#begin();
	}

	#begin(): IndexWriter {
		if (this.#writer) return this.#writer;
		const writer = new IndexWriter(this.#settings.language, [...this.#expected]);
		for (const [url, text] of this.#waiting) {
			if (!this.#expected.has(url)) continue;
			writer.add(url, textFrom(text));
			this.#waiting.delete(url);
		}
		this.#writer = writer;
		return writer;
	}
}

function textFrom(json: Buffer): SearchedText {
	// Written by `add`, in this build or an earlier one.
	return JSON.parse(json.toString()) as SearchedText;
}

function byUrl([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
	return compareTexts(one, other);
}
