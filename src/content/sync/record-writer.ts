import { dayMs } from '../../i18n/durations.ts';
import type { ResourceName } from '../../records/resource-name.ts';
import type { EntryTable, HeldRecord } from '../snapshot/entry-table.ts';
import type { RecordVersion } from '../snapshot/snapshot-format.ts';
import {
	type ContentReport,
	notPublished,
	reportLeftOut,
	reportStale,
	type ResourceReport,
} from './content-report.ts';
import type { EntryReader } from './entry-readers.ts';
import { findingsText, reportFindings } from './record-findings.ts';
import { dayCountInWords } from './sync-policy.ts';

/** Says which earlier versions of records may stand in for what cannot be read well. */
export interface StandIns {
	/**
	 * Instant at which the records of the last snapshot were read or said not to have changed (ISO
	 * 8601); absent where there is none.
	 */
	confirmedAt: string | undefined;
	/** Days after which a version is too old. */
	maxDays: number;
}

/** Takes what became of each record of a resource into the snapshot and the report. */
export class RecordWriter {
	/** Ids of the records that are published. */
	readonly published = new Set<string>();
	readonly report: ResourceReport;
	readonly #name: ResourceName;
	readonly #entries: EntryTable;
	readonly #read: EntryReader;
	readonly #timings: ContentReport['timings'];
	readonly #readAt: string;
	readonly #standIns: StandIns;
	#oldestStale: string | undefined;
	#tooOld = 0;

	constructor(
		name: ResourceName,
		entries: EntryTable,
		{ readAt, resources, timings }: ContentReport,
		read: EntryReader,
		standIns: StandIns,
	) {
		this.report = resources[name];
		this.#name = name;
		this.#entries = entries;
		this.#read = read;
		this.#timings = timings;
		this.#readAt = readAt;
		this.#standIns = standIns;
	}

	/**
	 * Returns until when those are known to be right that stand as they were before: the earliest
	 * such time, as an ISO 8601 instant.
	 */
	get oldestStale(): string | undefined {
		return this.#oldestStale;
	}

	/** Returns the number of records that are left out because their last good version is too old. */
	get tooOld(): number {
		return this.#tooOld;
	}

	/** Returns what is known of the record from an earlier reading. */
	held(id: string): HeldRecord | undefined {
		return this.#entries.held(this.#name, id);
	}

	/**
	 * Returns ids of all records that are known from an earlier reading or have been read now, in
	 * another order each time.
	 */
	heldIds(): Generator<string> {
		return this.#entries.shuffledIds(this.#name);
	}

	/** Takes in a record as it was read now. */
	add(id: string, source: unknown, version: RecordVersion): void {
		this.report.fetched++;
		const startedAt = performance.now();
		const reading = this.#read(source);
		this.#timings.parse = (this.#timings.parse ?? 0) + performance.now() - startedAt;
		if ('unpublished' in reading) {
			this.leaveOut(id, notPublished, reading.unpublished);
			return;
		}
		if (!reading.readable) {
			this.keepEarlier(id, `unreadable: ${reading.reason}`);
			return;
		}
		const { problems, updatedAt, ...entry } = reading.record;
		if (entry.id !== id) {
			this.keepEarlier(id, 'answered with another record', entry.id);
			return;
		}
		const findings = findingsText(reading.dropped, problems);
		const isBehind = isEarlier(updatedAt, version.updatedAt);
		this.#entries.add(this.#name, {
			...entry,
			findings,
			readAt: this.#readAt,
			version: isBehind ? {} : version,
		});
		this.#publish(id, findings);
	}

	/** Takes in that a record has not changed since it was read. */
	noteUnchanged(id: string, { findings }: HeldRecord): void {
		this.report.unchanged++;
		this.#publish(id, findings);
	}

	/** Takes in that the service calls a record unchanged, though the list has another time. */
	confirm(id: string, held: HeldRecord, updatedAt: string | undefined): void {
		this.#entries.setVersion(this.#name, id, { ...held.version, updatedAt });
		this.noteUnchanged(id, held);
	}

	/**
	 * Keeps the last good version of a record that could not be read well while it is young enough;
	 * else the guide does without.
	 */
	keepEarlier(id: string, reason: string, detail?: string): void {
		const held = this.held(id);
		if (held === undefined) {
			reportLeftOut(this.report, reason, id, detail);
			return;
		}
		const lastGoodAt = held.lastGoodAt ?? laterOf(held.readAt, this.#standIns.confirmedAt);
		const days = (Date.parse(this.#readAt) - Date.parse(lastGoodAt)) / dayMs;
		if (days > this.#standIns.maxDays) {
			this.#tooOld++;
			const words = detail === undefined ? reason : `${reason}; ${detail}`;
			this.leaveOut(id, `could not be read for ${dayCountInWords(Math.floor(days))}`, words);
			return;
		}
		this.#entries.setStale(this.#name, id, lastGoodAt);
		this.#oldestStale = earlierOf(lastGoodAt, this.#oldestStale);
		reportStale(this.report, reason, id, held.readAt, detail);
		this.#publish(id, held.findings);
	}

	leaveOut(id: string, reason: string, detail?: string): void {
		reportLeftOut(this.report, reason, id, detail);
	}

	/**
	 * Counts records that are published now; to be called when all lists are proved.
	 *
	 * @param listed Ids of the records that are listed in the end; one that was listed first may have
	 *   been withdrawn meanwhile.
	 */
	finish(listed: ReadonlySet<string>): void {
		for (const id of this.published) if (!listed.has(id)) this.published.delete(id);
		this.report.published = this.published.size;
	}

	/**
	 * Removes records that are not published now from the snapshot; to be called when nothing stops
	 * the sync any more.
	 */
	settle(): void {
		this.#entries.retain(this.#name, this.published);
	}

	#publish(id: string, findings: string): void {
		this.published.add(id);
		reportFindings(this.report, id, findings);
	}
}

/**
 * Returns whether a response is older than the list says it is: it comes from a cache then, and
 * must not pass for the newest version.
 *
 * Of two times of which only one has a fraction the seconds are compared: the other was cut off.
 */
export function isEarlier(updatedAt = '', listedAt = ''): boolean {
	const unitMs = hasFraction(updatedAt) && hasFraction(listedAt) ? 1 : 1000;
	const time = (text: string) => Math.floor(Date.parse(text) / unitMs);
	return updatedAt !== listedAt && time(updatedAt) < time(listedAt);
}

function hasFraction(time: string): boolean {
	return /:\d\d\.\d/.test(time);
}

function earlierOf(instant: string, other = instant): string {
	return other < instant ? other : instant;
}

function laterOf(instant: string, other = ''): string {
	return instant < other ? other : instant;
}
