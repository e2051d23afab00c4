import type { Stored } from '../../src/guide/build-guide.ts';
import { type EventSummary, eventSummary } from '../../src/guide/event-summary.ts';
import { type GroupingSummary, groupingSummary } from '../../src/guide/grouping-summary.ts';
import { type PlaceSummary, placeSummary } from '../../src/guide/place-summary.ts';
import { type EventRecord, eventSchema } from '../../src/schemas/event.ts';
import { destinationSchema } from '../../src/schemas/grouping.ts';
import { type PlaceRecord, placeSchema } from '../../src/schemas/place.ts';
import { readRecord } from '../../src/schemas/read-record.ts';
import { numberedId } from '../fixtures/numbered-id.ts';

export const placeId = (number: number) => numberedId('plc', number);
export const eventId = (number: number) => numberedId('evt', number);

/** A place as the guide reads it. */
export function placeRecord(sent: object): PlaceRecord {
	const reading = readRecord(placeSchema, { id: placeId(1), name: 'A', ...sent });
	if (!reading.readable) throw new Error(reading.reason);
	return reading.record;
}

/** An event as the guide reads it. */
export function eventRecord(sent: object): EventRecord {
	const reading = readRecord(eventSchema, { id: eventId(1), name: 'A', ...sent });
	if (!reading.readable) throw new Error(reading.reason);
	return reading.record;
}

export function storedPlace(sent: object): Stored<PlaceSummary> {
	return { summary: placeSummary(placeRecord(sent)), digest: 'a' };
}

export function storedEvent(sent: object): Stored<EventSummary> {
	return { summary: eventSummary(eventRecord(sent)), digest: 'a' };
}

/** A destination or collection. */
export function storedGrouping(sent: object): Stored<GroupingSummary> {
	const reading = readRecord(destinationSchema, { id: 'dst_1', name: 'A', ...sent });
	if (!reading.readable) throw new Error(reading.reason);
	return { summary: groupingSummary(reading.record), digest: 'a' };
}
