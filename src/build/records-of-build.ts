import * as env from 'astro:env/server';
import { memoryFiles } from '../config/memory-files.ts';
import { Snapshot } from '../content/snapshot/snapshot.ts';
import type { GuideContent } from '../guide/model/build-guide.ts';
import type { GuideEvent } from '../guide/model/guide-records.ts';
import type { Guide } from '../guide/model/guide.ts';
import type { EventRecord } from '../records/event.ts';
import type { PlaceRecord } from '../records/place.ts';
import type { ResourceName } from '../records/resource-name.ts';
import type { EventRecords } from '../ui/view-models/event/event-surroundings.ts';

let snapshot: Snapshot | undefined;
/** Digests of the records of each resource, by id; read at once, as each page asks for some. */
const recordDigests = new Map<ResourceName, ReadonlyMap<string, string>>();

/**
 * Returns the summaries of the published records of a resource, ordered by id. Astro's collections
 * have the same; but what they hold is bundled with the code of pages, which takes long.
 */
export function summariesOf<Name extends ResourceName>(name: Name): GuideContent[Name][number][] {
	return Array.from(
		openSnapshot().summaries(name),
		// The sync of this version wrote it, and the loader of the collection has proved it.
		({ summary }) => JSON.parse(summary) as GuideContent[Name][number],
	);
}

/** Returns the whole record of a published place, for its own page. */
export function placeRecord(id: string): PlaceRecord {
	// The sync of this version parsed the record by its schema before it wrote it.
	return JSON.parse(recordJson('places', id)) as PlaceRecord;
}

/** Returns a digest of that record. */
export function placeRecordDigest(id: string): string {
	return recordDigest('places', id);
}

/** Returns the whole record of a published event, for its own page. */
function eventRecord(id: string): EventRecord {
	// As above.
	return JSON.parse(recordJson('events', id)) as EventRecord;
}

/** Returns the records from which the page of an event is made. */
export function recordsOfEvent(guide: Guide, event: GuideEvent): EventRecords {
	const { superEventId, venueId } = publishedIdsOf(guide, event);
	return {
		record: eventRecord(event.id),
		venue: venueId === undefined ? undefined : placeRecord(venueId),
		superEvent: superEventId === undefined ? undefined : eventRecord(superEventId),
	};
}

/** Returns digests of the records from which the page of an event is made. */
export function eventRecordDigests(guide: Guide, event: GuideEvent): string[] {
	const { superEventId, venueId } = publishedIdsOf(guide, event);
	return [
		recordDigest('events', event.id),
		venueId === undefined ? '' : recordDigest('places', venueId),
		superEventId === undefined ? '' : recordDigest('events', superEventId),
	];
}

function publishedIdsOf(
	guide: Guide,
	{ placeId = '', superEventId = '' }: GuideEvent,
): { venueId: string | undefined; superEventId: string | undefined } {
	return {
		venueId: guide.placesById.get(placeId)?.id,
		superEventId: guide.eventsById.get(superEventId)?.id,
	};
}

function recordDigest(resource: ResourceName, id: string): string {
	const digests = recordDigests.get(resource) ?? new Map(openSnapshot().digests(resource));
	recordDigests.set(resource, digests);
	return found(digests.get(id), resource, id);
}

function recordJson(resource: ResourceName, id: string): string {
	return found(openSnapshot().record(resource, id), resource, id);
}

function found(text: string | undefined, resource: ResourceName, id: string): string {
	if (text === undefined) {
		throw new Error(`The snapshot has no record ${id} among its ${resource}.`);
	}
	return text;
}

/** Returns the snapshot of this build, opened once. */
export function openSnapshot(): Snapshot {
	return (snapshot ??= new Snapshot(memoryFiles(env).snapshotPath));
}

/** Closes the snapshot, so that what is read next comes from the newest one. */
export function closeSnapshot(): void {
	snapshot?.close();
	snapshot = undefined;
	recordDigests.clear();
}
