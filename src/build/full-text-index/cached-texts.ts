import { join } from 'node:path';
import {
	readChecksummedFile,
	writeChecksummedFile,
} from '../../content/snapshot/checksummed-file.ts';

const fileName = 'texts.tsv';
const lineEnd = Buffer.from('\n');

/**
 * Caches what searches find of pages for the next build.
 *
 * @param texts Texts as JSON, by the keys under which the pages are cached; `null` where that is
 *   nothing.
 */
export function writeCachedTexts(folder: string, texts: Iterable<readonly [string, Buffer]>): void {
	const lines = [...texts].flatMap(([key, json]) => [Buffer.from(`${key}\t`), json, lineEnd]);
	writeChecksummedFile(join(folder, fileName), Buffer.concat(lines));
}

/**
 * Reads what was cached, for `CachedTexts`; nothing where it is damaged. Its memory is its own, and
 * can be handed to a thread.
 */
export function readCachedTexts(folder: string): Uint8Array<ArrayBuffer> {
	return new Uint8Array(readChecksummedFile(join(folder, fileName)) ?? []);
}

/**
 * Holds what searches find of the pages of the build before, by the keys under which these are
 * cached.
 */
export class CachedTexts {
	readonly #content: Buffer;
	readonly #lines = new Map<string, [start: number, end: number]>();

	/** @param content Content of the file, as `readCachedTexts` returns it. */
	constructor(content: Uint8Array<ArrayBuffer>) {
		this.#content = Buffer.from(content.buffer, content.byteOffset, content.length);
		for (let start = 0; start < content.length;) {
			const tab = this.#content.indexOf('\t', start);
			const end = this.#content.indexOf('\n', tab);
			this.#lines.set(this.#content.toString('latin1', start, tab), [tab + 1, end]);
			start = end + 1;
		}
	}

	/** Returns the keys of all cached texts. */
	get keys(): Set<string> {
		return new Set(this.#lines.keys());
	}

	/**
	 * Returns the text as JSON, `null` where searches find nothing of the page; `undefined` where
	 * that is not cached.
	 */
	json(key: string): Buffer | undefined {
		const line = this.#lines.get(key);
		return line && this.#content.subarray(...line);
	}
}
