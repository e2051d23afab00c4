import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { hasCode } from '../snapshot/error-code.ts';
import { twinFile } from '../structured-data/twin-file.ts';
import { linkOrCopy } from '../snapshot/link-or-copy.ts';
import { partialPath } from '../snapshot/partial-files.ts';
import { contentDateIn, type DatedPage, splitAtContentDate } from './content-date.ts';
import { pageDigest, provedFacts, readProvedFacts } from './proved-facts.ts';

/** A page that is kept. */
export interface KeptPage {
	/** That with the date of its content. */
	element: string;
	/** All of it; `undefined` where it is no longer what it was. */
	parts: () => DatedPage | undefined;
}

/**
 * The pages of the last published site, each in files named for its key: the page as it was published and its data, which are the
 * same files under a second name where the file system allows it, and the facts that the check of the finished site found in it.
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

	/**
	 * The page that is kept under a key; `undefined` where there is none, or it is no longer what it was.
	 *
	 * What was found in it was written after it: a page that is older still is not read to be proved.
	 */
	page(key: string): KeptPage | undefined {
		const file = this.#path(key, 'html');
		const facts = this.#path(key, 'json');
		const parts = () => splitAtContentDate(readFileSync(file));
		try {
			const proof = readProvedFacts(readFileSync(facts))?.proof;
			if (!proof) return undefined;
			const element = isNewer(file, facts) ? undefined : contentDateIn(file, proof);
			if (element !== undefined) return { element, parts };
			const page = parts();
			if (!page || pageDigest(page) !== proof.digest) return undefined;
			this.#dropTwinNewerThan(facts, key);
			touch(facts);
			return { element: page.element, parts: () => page };
		} catch (error) {
			if (hasCode(error, ['ENOENT'])) return undefined;
			throw error;
		}
	}

	/** What was found in the page that is kept under a key; `undefined` where it is gone or damaged meanwhile. */
	facts(key: string): string | undefined {
		try {
			return readProvedFacts(readFileSync(this.#path(key, 'json')))?.facts;
		} catch (error) {
			if (hasCode(error, ['ENOENT'])) return undefined;
			throw error;
		}
	}

	/**
	 * Keeps what was found in a page, whose file is to follow. One that is there goes: it is of an earlier drawing, and these facts,
	 * which are newer, would prove it whatever has become of it.
	 *
	 * @param page The page as it is published.
	 */
	keepFacts(key: string, page: DatedPage, facts: string): void {
		const path = this.#path(key, 'json');
		mkdirSync(dirname(path), { recursive: true });
		for (const earlier of ['html', 'jsonld'] as const) {
			rmSync(this.#path(key, earlier), { force: true });
		}
		writeFileSync(partialPath(path), provedFacts(page, facts));
		renameSync(partialPath(path), path);
	}

	/** Notes that a page has been written since something was found in it, and nobody has changed it. */
	noteWritten(key: string): void {
		touch(this.#path(key, 'json'));
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

	/**
	 * Puts the data of the page that is kept under a key beside it, as they are; does nothing where there are none, or somebody
	 * has changed them since.
	 */
	placeTwin(key: string, page: string): void {
		const kept = this.#path(key, 'jsonld');
		try {
			if (!isNewer(kept, this.#path(key, 'json'))) linkOrCopy(kept, twinOf(page));
		} catch (error) {
			if (!hasCode(error, ['ENOENT'])) throw error;
		}
	}

	/** Keeps a page in the file in which it is published. */
	keepPage(key: string, file: string): void {
		keep(file, this.#path(key, 'html'));
	}

	/** Keeps the data of a page that is published, where there are some beside it. */
	keepTwin(key: string, page: string): void {
		try {
			keep(twinOf(page), this.#path(key, 'jsonld'));
		} catch (error) {
			if (!hasCode(error, ['ENOENT'])) throw error;
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

	/** Data are not proved by what was found in the page, but by their age alone. */
	#dropTwinNewerThan(facts: string, key: string): void {
		const twin = this.#path(key, 'jsonld');
		if (existsSync(twin) && isNewer(twin, facts)) rmSync(twin, { force: true });
	}

	#path(key: string, extension: 'html' | 'json' | 'jsonld'): string {
		return join(this.#folder, key.slice(0, 2), `${key.slice(2)}.${extension}`);
	}
}

function keep(file: string, kept: string): void {
	try {
		linkOrCopy(file, kept);
	} catch (error) {
		if (!hasCode(error, ['EEXIST', 'ENOENT'])) throw error;
		mkdirSync(dirname(kept), { recursive: true });
		rmSync(kept, { force: true });
		linkOrCopy(file, kept);
	}
}

function twinOf(page: string): string {
	return join(dirname(page), twinFile);
}

function touch(file: string): void {
	const now = new Date();
	utimesSync(file, now, now);
}

function isNewer(file: string, other: string): boolean {
	const [one, two] = [file, other].map((path) => statSync(path, { bigint: true }).mtimeNs);
	return one === undefined || two === undefined || one > two;
}
