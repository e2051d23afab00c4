import type { EventClock } from '../../../../src/domain/events/dated-event.ts';
import { type ListableEvent, scheduleOf } from '../../../../src/domain/events/schedule.ts';
import { statusNotices } from '../../../../src/domain/events/status-words.ts';
import { upcomingOccurrences, upcomingWithRuns } from '../../../../src/domain/events/upcoming.ts';
import type { ExploredFacet } from '../../../../src/outputs/explore/encode-facets.ts';
import { encodeEvents } from '../../../../src/outputs/explore/encode-events.ts';
import type { EventFile } from '../../../../src/outputs/explore/event-file.ts';
import { events as messages } from '../../../../src/i18n/messages/en/events.ts';
import { type EventTable, eventTable } from '../../../../src/outputs/explore/event-table.ts';

/**
 * The table of the events that lists show, as a browser has it: written as JSON at the instant of
 * the build, and read again.
 */
export function tableOfEvents(
	events: readonly ListableEvent[],
	clock: EventClock,
	facets: readonly ExploredFacet[] = [],
): EventTable {
	const explored = listedEvents(events, clock).map(({ dates, event }, index) => ({
		...event,
		addressSlug: `${event.id}-${index}`,
		dates: upcomingWithRuns(dates, clock.nowMs).map((date) => ({
			...date,
			standing: {
				state: date.status.state,
				notices: statusNotices(date.status, undefined, 'en', messages).map(
					({ kind, label }) => [kind, label] as const,
				),
			},
		})),
	}));
	const json = JSON.stringify(encodeEvents(explored, facets, '/guide/events/'));
	return eventTable(JSON.parse(json) as EventFile);
}

/** Returns the events that have a date to come, or none at all. */
export function listedEvents(events: readonly ListableEvent[], clock: EventClock) {
	return scheduleOf(events, clock, 'en').filter(
		({ dates }) => dates.length === 0 || upcomingOccurrences(dates, clock.nowMs).length > 0,
	);
}
