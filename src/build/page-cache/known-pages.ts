import { type BigIntStats, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentDate } from './content-date.ts';
import type { PageOfBuild } from './page-of-build.ts';
import type { PageFiles } from './verified-page.ts';
import { sizeAndTime, statsOf } from './size-and-time.ts';
import { readChecksummedLines, writeChecksummedLines } from './checksummed-lines.ts';

interface KnownPage {
	date: ContentDate;
	/** Sizes of its files, and when each was last changed. */
	files: string;
	/** Key of the input, as in `PageOfBuild`; empty where there is none. */
	inputKey: string;
}

type NotedPage = Pick<PageOfBuild, 'key' | 'inputKey' | 'date'> & { files: PageFiles };

/**
 * Holds the pages that the last build of a whole guide has cached, with the size and time of their
 * files: a page whose files have the same need not be read.
 *
 * It has a file of its own. Where that is missing or damaged no page is known.
 */
export class KnownPages {
	readonly #path: string;
	#read: ReadonlyMap<string, KnownPage> | undefined;
	#keys: ReadonlyMap<string, string> | undefined;
	/** File states of pages that are as the last build left them, by key. */
	readonly #same = new Map<string, string>();

	constructor(cacheFolder: string) {
		// Not in the folder of the pages: those of several machines come into one.
		this.#path = join(cacheFolder, 'known-pages.tsv');
	}

	/** Returns the number of known pages. */
	get count(): number {
		return this.#pages.size;
	}

	/**
	 * Returns the date of the content of a page whose files have not changed; `undefined` where that
	 * is not known.
	 */
	dateOf(key: string, files: PageFiles): ContentDate | undefined {
		const known = this.#pages.get(key);
		if (known?.files !== sizesAndTimes(statsOfPage(files))) return undefined;
		this.#same.set(key, known.files);
		return known.date;
	}

	/**
	 * Returns the key of the page that was made from the input of a key; `undefined` where that is
	 * not known.
	 */
	keyMadeFrom(inputKey: string): string | undefined {
		this.#keys ??= new Map([...this.#pages].map(([key, known]) => [known.inputKey, key]));
		return this.#keys.get(inputKey);
	}

	/** Notes that a page has been put in the place of the one with this key. */
	forget(key: string): void {
		this.#same.delete(key);
	}

	/**
	 * Notes pages for the next build, and no others. A page that was changed after its facts were
	 * found is left out: only reading it can show whether it is still the same.
	 */
	note(pages: Iterable<NotedPage>): void {
		const lines: string[] = [];
		for (const { date, files, inputKey = '', key } of pages) {
			const known = this.#same.get(key) ?? unchangedSinceFound(files);
			if (known !== undefined) lines.push([key, date.day, date.text, known, inputKey].join('\t'));
		}
		writeChecksummedLines(this.#path, lines);
	}

	/** Forgets all of them. */
	clear(): void {
		this.#read = undefined;
		this.#keys = undefined;
		this.#same.clear();
		rmSync(this.#path, { force: true });
	}

	get #pages(): ReadonlyMap<string, KnownPage> {
		return (this.#read ??= readKnownPages(this.#path));
	}
}

function readKnownPages(path: string): Map<string, KnownPage> {
	return new Map(
		readChecksummedLines(path).map((line) => {
			const [key = '', day = '', text = '', files = '', inputKey = ''] = line.split('\t');
			return [key, { date: { day, text }, files, inputKey }];
		}),
	);
}

interface PageStats {
	html: BigIntStats | undefined;
	facts: BigIntStats | undefined;
	twin: BigIntStats | undefined;
}

function unchangedSinceFound(files: PageFiles): string | undefined {
	const stats = statsOfPage(files);
	const { facts, html, twin } = stats;
	if (!html || !facts || html.mtimeNs > facts.mtimeNs) return undefined;
	if (twin && twin.mtimeNs > facts.mtimeNs) return undefined;
	return sizesAndTimes(stats);
}

function statsOfPage({ facts, html, twin }: PageFiles): PageStats {
	return { html: statsOf(html), facts: statsOf(facts), twin: statsOf(twin) };
}

function sizesAndTimes({ facts, html, twin }: PageStats): string {
	return [html, facts, twin].map(sizeAndTime).join();
}
