import { Temporal } from 'temporal-polyfill';
import type { EventClock } from '../../domain/events/dated-event.ts';
import type { Occurrence } from '../../domain/events/occurrence.ts';

/**
 * Returns the first instant after that of a build at which a page may say something else although
 * nothing has changed but the time: a date begins or is over, or a day begins.
 *
 * All other times that pages know are counted in whole days from that of the build.
 *
 * @param events Every event that has a page, with its dates.
 * @param timeZones Besides that of the guide (IANA names).
 * @returns Milliseconds since 1970.
 */
export function nextChangeMs(
	events: readonly { dates: readonly Occurrence[] }[],
	{ nowMs, timeZone }: EventClock,
	timeZones: Iterable<string> = [],
): number {
	let next = Infinity;
	const consider = (instantMs: number) => {
		if (instantMs > nowMs && instantMs < next) next = instantMs;
	};
	const zones = new Set([timeZone, ...timeZones]);
	for (const { dates } of events) {
		for (const { end, endsAtMs, recurrenceRule, start, timeZone: zoneOfVenue } of dates) {
			// Rules are counted out from the day that it is at the venue.
			if (recurrenceRule !== undefined) zones.add(zoneOfVenue);
			consider(start.epochMs);
			// At its last instant a date is not over yet.
			consider(endsAtMs + 1);
			if (end) consider(end.epochMs + 1);
		}
	}
	for (const zone of zones) consider(tomorrowMs(nowMs, zone));
	return next;
}

function tomorrowMs(nowMs: number, timeZone: string): number {
	return Temporal.Instant.fromEpochMilliseconds(nowMs)
		.toZonedDateTimeISO(timeZone)
		.startOfDay()
		.add({ days: 1 })
		.startOfDay().epochMilliseconds;
}
