import { type EventSummary, eventSummary } from '../../src/guide/model/event-summary.ts';
import { type GroupingSummary, groupingSummary } from '../../src/guide/model/grouping-summary.ts';
import { type PlaceSummary, placeSummary } from '../../src/guide/model/place-summary.ts';
import { type EventRecord, eventSchema } from '../../src/records/event.ts';
import { destinationSchema } from '../../src/records/grouping.ts';
import { type PlaceRecord, placeSchema } from '../../src/records/place.ts';
import { readRecord } from '../../src/records/read-record.ts';
import { withoutPlaceholders } from '../../src/content/sync/without-placeholders.ts';
import { numberedId } from '../fixtures/numbered-id.ts';

export const placeId = (number: number) => numberedId('plc', number);
export const eventId = (number: number) => numberedId('evt', number);

/** A place as the guide reads it. */
export function placeRecord(sent: object): PlaceRecord {
	const reading = readRecord(placeSchema, { id: placeId(1), name: 'A', ...sent });
	if (!reading.readable) throw new Error(reading.reason);
	return withoutPlaceholders(reading.record);
}

/** An event as the guide reads it. */
export function eventRecord(sent: object): EventRecord {
	const reading = readRecord(eventSchema, { id: eventId(1), name: 'A', ...sent });
	if (!reading.readable) throw new Error(reading.reason);
	return withoutPlaceholders(reading.record);
}

/** A place as its collection stores it. */
export function storedPlace(sent: object): PlaceSummary {
	return placeSummary(placeRecord(sent));
}

export function storedEvent(sent: object): EventSummary {
	return eventSummary(eventRecord(sent));
}

/** A destination or collection. */
export function storedGrouping(sent: object): GroupingSummary {
	const reading = readRecord(destinationSchema, { id: 'dst_1', name: 'A', ...sent });
	if (!reading.readable) throw new Error(reading.reason);
	return groupingSummary(reading.record);
}
