import type { ServedContent } from '../../src/cli/sample-service/content.ts';
import { eventId, placeId } from '../support/records.ts';

/** When the guide is built: a Friday, at noon in Lisbon. */
export const builtAt = '2026-02-20T12:00:00Z';

const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const [monday, ...tuesdayToSunday] = everyDay;
const location = { address: { city: 'Lisbon', country_code: 'PT' } };

/** Lisbon puts its clocks forward on 29 March 2026. */
const saturdays = [
	...['02-14', '02-21', '02-28', '03-07', '03-14', '03-21', '03-28'].map((day) => [day, '+00:00']),
	...['04-04', '04-11', '04-18', '04-25', '05-02', '05-09'].map((day) => [day, '+01:00']),
];

/** A few places and events of Lisbon whose hours and dates are awkward. */
export const timeContent: ServedContent = {
	places: [
		{
			id: placeId(1),
			name: 'Tile Museum',
			location,
			opening_hours: [
				{ day_of_week: tuesdayToSunday, opens: '10:00:00', closes: '13:00:00' },
				{ day_of_week: tuesdayToSunday, opens: '14:00:00', closes: '18:00:00' },
				{ day_of_week: [monday], closed: true },
			],
		},
		{
			id: placeId(2),
			name: 'Fado Cellar',
			location,
			opening_hours: [{ day_of_week: everyDay, opens: '18:00:00', closes: '02:00:00' }],
		},
		{
			id: placeId(3),
			name: 'Winter Garden',
			location,
			opening_hours: [
				{
					day_of_week: everyDay,
					opens: '10:00:00',
					closes: '16:00:00',
					valid_from: '11-01',
					valid_through: '02-28',
				},
			],
		},
		{ id: placeId(4), name: 'Old Well', location },
		{
			id: placeId(5),
			name: 'Seaside Kiosk',
			location,
			opening_hours: [
				{
					day_of_week: everyDay,
					opens: '10:00:00',
					closes: '16:00:00',
					valid_from: '11-01',
					valid_through: '02-28',
				},
				{
					day_of_week: everyDay,
					opens: '10:00:00',
					closes: '18:00:00',
					valid_from: '03-01',
					valid_through: '05-31',
				},
				{
					day_of_week: everyDay,
					opens: '09:00:00',
					closes: '20:00:00',
					valid_from: '06-01',
					valid_through: '10-31',
				},
			],
		},
		{
			id: placeId(6),
			name: 'Summer Terrace',
			location: { ...location, latitude: 38.7139, longitude: -9.1334 },
			validity: { valid_through: '2026-03-31' },
			provenance: { source_verified_at: '2024-09-15T10:00:00Z' },
		},
		{
			id: placeId(7),
			name: 'Ice Rink',
			location,
			validity: { valid_from: '2026-03-01', valid_through: '2026-03-31' },
			opening_hours: [{ day_of_week: everyDay, opens: '10:00:00', closes: '18:00:00' }],
		},
	],
	events: [
		{
			id: eventId(1),
			name: 'Market Walk',
			occurrences: saturdays.map(([day, offset], index) => ({
				id: occurrenceId(100 + index),
				start_at: `2026-${day}T10:00:00${offset}`,
				end_at: `2026-${day}T12:00:00${offset}`,
			})),
		},
		{
			id: eventId(2),
			name: 'Late Film',
			occurrences: [
				{
					id: occurrenceId(200),
					start_at: '2026-02-20T21:00:00+00:00',
					end_at: '2026-02-20T23:00:00+00:00',
				},
			],
		},
		{
			id: eventId(3),
			name: 'River Concert',
			status: 'cancelled',
			occurrences: [
				{
					id: occurrenceId(300),
					start_at: '2026-03-05T20:00:00+00:00',
					end_at: '2026-03-05T22:00:00+00:00',
				},
			],
		},
		{
			id: eventId(4),
			name: 'Evening Dance',
			occurrences: [
				{
					id: occurrenceId(400),
					start_at: '2026-01-08T19:00:00+00:00',
					end_at: '2026-01-08T20:30:00+00:00',
					recurrence_rule: 'FREQ=WEEKLY;BYDAY=TH',
				},
			],
		},
		{
			id: eventId(5),
			name: 'Garden Tour',
			location: { place_id: placeId(3) },
			details: { door_time: '2026-04-10T14:45:00+01:00' },
			occurrences: [
				{
					id: occurrenceId(500),
					start_at: '2026-04-10T15:00:00+01:00',
					end_at: '2026-04-10T16:00:00+01:00',
					status: 'sold out',
				},
				{
					id: occurrenceId(501),
					start_at: '2026-04-17T15:00:00+01:00',
					end_at: '2026-04-17T16:00:00+01:00',
				},
				{
					id: occurrenceId(502),
					start_at: '2026-04-24T15:00:00+01:00',
					end_at: '2026-04-24T16:00:00+01:00',
					status: 'cancelled',
				},
			],
		},
		{
			id: eventId(6),
			name: 'Pottery Class',
			details: { door_time: '09:45' },
			occurrences: Array.from({ length: 14 }, (_, index) => ({
				id: occurrenceId(600 + index),
				start_at: `2026-08-${String(index + 1).padStart(2, '0')}T10:00:00+01:00`,
				end_at: `2026-08-${String(index + 1).padStart(2, '0')}T12:00:00+01:00`,
			})),
		},
		{
			id: eventId(7),
			name: 'Glass Exhibition',
			occurrences: [
				{
					id: occurrenceId(700),
					start_at: '2026-09-01T10:00:00+01:00',
					end_at: '2026-09-20T12:30:00+01:00',
				},
				{
					id: occurrenceId(701),
					start_at: '2026-09-01T14:00:00+01:00',
					end_at: '2026-09-20T18:30:00+01:00',
				},
				{
					id: occurrenceId(702),
					start_at: '2026-10-02T18:00:00+01:00',
					end_at: '2026-10-04T12:00:00+01:00',
				},
				{
					id: occurrenceId(703),
					start_at: '2026-10-11T00:00:00+01:00',
					end_at: '2026-10-11T23:59:59+01:00',
				},
			],
		},
	],
};

function occurrenceId(number: number): string {
	return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
