import { hash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { moduleDigest } from '../../content/sync/module-digest.ts';
import { cachedDigests, writeCachedDigests, CachedIndex } from './cached-index.ts';
import { byUrl, ChangedTexts } from './changed-texts.ts';
import { writeChangedIndex } from './changed-index.ts';
import { IndexInParts } from './index-in-parts.ts';
import { type CachedTexts, writeCachedTexts } from './cached-texts.ts';
import type { SearchedText } from './searched-text.ts';

export interface IndexSettings {
	/** Language of the texts (BCP 47). */
	language: string;
	/** Holds the index between builds, and nothing else. */
	cacheFolder: string;
	/** Whether it is made anew, whatever is in the cache. */
	isMadeAnew: boolean;
	/** Whether so many texts are likely to be others than before that all are indexed anew. */
	isLikelyMadeAnew: boolean;
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
	/** Number of pages that were indexed for it. */
	indexedCount: number;
}

/** Path of this module, which imports all that makes an index, from the folder of the package. */
const writingModule = join('src', 'build', 'full-text-index', 'index-of-build.ts');
const nothing = Buffer.from('null');

/**
 * Makes the full-text index of a build: restores that of the build before if the texts are the
 * same, changes it where few are others, and has Pagefind index all of them else.
 *
 * Where pages are known ahead, Pagefind is started for all texts as soon as too many are others, or
 * at once where that is likely; until then texts wait.
 */
export class IndexOfBuild {
	readonly #settings: IndexSettings;
	readonly #madeBy: string;
	readonly #texts: ChangedTexts;
	/** Texts for the cache, as JSON, by the keys of the pages. */
	readonly #textsToCache = new Map<string, Buffer>();
	/** Texts as JSON, by URL; as UTF-8 they take the least memory. */
	readonly #jsons = new Map<string, Buffer>();
	#expected: ReadonlySet<string> = new Set();
	/** Writes the index of all texts. */
	#writer: IndexInParts | undefined;

	constructor(settings: IndexSettings) {
		const { isMadeAnew, cacheFolder, language } = settings;
		this.#settings = settings;
		this.#madeBy = moduleDigest(writingModule, language);
		const before = isMadeAnew ? undefined : cachedDigests(cacheFolder, this.#madeBy);
		this.#texts = new ChangedTexts(before ?? new Map());
	}

	/**
	 * Notes which pages may have texts.
	 * @param urls Addresses of pages that may have texts, from the root of the guide.
	 */
	expect(urls: readonly string[]): void {
		this.#expected = new Set(urls);
		this.#texts.expect(this.#expected);
		if (urls.length === 0 || !this.#texts.isChange) return;
		if (this.#settings.isLikelyMadeAnew || !this.#texts.areFew) this.#begin();
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
		this.#texts.end();
		const { digests } = this.#texts;
		const digest = this.#digestOf(digests);
		const cachedIndex = new CachedIndex(cacheFolder);
		if (!isMadeAnew && cachedIndex.restore(digest, outputFolder)) {
			await this.#writer?.abandon();
			writeCachedTexts(cacheFolder, this.#textsToCache);
			return { isRestored: true, pageCount: 0, indexedCount: 0 };
		}
		const made =
			(await this.#change(cachedIndex, outputFolder)) ?? (await this.#makeAnew(outputFolder));
		cachedIndex.store(digest, outputFolder);
		writeCachedDigests(cacheFolder, this.#madeBy, digests);
		writeCachedTexts(cacheFolder, this.#textsToCache);
		return made;
	}

	/** Changes the index of the build before; `undefined` where all texts are to be indexed. */
	async #change(cachedIndex: CachedIndex, outputFolder: string): Promise<BuiltIndex | undefined> {
		const { areFew, digestsBefore, gone, isChange } = this.#texts;
		const formerFolder =
			isChange && areFew ? cachedIndex.folderOf(this.#digestOf(digestsBefore)) : undefined;
		if (formerFolder === undefined) return undefined;
		const changed = new Map(
			this.#texts.changed.map((url) => [url, textFrom(this.#jsons.get(url))] as const),
		);
		await this.#writer?.abandon();
		this.#writer = undefined;
		const { language } = this.#settings;
		try {
			const change = { changed, formerFolder, gone, language, outputFolder };
			const pageCount = await writeChangedIndex(change);
			return { isRestored: false, pageCount, indexedCount: changed.size };
		} catch {
			// It may be damaged, or show other fields: the index of all texts does not depend on it.
			rmSync(outputFolder, { recursive: true, force: true });
			return undefined;
		}
	}

	async #makeAnew(outputFolder: string): Promise<BuiltIndex> {
		const writer = this.#begin();
		for (const [url] of [...this.#jsons].sort(byUrl)) {
			if (!this.#expected.has(url)) writer.add(url);
		}
		const pageCount = await writer.write(outputFolder);
		return { isRestored: false, pageCount, indexedCount: pageCount };
	}

	#take(url: string, key: string | undefined, json: Buffer): void {
		if (key !== undefined) this.#textsToCache.set(key, json);
		if (json.equals(nothing)) return;
		const digest = hash('sha256', json, 'base64url');
		this.#jsons.set(url, json);
		this.#texts.note(url, digest);
		if (this.#writer && this.#expected.has(url)) this.#writer.add(url);
		else if (this.#expected.size > 0 && !this.#texts.areFew) this.#begin();
	}

	#begin(): IndexInParts {
		if (this.#writer) return this.#writer;
		const writer = new IndexInParts({
			language: this.#settings.language,
			urls: [...this.#expected],
			textOf: (url) => textFrom(this.#jsons.get(url)),
		});
		for (const url of this.#jsons.keys()) if (this.#expected.has(url)) writer.add(url);
		this.#writer = writer;
		return writer;
	}

	#digestOf(digests: readonly (readonly [string, string])[]): string {
		return hash('sha256', JSON.stringify([this.#madeBy, digests]), 'hex').slice(0, 32);
	}
}

function textFrom(json: Buffer | undefined): SearchedText {
	// Written by `add`, in this build or an earlier one.
	return JSON.parse(String(json)) as SearchedText;
}
