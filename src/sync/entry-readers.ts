import { hash } from 'node:crypto';
import type { z } from 'zod';
import type { ResourceName } from '../content-service/discovery.ts';
import { eventSummary } from '../guide/event-summary.ts';
import { groupingSummary } from '../guide/grouping-summary.ts';
import { placeSummary } from '../guide/place-summary.ts';
import { eventSchema } from '../schemas/event.ts';
import { collectionSchema, destinationSchema } from '../schemas/grouping.ts';
import { placeSchema } from '../schemas/place.ts';
import { readRecord, type RecordReading } from '../schemas/read-record.ts';
import type { SnapshotEntry } from '../snapshot/snapshot-writer.ts';

/** Reads a record of the service into what the snapshot holds of it. */
export type EntryReader = (source: unknown) => RecordReading<SnapshotEntry>;

export const entryReaders: Record<ResourceName, EntryReader> = {
	destinations: entryReader(destinationSchema, groupingSummary),
	places: entryReader(placeSchema, placeSummary),
	events: entryReader(eventSchema, eventSummary),
	collections: entryReader(collectionSchema, groupingSummary),
};

function entryReader<S extends z.ZodType<{ id: string }>>(
	schema: S,
	summarise: (record: z.output<S>) => object,
): EntryReader {
	return (source) => {
		const reading = readRecord(schema, source);
		if (!reading.readable) return reading;
		const record = JSON.stringify(reading.record);
		const entry = {
			id: reading.record.id,
			record,
			summary: JSON.stringify(summarise(reading.record)),
			digest: hash('sha1', record, 'base64url'),
		};
		return { ...reading, record: entry };
	};
}
