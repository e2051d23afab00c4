import type { ContentService, ReadRecord } from '../content-service/client.ts';
import type { ListedRecord } from '../content-service/discovery.ts';
import {
	type DetailOptions,
	type DetailReading,
	readDetails,
} from '../content-service/read-details.ts';
import type { HeldRecord } from '../snapshot/snapshot-writer.ts';
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

type Failure = Extract<DetailReading<unknown>, { outcome: 'failed' }>;

/**
 * Reads those of the listed places or events that are new, or may have changed since they were read.
 *
 * What fails is tried once more when all others are done: the service may have been started anew meanwhile.
 *
 * @throws {ContentServiceError} When the rest would end no other way: see `readDetails`.
 */
export async function readRecords(
	service: ContentService,
	resource: 'places' | 'events',
	listed: readonly ListedRecord[],
	writer: RecordWriter,
	options: RecordReadingOptions,
): Promise<void> {
	const changed = new Map<string, ListedRecord>();
	for (const record of listed) {
		const held = writer.held(record.id);
		if (held && isUnchanged(record, held, options.wholeSince)) {
			writer.keep(record.id, held);
			options.onDone();
		} else {
			changed.set(record.id, record);
		}
	}
	let failed = await readAll(changed, options);
	if (failed.length <= mostTriedAgain) {
		const again = new Map(failed.flatMap(({ id }) => entryOf(changed, id)));
		failed = await readAll(again, { ...options, mostFailuresInARow: Infinity });
	}
	for (const { error, id } of failed) {
		writer.keepEarlier(id, 'could not be read', error.message);
		options.onDone();
	}

	async function readAll(
		records: ReadonlyMap<string, ListedRecord>,
		detailOptions: DetailOptions,
	): Promise<Failure[]> {
		const failures: Failure[] = [];
		const get = (id: string): Promise<ReadRecord | undefined> => {
			const known = options.wholeSince === undefined ? writer.held(id)?.version : undefined;
			return service.getIfChanged(resource, id, known ?? {});
		};
		for await (const reading of readDetails(records.keys(), get, detailOptions)) {
			if (reading.outcome === 'failed') {
				failures.push(reading);
				continue;
			}
			take(reading, records.get(reading.id)?.updatedAt);
			options.onDone();
		}
		return failures;
	}

	function take(
		reading: Exclude<DetailReading<ReadRecord | undefined>, Failure>,
		updatedAt: string | undefined,
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
}

function isUnchanged(
	{ updatedAt }: ListedRecord,
	{ readAt, version }: HeldRecord,
	wholeSince: string | undefined,
): boolean {
	if (updatedAt !== version.updatedAt) return false;
	return wholeSince === undefined ? updatedAt !== undefined : readAt >= wholeSince;
}

function entryOf<K, V>(map: ReadonlyMap<K, V>, key: K): [K, V][] {
	const value = map.get(key);
	return value === undefined ? [] : [[key, value]];
}
