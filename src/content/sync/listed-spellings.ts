import type { ListedRecord } from '../client/discovery.ts';

/**
 * Holds how the lists write the ids of records: the records are asked for by these spellings.
 */
export class ListedSpellings {
	readonly #listedIds = new Map<string, string>();
	#areUsual = true;

	add({ id, listedAs }: ListedRecord): void {
		this.#listedIds.set(id, listedAs ?? id);
		if (listedAs !== undefined) this.#areUsual = false;
	}

	of(id: string): string {
		return this.#listedIds.get(id) ?? id;
	}

	/**
	 * Returns whether it is known how an id is written. Where lists write some ids in capitals,
	 * nobody knows how those are written that are still to come.
	 */
	isKnown(id: string): boolean {
		return this.#areUsual || this.#listedIds.has(id);
	}
}
