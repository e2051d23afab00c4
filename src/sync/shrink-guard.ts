import type { ResourceName } from '../content-service/discovery.ts';
import { datesOf } from '../events/event-dates.ts';
import { isOver } from '../events/upcoming.ts';
import type { EventSummary } from '../guide/event-summary.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { SyncPolicy } from './sync-policy.ts';
import { SyncStoppedError } from './sync-stopped-error.ts';

/**
 * Stops a sync by which too much of the guide would go at once.
 *
 * Places and events count by the share that is gone; destinations and collections only when none is left. An event that is over
 * goes as it should and is not counted.
 *
 * @param lastGood What the guide has published so far; absent where it has published nothing.
 * @param ids Of the records that it would publish now.
 * @throws {SyncStoppedError} With both counts.
 */
export function stopIfShrunk(
	lastGood: Snapshot | undefined,
	ids: Readonly<Record<ResourceName, ReadonlySet<string>>>,
	{ acceptShrink, mostGone }: SyncPolicy,
	clock: { nowMs: number; timeZone: string },
): void {
	if (lastGood === undefined || acceptShrink) return;
	for (const resource of ['places', 'events', 'destinations', 'collections'] as const) {
		const listed = ids[resource];
		let published = 0;
		let gone = 0;
		const isOverNow = (id: string) => isEventOver(lastGood.summary('events', id), clock);
		for (const id of lastGood.ids(resource)) {
			const isGone = !listed.has(id);
			if (isGone && resource === 'events' && isOverNow(id)) continue;
			published++;
			if (isGone) gone++;
		}
		const isCounted = resource === 'places' || resource === 'events';
		const isTooMuch = isCounted ? gone > published * mostGone : gone === published && gone > 0;
		if (isTooMuch) throw SyncStoppedError.shrunk(resource, published, listed.size, gone);
	}
}

function isEventOver(
	summary: string | undefined,
	clock: { nowMs: number; timeZone: string },
): boolean {
	if (summary === undefined) return false;
	// Written by the sync of this version of the project.
	return isOver(datesOf(JSON.parse(summary) as EventSummary, clock), clock.nowMs);
}
