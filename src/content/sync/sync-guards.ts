import type { EventClock } from '../../domain/events/dated-event.ts';
import { datesOf } from '../../domain/events/event-dates.ts';
import { isKnownToBeOver } from '../../domain/events/going-on.ts';
import { atItsPlace } from '../../guide/model/event-place.ts';
import type { EventSummary } from '../../guide/model/event-summary.ts';
import type { PlaceSummary } from '../../guide/model/place-summary.ts';
import { recordIdIn } from '../../records/identifiers.ts';
import type { ResourceName } from '../../records/resource-name.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { SyncPolicy } from './sync-policy.ts';
import { SyncStoppedError } from './sync-stopped-error.ts';
import { type ContentReport, failedCount } from './content-report.ts';

/** Organisers withdraw events: of a season's last few, one or two are a large share. */
const maxEventsWithdrawn = 2;

/**
 * Stops a sync by which too much of the guide would go at once.
 *
 * Places and events count by the share that is gone; destinations and collections only when none is
 * left. An event that is over goes as it should: it counts neither as gone nor as published, or the
 * archive of past events would hide that all others are gone. Few events may go in any case.
 *
 * @param lastGood What the guide has published so far, by whatever code it was read; absent where
 *   it has published nothing.
 * @param now.ids Ids of the records that there are now.
 * @param now.offer What the service does with these, to stand before their number.
 * @throws {SyncStoppedError} With both counts.
 */
export function stopIfShrunk(
	lastGood: Snapshot | undefined,
	{ ids, offer }: { ids: Readonly<Record<ResourceName, ReadonlySet<string>>>; offer: string },
	{ acceptShrink, maxGoneShare }: SyncPolicy,
	clock: EventClock,
): void {
	if (lastGood === undefined || acceptShrink) return;
	for (const resource of ['places', 'events', 'destinations', 'collections'] as const) {
		const listed = ids[resource];
		const counts = (id: string) => resource !== 'events' || !isEventOver(lastGood, id, clock);
		const known = [...lastGood.ids(resource)];
		// Earlier code kept ids as they were sent.
		const isListed = (id: string) => listed.has(recordIdIn(resource, id));
		const gone = known.filter((id) => !isListed(id) && counts(id)).length;
		// Where none is gone nobody needs to know which events are over: that takes far longer than to
		// compare ids.
		if (gone === 0) continue;
		const published = known.filter(counts).length;
		const goesByShare = resource === 'places' || resource === 'events';
		const isTooMuch = goesByShare ? gone > published * maxGoneShare : gone === published;
		if (resource === 'events' && gone <= maxEventsWithdrawn && listed.size > 0) continue;
		if (isTooMuch) {
			const listedNow = `${offer} ${listed.size} ${resource}`;
			throw SyncStoppedError.shrunk(resource, published, gone, listedNow);
		}
	}
}

function isEventOver(lastGood: Snapshot, id: string, clock: EventClock): boolean {
	try {
		// Written by the sync, though perhaps that of another version of the project.
		const event = summaryIn(lastGood, 'events', id) as EventSummary | undefined;
		if (event === undefined) return false;
		const venue = summaryIn(lastGood, 'places', event.placeId) as PlaceSummary | undefined;
		return isKnownToBeOver(datesOf(atItsPlace(event, venue), clock), clock);
	} catch {
		// In another form: of an event that may be still to come nobody may say that it goes as it
		// should.
		return false;
	}
}

function summaryIn(lastGood: Snapshot, resource: ResourceName, id = ''): unknown {
	const summary = lastGood.summary(resource, id);
	return summary === undefined ? undefined : JSON.parse(summary);
}

/**
 * Stops a sync that leaves nothing to publish, or in which too many places and events could not be
 * read.
 *
 * @throws {SyncStoppedError} With how many.
 */
export function stopIfTooManyFailed(report: ContentReport, { maxFailures }: SyncPolicy): void {
	const { events, places } = report.resources;
	const listed = places.listed + events.listed;
	const failed = failedCount(places) + failedCount(events);
	if (places.published + events.published === 0) {
		throw failed === 0
			? SyncStoppedError.nothingToPublish(listed)
			: SyncStoppedError.nothingReadable(listed);
	}
	if (failed > listed * maxFailures) throw SyncStoppedError.tooManyFailed(failed, listed);
}
