import { seededRandom } from '../../src/graphics/cover-art/seeded-random.ts';
import { type Calendar, calendarAt } from '../../src/cli/sample-service/relative-dates.ts';
import type { EventRecord } from '../../src/records/event.ts';
import type { CollectionRecord, DestinationRecord } from '../../src/records/grouping.ts';
import type { PlaceRecord } from '../../src/records/place.ts';
import { generatedEvent } from './generated-event.ts';
import { generatedCollections, generatedDestinations } from './generated-groupings.ts';
import { generatedPlace } from './generated-place.ts';
import { generatedTowns } from './generated-town.ts';
import type { RecordShapes } from './record-shapes.ts';

export interface GeneratedContent {
	destinations: DestinationRecord[];
	places: PlaceRecord[];
	events: EventRecord[];
	collections: CollectionRecord[];
}

export const generatedTimeZone = 'Europe/Lisbon';
/** The instant at which generated guides are built, whatever the clock says. */
export const generatedNow = '2026-06-15T10:00:00Z';

const placesPerEvent = 5;
const placesPerTown = 100;
const placesPerCollection = 200;

/** Returns what dates of generated records count from. */
export function generatedCalendar(): Calendar {
	return calendarAt(new Date(generatedNow), generatedTimeZone);
}

/**
 * A guide of that many places, a fifth as many events, a hundredth destinations and a two-hundredth
 * collections, at least one of each. The same number and shapes always make the same guide.
 */
export function generatedContent(placeCount: number, shapes: RecordShapes): GeneratedContent {
	const calendar = generatedCalendar();
	const towns = generatedTowns(atLeastOne(placeCount / placesPerTown), shapes.townNames);
	const place = (index: number) =>
		generatedPlace(index, seededRandom(`town of place ${index}`).pick(towns), shapes);
	const places: [PlaceRecord, ...PlaceRecord[]] = [place(0)];
	for (let index = 1; index < placeCount; index++) places.push(place(index));
	const events = Array.from({ length: atLeastOne(placeCount / placesPerEvent) }, (_, index) =>
		generatedEvent(index, places, shapes, calendar),
	);
	return {
		destinations: generatedDestinations(towns, places, events, shapes),
		places,
		events,
		collections: generatedCollections(
			atLeastOne(placeCount / placesPerCollection),
			places,
			events,
			shapes,
		),
	};
}

function atLeastOne(count: number): number {
	return Math.max(1, Math.floor(count));
}
