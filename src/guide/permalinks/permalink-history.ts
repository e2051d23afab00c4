import type { Day } from '../../domain/events/days.ts';
import type { ResourceName } from '../../records/resource-name.ts';
import type { Permalink } from './permalink.ts';

/** Holds every address that the guide has published, and whose it is. */
export class PermalinkHistory {
	readonly #addresses: readonly Permalink[];
	readonly #owners = new Map<string, string>();
	readonly #firstDays = new Map<string, Day>();

	/** @param addresses Addresses, each once. */
	constructor(addresses: readonly Permalink[]) {
		this.#addresses = addresses;
		for (const { firstPublished, id, kind, slug } of addresses) {
			this.#owners.set(`${kind}/${slug}`, id);
			const known = this.#firstDays.get(`${kind}/${id}`);
			if (known === undefined || firstPublished < known) {
				this.#firstDays.set(`${kind}/${id}`, firstPublished);
			}
		}
	}

	/** Returns whether an address is, or once was, that of another record. */
	isForeign(kind: ResourceName, slug: string, id: string): boolean {
		const owner = this.#owners.get(`${kind}/${slug}`);
		return owner !== undefined && owner !== id;
	}

	/**
	 * Returns the day on which the guide first published a page of the record; `undefined` where it
	 * never has.
	 */
	firstPublished(kind: ResourceName, id: string): Day | undefined {
		return this.#firstDays.get(`${kind}/${id}`);
	}

	[Symbol.iterator](): Iterator<Permalink> {
		return this.#addresses[Symbol.iterator]();
	}
}

/** Memory of a guide that has published nothing yet. */
export const noPermalinks = new PermalinkHistory([]);
