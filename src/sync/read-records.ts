import type { ContentService, ReadRecord } from '../content-service/client.ts';
import type { ListedRecord } from '../content-service/discovery.ts';
import {
	type DetailOptions,
	type DetailReading,
	readDetails,
} from '../content-service/read-details.ts';
import type { HeldRecord } from '../snapshot/snapshot-writer.ts';
import type { DetailedResource, ListedPage } from './read-lists.ts';
import type { RecordWriter } from './record-writer.ts';

export interface RecordReadingOptions {
	/** Requests under way at once. */
	concurrency: number;
	/**
	 * Where every record is read: when that began, as an ISO 8601 instant. Those read since are not read again; of all others no
	 * word of the service that they have not changed is taken.
	 */
	wholeSince: string | undefined;
	signal: AbortSignal | undefined;
	/** Called for each record when it is done. */
	onDone: () => void;
}

/** More failures than this are no accident that has passed meanwhile. */
const mostTriedAgain = 50;

interface Awaited {
	resource: DetailedResource;
	/** As the list wrote it. */
	updatedAt: string | undefined;
	writer: RecordWriter;
}

type Failure = Extract<DetailReading<unknown>, { outcome: 'failed' }>;

/**
 * Reads those of the listed places and events that are new, or may have changed since they were read; each as soon as it is listed.
 *
 * What fails is tried once more when all others are done: the service may have been started anew meanwhile.
 *
 * @throws {ContentServiceError} When the rest would end no other way: see `readDetails`.
 */
export async function readRecords(
	service: ContentService,
	pages: AsyncIterable<ListedPage>,
	writers: Readonly<Record<DetailedResource, RecordWriter>>,
	options: RecordReadingOptions,
): Promise<void> {
	/** Those that are being read, or could not be. */
	const awaited = new Map<string, Awaited>();
	let failed = await readAll(changed(), options);
	if (failed.length <= mostTriedAgain) {
		const again = failed.map(({ id }) => id);
		failed = await readAll(again, { ...options, mostFailuresInARow: Infinity });
	}
	for (const { error, id } of failed) {
		awaited.get(id)?.writer.keepEarlier(id, 'could not be read', error.message);
		options.onDone();
	}

	async function* changed(): AsyncGenerator<string> {
		for await (const { records, resource } of pages) {
			const writer = writers[resource];
			for (const record of records) {
				const held = writer.held(record.id);
				if (held && isUnchanged(record, held, options.wholeSince)) {
					writer.keep(record.id, held);
					options.onDone();
				} else {
					awaited.set(record.id, { resource, updatedAt: record.updatedAt, writer });
					yield record.id;
				}
			}
		}
	}

	async function get(id: string): Promise<ReadRecord | undefined> {
		const { resource, writer } = awaitedRecord(id);
		const known = options.wholeSince === undefined ? writer.held(id)?.version : undefined;
		return service.getIfChanged(resource, id, known ?? {});
	}

	async function readAll(
		ids: Iterable<string> | AsyncIterable<string>,
		detailOptions: DetailOptions,
	): Promise<Failure[]> {
		const failures: Failure[] = [];
		for await (const reading of readDetails(ids, get, detailOptions)) {
			if (reading.outcome === 'failed') {
				failures.push(reading);
				continue;
			}
			take(reading, awaitedRecord(reading.id));
			awaited.delete(reading.id);
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
		writer.leaveOut(id, `answered ${reading.status}`, reading.error.message);
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
	{ readAt, version }: HeldRecord,
	wholeSince: string | undefined,
): boolean {
	if (updatedAt !== version.updatedAt) return false;
	return wholeSince === undefined ? updatedAt !== undefined : readAt >= wholeSince;
}
