import { hash } from 'node:crypto';

/** Number of letters and digits that names have at least, behind their language. */
const nameLength = 7;

/** Names files of a folder by their contents, in their order, as Pagefind does. */
export class FileNames {
	readonly #language: string;
	readonly #step: number;
	readonly #taken = new Set<string>();

	/** @param step Number of letters by which a name is longer than one that is taken. */
	constructor(language: string, step: number) {
		this.#language = language;
		this.#step = step;
	}

	/** Returns a name for a file: the shortest that none before has. */
	nameOf(digest: string): string {
		let length = nameLength;
		const name = () => `${this.#language}_${digest.slice(0, length)}`;
		while (this.#taken.has(name()) && length < digest.length) length += this.#step;
		this.#taken.add(name());
		return name();
	}
}

/** Returns the name of the summary, of which there is one. */
export function summaryName(language: string, content: Buffer): string {
	const length = language.length + 1 + nameLength;
	return `${language}_${digestOfFile(content).slice(0, length)}`;
}

/** Returns a digest as Pagefind writes it: without the zeros with which bytes begin. */
export function digestOfFile(content: Buffer): string {
	const bytes = hash('sha1', content, 'buffer');
	return Array.from(bytes, (byte) => byte.toString(16)).join('');
}
