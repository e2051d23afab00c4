import { type SeededRandom, seededRandom } from '../../src/graphics/cover-art/seeded-random.ts';
import { type Calendar, resolveRelativeDate } from '../../src/cli/sample-service/relative-dates.ts';
import type { EventRecord } from '../../src/records/event.ts';
import type { OccurrenceRecord } from '../../src/records/event-occurrence.ts';
import type { PlaceRecord } from '../../src/records/place.ts';
import { generatedImages } from './generated-images.ts';
import { recordId, recordUuid } from './record-id.ts';
import type { RecordShapes } from './record-shapes.ts';

/**
 * Every so many events, the first one is the festival to which the others belong; only some of them
 * do.
 */
const festivalEvery = 25;
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/**
 * The event of that number: a real record's shape at one of the places, on dates around the
 * calendar's day.
 */
export function generatedEvent(
	index: number,
	places: readonly [PlaceRecord, ...PlaceRecord[]],
	shapes: RecordShapes,
	calendar: Calendar,
): EventRecord {
	const random = seededRandom(`event ${index}`);
	const shape = random.pick(shapes.events);
	const venue = random.pick(places);
	const id = recordId('evt_', `event ${index}`);
	const name = `${shape.name}, ${venue.location?.address?.city ?? 'Portugal'}`;
	const festival = index - (index % festivalEvery);
	return {
		...shape,
		id,
		name,
		location: locationAt(venue, random),
		occurrences: occurrences(index, random, calendar),
		images: generatedImages(random.integer(0, 3), { id, name }, shapes.paragraphs, random),
		updated_at: `2026-0${random.integer(1, 5)}-${random.integer(10, 28)}T17:05:00.000+01:00`,
		// Instead of the shape's own, which is an event of another guide.
		hierarchy:
			festival !== index && random.chance(0.2)
				? { super_event_id: recordId('evt_', `event ${festival}`) }
				: undefined,
	};
}

/** At the place itself, or only in its town. */
function locationAt({ id, location }: PlaceRecord, random: SeededRandom): EventRecord['location'] {
	const address = location?.address;
	return {
		...(random.chance(0.6) ? { place_id: id } : {}),
		address: address?.street,
		postal_code: address?.postal_code,
		region: address?.region,
		city: address?.city,
		country: address?.country,
		country_code: address?.country_code,
		latitude: location?.latitude,
		longitude: location?.longitude,
	};
}

function occurrences(index: number, random: SeededRandom, calendar: Calendar): OccurrenceRecord[] {
	const occurrence = (number: number, from: string, to: string, rule?: string) => ({
		id: recordUuid(`event ${index}, occurrence ${number}`),
		start_at: resolveRelativeDate(from, calendar),
		end_at: resolveRelativeDate(to, calendar),
		...(rule === undefined ? {} : { recurrence_rule: rule }),
	});
	const firstDay = random.integer(-40, 150);
	const day = (offset: number) => `@${offset < 0 ? '' : '+'}${offset}d`;
	const hour = random.integer(10, 21);
	const kind = random.integer(1, 20);
	if (kind <= 10) {
		return [occurrence(0, `${day(firstDay)}T${hour}:00`, `${day(firstDay)}T${hour + 2}:00`)];
	}
	if (kind <= 15) {
		return Array.from({ length: random.integer(2, 8) }, (_, number) => {
			const on = day(firstDay + number);
			return occurrence(number, `${on}T${hour}:30`, `${on}T${hour + 2}:30`);
		});
	}
	if (kind <= 18) {
		const weekday = random.pick(weekdays);
		const on = `@${random.pick(['-4', '-2', '+0', '+1'])}w-${weekday}`;
		const rule = `FREQ=WEEKLY;BYDAY=${weekday.slice(0, 2).toUpperCase()}`;
		return [occurrence(0, `${on}T${hour}:00`, `${on}T${hour + 1}:30`, rule)];
	}
	return [occurrence(0, `${day(firstDay)}T09:00`, `${day(firstDay + 60)}T18:00`)];
}
