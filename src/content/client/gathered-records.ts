import type { ResourceName } from '../../records/resource-name.ts';
import { ListingError } from './errors/response-errors.ts';
import {
	type EntryReading,
	type ListedRecord,
	readEntry,
	type RefusedEntry,
} from './listed-entries.ts';

/**
 * Pages in a row that may bring nothing new: a service may leave out what the token must not see.
 */
const maxBarrenPages = 20;

/** Gathers the records of a list as its pages come in. */
export class GatheredRecords {
	/** Records in the order of the list, each once. */
	readonly records: ListedRecord[] = [];
	readonly refused: RefusedEntry[] = [];
	/** Ids that were listed more than once, each once. */
	readonly repeated = new Set<string>();
	/**
	 * Ids that were listed on more than one page: such records, or others, may have moved while the
	 * list was read.
	 */
	readonly onSeveralPages = new Set<string>();
	/** Entries received, whatever became of them. */
	received = 0;
	readonly #resource: ResourceName;
	readonly #ids = new Set<string>();
	readonly #pages = new Set<string>();
	#barrenPages = 0;

	constructor(resource: ResourceName) {
		this.#resource = resource;
	}

	/** Entries received, but for those that were listed before. */
	get distinct(): number {
		return this.records.length + this.refused.length;
	}

	/**
	 * Returns a text that is the same for two readings that found the same records, and the same
	 * ones more than once.
	 */
	get outline(): string {
		return [...this.records.map(({ id }) => id), '', ...this.repeated].join(' ');
	}

	/**
	 * Returns the records that no page before has listed.
	 *
	 * @throws {ListingError} When the page repeats an earlier one, or too many in a row brought
	 *   nothing new.
	 */
	addPage(entries: readonly unknown[]): ListedRecord[] {
		const readings = entries.map((entry) => readEntry(entry, this.#resource));
		const ids = readings.flatMap((reading) => ('record' in reading ? reading.record.id : []));
		const page = ids.join(' ');
		if (page !== '' && this.#pages.has(page)) {
			throw new ListingError(this.#resource, 'repeated', 'shows the same page more than once');
		}
		this.#pages.add(page);
		for (const id of ids) if (this.#ids.has(id)) this.onSeveralPages.add(id);
		const knownBefore = this.#ids.size;
		for (const reading of readings) this.add(reading, this.received + 1);
		this.#barrenPages = this.#ids.size > knownBefore ? 0 : this.#barrenPages + 1;
		if (this.#barrenPages > maxBarrenPages) {
			const message = `goes on, but its last ${this.#barrenPages} pages hold nothing new`;
			throw new ListingError(this.#resource, 'endless', message);
		}
		return this.records.slice(knownBefore);
	}

	/**
	 * Adds an entry of a page.
	 * @param position Position of the entry in the list, from 1; absent where it comes from a file.
	 */
	add(reading: EntryReading, position?: number): void {
		this.received++;
		if ('refused' in reading) {
			this.refused.push({ ...reading.refused, ...(position === undefined ? {} : { position }) });
		} else if (this.#ids.has(reading.record.id)) {
			this.repeated.add(reading.record.id);
		} else {
			this.#ids.add(reading.record.id);
			this.records.push(reading.record);
		}
	}
}
