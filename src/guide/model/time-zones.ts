import {
	placeTimeZone,
	type TimeZoneSettings,
	zoneOfCoordinates,
} from '../../domain/opening-hours/time-zone.ts';
import type { GuidePlace, Grouping } from './guide-records.ts';
import type { DatedEvent } from '../../domain/events/dated-event.ts';
import type { GroupedEvent } from './groupings.ts';

type PlacedEvent = GroupedEvent & DatedEvent;

/** Returns the time zones of places (IANA names), each once. */
export function timeZonesOf(
	places: readonly Pick<GuidePlace, 'coordinates'>[],
	zones: TimeZoneSettings,
): Set<string> {
	return new Set(places.map(({ coordinates }) => placeTimeZone(coordinates, zones)));
}

/**
 * Gives each event without coordinates the time zone of its destinations: the one in which all
 * their places lie. Where they lie in several, it has none.
 *
 * @param destinationsOf Finds the destinations to which events belong.
 */
export function withDestinationZones<E extends PlacedEvent>(
	events: readonly E[],
	destinationsOf: (events: readonly E[]) => readonly Grouping<E>[],
): readonly E[] {
	const unlocated = events.filter(({ coordinates }) => coordinates === undefined);
	if (unlocated.length === 0) return events;
	const zonesById = new Map<string, Set<string>>();
	for (const { events: members, places, summary } of destinationsOf(unlocated)) {
		if (members.length === 0) continue;
		const zones = [summary, ...places].flatMap(
			({ coordinates }) => zoneOfCoordinates(coordinates) ?? [],
		);
		for (const { id } of members) {
			zonesById.set(id, new Set([...(zonesById.get(id) ?? []), ...zones]));
		}
	}
	return events.map((event) => {
		const [zone, ...others] = zonesById.get(event.id) ?? [];
		return zone === undefined || others.length > 0 ? event : { ...event, destinationZone: zone };
	});
}
