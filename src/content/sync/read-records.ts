import type { ContentService, ReadRecord } from '../client/client.ts';
import type { ListedRecord } from '../client/discovery.ts';
import { type DetailOptions, type DetailReading, readDetails } from '../client/read-details.ts';
import { StopRule } from '../client/stop-rule.ts';
import { hourMs } from '../../i18n/durations.ts';
import type { DetailedResource } from '../../records/resource-name.ts';
import type { HeldRecord } from '../snapshot/entry-table.ts';
import { statusReason } from './content-report.ts';
import { readKnown } from './known-records.ts';
import { ListedSpellings } from './listed-spellings.ts';
import type { ListedPage } from './read-lists.ts';
import { isEarlier, type RecordWriter } from './record-writer.ts';

export interface RecordReadingOptions {
	/** Requests under way at once. */
	concurrency: number;
	/** Instant at which this reading began (ISO 8601). */
	readAt: string;
	/**
	 * Instant at which the reading of every record began, where every record is read (ISO 8601).
	 * Those read since, before it was broken off, are read again only if they may have changed; of
	 * all others no word of the service that they have not changed is taken.
	 */
	wholeSince: string | undefined;
	signal: AbortSignal | undefined;
	/** Notes that a record is done; called once for each record. */
	onDone: () => void;
}

/**
 * Maximum number of failures that are tried again: more are no accident that has passed meanwhile.
 */
const maxTriedAgain = 50;

/**
 * Time for which a record without a stated time in the list passes for read now: whoever builds
 * again at once goes on where it was.
 */
const maxReadAgoMs = hourMs;

interface Awaited {
	resource: DetailedResource;
	/** Time of the last change as the list wrote it. */
	updatedAt: string | undefined;
	writer: RecordWriter;
}

type Failure = Extract<DetailReading<unknown>, { outcome: 'failed' }>;

/**
 * Reads those of the listed places and events that are new, or may have changed since they were
 * read; each as soon as it is listed.
 *
 * What fails is tried once more when all others are done: the service may have been started anew
 * meanwhile.
 *
 * @throws {ContentServiceError} When the token may read nothing any more, or the service is down:
 *   see `StopRule`.
 */
export async function readRecords(
	service: ContentService,
	pages: AsyncIterable<ListedPage>,
	writers: Readonly<Record<DetailedResource, RecordWriter>>,
	options: RecordReadingOptions,
): Promise<void> {
	/** Records that are being read, or could not be, for whatever reason. */
	const awaited = new Map<string, Awaited>();
	const spellings = new ListedSpellings();
	const rules = { places: stopRule('places'), events: stopRule('events') };
	let failed = await readAll(changed(), judge);
	if (failed.length <= maxTriedAgain) {
		const again = failed.map(({ id }) => id);
		// What fails once more is judged when all is done.
		failed = await readAll(again, (reading) =>
			reading.outcome === 'failed' ? undefined : judge(reading),
		);
	}
	for (const resource of ['places', 'events'] as const) {
		const hasFailed = failed.some(({ id }) => awaited.get(id)?.resource === resource);
		await rules[resource].conclude(hasFailed);
	}
	for (const { error, id } of failed) {
		awaited.get(id)?.writer.keepEarlier(id, 'could not be read', error.message);
		options.onDone();
	}

	async function* changed(): AsyncGenerator<string> {
		for await (const { records, resource } of pages) {
			const writer = writers[resource];
			for (const listed of records) {
				const record = withoutToken(listed);
				spellings.add(record);
				const held = writer.held(record.id);
				if (held && isUnchanged(record, held, options)) {
					writer.noteUnchanged(record.id, held);
					options.onDone();
				} else {
					awaited.set(record.id, { resource, updatedAt: record.updatedAt, writer });
					yield record.id;
				}
			}
		}
	}

	/**
	 * Returns a listed record without its time where the time holds the token: it then says nothing.
	 */
	function withoutToken({ updatedAt, ...record }: ListedRecord): ListedRecord {
		const isKept = updatedAt !== undefined && !service.holdsToken(updatedAt);
		return isKept ? { ...record, updatedAt } : record;
	}

	async function get(id: string): Promise<ReadRecord | undefined> {
		const { resource, updatedAt, writer } = awaitedRecord(id);
		const held = writer.held(id);
		const known = held && isReadSince(held, options.wholeSince) ? held.version : undefined;
		const listedId = spellings.of(id);
		const response = await service.getIfChanged(resource, listedId, known ?? {});
		// The list knows of a later version: that there is none says a cache.
		const isStale = response === undefined && isEarlier(known?.updatedAt, updatedAt);
		return isStale ? service.getUncached(resource, listedId) : response;
	}

	function stopRule(resource: DetailedResource): StopRule {
		return new StopRule(() => readKnown(service, resource, knownIds(resource)));
	}

	function* knownIds(resource: DetailedResource): Generator<string> {
		for (const id of writers[resource].heldIds()) {
			if (!awaited.has(id) && spellings.isKnown(id)) yield spellings.of(id);
		}
	}

	async function judge(reading: DetailReading<unknown>): Promise<void> {
		await rules[awaitedRecord(reading.id).resource].judge(reading);
	}

	async function readAll(
		ids: Iterable<string> | AsyncIterable<string>,
		judgeReading: DetailOptions['judge'],
	): Promise<Failure[]> {
		const failures: Failure[] = [];
		const { concurrency, signal } = options;
		const detailOptions = { concurrency, judge: judgeReading, signal };
		for await (const reading of readDetails(ids, get, detailOptions)) {
			if (reading.outcome === 'failed') {
				failures.push(reading);
				continue;
			}
			take(reading, awaitedRecord(reading.id));
			if (reading.outcome === 'read') awaited.delete(reading.id);
			options.onDone();
		}
		return failures;
	}

	function awaitedRecord(id: string): Awaited {
		const record = awaited.get(id);
		if (!record) throw new Error(`${id} was read, and nobody asked for it.`);
		return record;
	}
}

function take(
	reading: Exclude<DetailReading<ReadRecord | undefined>, Failure>,
	{ updatedAt, writer }: Awaited,
): void {
	const { id } = reading;
	if (reading.outcome === 'absent') {
		writer.leaveOut(id, statusReason(reading.status), reading.error.message);
	} else if (reading.resource) {
		const { record, validators } = reading.resource;
		writer.add(id, record, { ...validators, updatedAt });
	} else {
		const held = writer.held(id);
		if (held) writer.confirm(id, held, updatedAt);
	}
}

function isUnchanged(
	{ updatedAt }: ListedRecord,
	held: HeldRecord,
	{ readAt, wholeSince }: Pick<RecordReadingOptions, 'readAt' | 'wholeSince'>,
): boolean {
	if (updatedAt !== held.version.updatedAt || !isReadSince(held, wholeSince)) return false;
	if (updatedAt !== undefined) return true;
	return wholeSince !== undefined && Date.parse(readAt) - Date.parse(held.readAt) <= maxReadAgoMs;
}

function isReadSince({ readAt }: HeldRecord, instant: string | undefined): boolean {
	return instant === undefined || readAt >= instant;
}
