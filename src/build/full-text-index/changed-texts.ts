import { compareTexts } from '../../i18n/text-order.ts';

/**
 * Share of the texts of the index before. Up to it, those that have changed or gone are few: to
 * index them and change that index takes less than to index all texts.
 */
const maxFewShare = 0.25;

/** Compares the texts of a build with those of the index before, by the URLs of their pages. */
export class ChangedTexts {
	readonly #before: ReadonlyMap<string, string>;
	readonly #digests = new Map<string, string>();
	readonly #changed = new Set<string>();
	#goneCount = 0;

	/** @param before Digests of the texts of the index before; none where there is no such index. */
	constructor(before: ReadonlyMap<string, string>) {
		this.#before = before;
	}

	/** Returns whether there is an index before. */
	get isChange(): boolean {
		return this.#before.size > 0;
	}

	/** Notes which pages may have texts: the others have gone. */
	expect(urls: ReadonlySet<string>): void {
		this.#goneCount = [...this.#before.keys()].filter((url) => !urls.has(url)).length;
	}

	/** Notes the digest of the text of a page. */
	note(url: string, digest: string): void {
		this.#digests.set(url, digest);
		if (this.#before.get(url) !== digest) this.#changed.add(url);
	}

	/** Notes that there are no more texts: all other pages have gone. */
	end(): void {
		this.#goneCount = this.gone.size;
	}

	/** Returns the digests of the texts that were noted, in the order of URLs. */
	get digests(): [url: string, digest: string][] {
		return [...this.#digests].sort(byUrl);
	}

	/** Returns the digests of the texts of the index before, in that order. */
	get digestsBefore(): [url: string, digest: string][] {
		return [...this.#before].sort(byUrl);
	}

	/** Returns the URLs of pages whose texts are new or others than before, in their order. */
	get changed(): string[] {
		return [...this.#changed].sort(compareTexts);
	}

	/** Returns the URLs of pages of the index before of which no text was noted. */
	get gone(): Set<string> {
		return new Set([...this.#before.keys()].filter((url) => !this.#digests.has(url)));
	}

	/** Returns whether few texts have changed or gone, as far as they were noted. */
	get areFew(): boolean {
		return this.#changed.size + this.#goneCount <= maxFewShare * this.#before.size;
	}
}

/** Orders what is listed by URLs. */
export function byUrl(
	[one]: readonly [string, unknown],
	[other]: readonly [string, unknown],
): number {
	return compareTexts(one, other);
}
