import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFiles } from './verified-page.ts';

/** Ending of the empty file that says of which digest pages are cached. */
const markEnding = '.mark';

/**
 * Manages the folder of the cached pages: names their files, and removes those of pages that
 * are no more.
 */
export class CachedPageFolder {
	readonly #folder: string;

	constructor(cacheFolder: string) {
		this.#folder = join(cacheFolder, 'pages');
	}

	/** Returns the paths of the files of a page. */
	files(key: string): PageFiles {
		const path = join(this.#folder, key.slice(0, 2), key.slice(2));
		return { html: `${path}.html`, facts: `${path}.json`, twin: `${path}.jsonld` };
	}

	/** Returns the path of the file that says that pages of a digest are cached. */
	mark(siteDigest: string): string {
		return join(this.#folder, `${siteDigest}${markEnding}`);
	}

	/** Removes every page. */
	clear(): void {
		rmSync(this.#folder, { recursive: true, force: true });
	}

	/** Removes every page but those with the keys, which are all of one digest. */
	removeAllBut(keys: ReadonlySet<string>, siteDigest: string): void {
		if (!existsSync(this.#folder)) return;
		for (const name of readdirSync(this.#folder)) {
			const folder = join(this.#folder, name);
			if (name.endsWith(markEnding)) {
				if (folder !== this.mark(siteDigest)) rmSync(folder, { force: true });
				continue;
			}
			for (const file of readdirSync(folder)) {
				const key = name + (file.split('.')[0] ?? '');
				if (!keys.has(key)) rmSync(join(folder, file), { force: true });
			}
			if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
		}
	}
}
