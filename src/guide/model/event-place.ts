import type { EventSummary } from './event-summary.ts';
import type { PlaceSummary } from './place-summary.ts';

/** Returns an event with the coordinates and the country of its place, as far as it states none. */
export function atItsPlace<Event extends EventSummary>(
	event: Event,
	place: Pick<PlaceSummary, 'coordinates' | 'countryCode'> | undefined,
): Event {
	const { coordinates = place?.coordinates, countryCode = place?.countryCode } = event;
	return { ...event, coordinates, countryCode };
}
