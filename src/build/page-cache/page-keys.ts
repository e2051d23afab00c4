import { hash } from 'node:crypto';

/** The keys of the pages and files of a build, under which the next one finds them. */
export class PageKeys {
	readonly #siteDigestOf: () => string;
	#siteDigest: string | undefined;

	/** @param siteDigest Asked for once, when the first key is wanted. */
	constructor(siteDigest: () => string) {
		this.#siteDigestOf = siteDigest;
	}

	/** Digest of all that decides what is on a page besides what it shows. */
	get siteDigest(): string {
		return (this.#siteDigest ??= this.#siteDigestOf());
	}

	/**
	 * Returns the key of what is served at a path.
	 *
	 * @param text All that it shows, or is made from.
	 */
	of(path: string, text: string): string {
		return hash('sha256', `${this.siteDigest}\n${path}\n${text}`, 'hex').slice(0, 48);
	}
}
