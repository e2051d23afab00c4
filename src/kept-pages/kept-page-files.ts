import { createHash, hash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { hasCode } from '../snapshot/error-code.ts';
import { linkOrCopy } from '../snapshot/link-or-copy.ts';
import { partialPath } from '../snapshot/partial-files.ts';
import { type DatedPage, splitAtContentDate, undatedPage } from './content-date.ts';

/**
 * The pages of the last published site, each in two files named for its key: the page as it was published, which is the same
 * file under a second name where the file system allows it, and the facts that the check of the finished site found in it.
 */
export class KeptPageFiles {
	readonly #folder: string;

	constructor(cacheFolder: string) {
		this.#folder = join(cacheFolder, 'pages');
	}

	/** Whether any page is kept. */
	get hasAny(): boolean {
		return existsSync(this.#folder) && readdirSync(this.#folder).length > 0;
	}

	/** The page that is kept under a key; `undefined` where there is none, or it is no longer what it was. */
	page(key: string): DatedPage | undefined {
		try {
			const kept = readFileSync(this.#path(key, 'json'));
			const page = splitAtContentDate(readFileSync(this.#path(key, 'html')));
			if (!page) return undefined;
			const facts = kept.subarray(headerLength);
			return kept.equals(withHeader(pageDigest(page), facts)) ? page : undefined;
		} catch (error) {
			if (hasCode(error, ['ENOENT'])) return undefined;
			throw error;
		}
	}

	/** What was found in the page that is kept under a key; `undefined` where another build has removed it meanwhile. */
	facts(key: string): string | undefined {
		try {
			return readFileSync(this.#path(key, 'json')).subarray(headerLength).toString();
		} catch (error) {
			if (hasCode(error, ['ENOENT'])) return undefined;
			throw error;
		}
	}

	/**
	 * Keeps what was found in a page, whose file is to follow.
	 *
	 * @param page The page as it is published.
	 */
	keepFacts(key: string, page: DatedPage, facts: string): void {
		const path = this.#path(key, 'json');
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(partialPath(path), withHeader(pageDigest(page), Buffer.from(facts)));
		renameSync(partialPath(path), path);
	}

	/** Puts the page that is kept under a key into a file, as it is; `false` where another build has removed it meanwhile. */
	place(key: string, file: string): boolean {
		try {
			linkOrCopy(this.#path(key, 'html'), file);
			return true;
		} catch (error) {
			if (hasCode(error, ['ENOENT'])) return false;
			throw error;
		}
	}

	/** Keeps a page in the file in which it is published. */
	keepPage(key: string, file: string): void {
		const path = this.#path(key, 'html');
		try {
			linkOrCopy(file, path);
		} catch (error) {
			if (!hasCode(error, ['EEXIST', 'ENOENT'])) throw error;
			mkdirSync(dirname(path), { recursive: true });
			rmSync(path, { force: true });
			linkOrCopy(file, path);
		}
	}

	/** Removes every page. */
	clear(): void {
		rmSync(this.#folder, { recursive: true, force: true });
	}

	/** Removes every page but those with the keys. */
	keepOnly(keys: ReadonlySet<string>): void {
		if (!existsSync(this.#folder)) return;
		for (const name of readdirSync(this.#folder)) {
			const folder = join(this.#folder, name);
			for (const file of readdirSync(folder)) {
				const key = name + (file.split('.')[0] ?? '');
				if (!keys.has(key)) rmSync(join(folder, file), { force: true });
			}
			if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
		}
	}

	#path(key: string, extension: 'html' | 'json'): string {
		return join(this.#folder, key.slice(0, 2), `${key.slice(2)}.${extension}`);
	}
}

/** Two digests, each in its line. */
const headerLength = 2 * 44;

function withHeader(digestOfPage: string, facts: Buffer): Buffer {
	return Buffer.concat([
		Buffer.from(`${digestOfPage}\n${hash('sha256', facts, 'base64url')}\n`),
		facts,
	]);
}

/** Of all of the page but the date of its content. */
function pageDigest(page: DatedPage): string {
	const digest = createHash('sha256');
	for (const part of undatedPage(page)) digest.update(part);
	return digest.digest('base64url');
}
