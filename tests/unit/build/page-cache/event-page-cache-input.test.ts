import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { cacheKeyOf } from '../../../../src/build/page-cache/cache-key.ts';
import { eventPageCacheInput } from '../../../../src/build/page-cache/event-page-cache-input.ts';
import type { EventRecord } from '../../../../src/records/event.ts';
import type { PlaceRecord } from '../../../../src/records/place.ts';
import { eventPage } from '../../../../src/ui/view-models/event/event-page.ts';
import { eventSurroundings } from '../../../../src/ui/view-models/event/event-surroundings.ts';
import { eventId, placeId } from '../../../support/records.ts';
import { testProperty } from '../../../support/test-property.ts';
import { guideOf, type SentContent } from '../../any-records/publish.ts';
import { changedContent } from './changed-content.ts';

const morning = Date.parse('2026-11-21T09:00:00Z');
const hourMs = 3_600_000;
const hall = {
	id: placeId(1),
	name: 'Old Hall',
	location: { contained_in: 'Coast', latitude: 38.7, longitude: -9.1 },
};
const quay = { id: placeId(2), name: 'Old Quay', location: { latitude: 38.71, longitude: -9.1 } };
const festival = { id: eventId(2), name: 'Festival', status: 'scheduled' };
const concert = {
	id: eventId(1),
	name: 'Concert',
	status: 'scheduled',
	occurrences: [
		{ id: 'b1f5f7a8-2f7c-4b1c-9e0c-1d2e3f4a5b6c', start_at: '2026-11-21T18:00:00Z' },
		{ start_at: '2026-11-28T18:00:00Z', end_at: '2026-11-28T20:00:00Z' },
	],
	location: { place_id: placeId(1) },
};
const defaults = { places: [hall, quay], events: [concert, festival] };

test('a page is made from the same until one of its dates begins', () => {
	expect(given(defaults, morning + 2 * hourMs)).toBe(given(defaults));
	expect(given(defaults, morning + 10 * hourMs)).not.toBe(given(defaults));
});

test('a page is made from something else on the next day', () => {
	expect(given(defaults, morning + 16 * hourMs)).not.toBe(given(defaults, morning + 10 * hourMs));
});

for (const [what, sent] of Object.entries<Partial<SentContent>>({
	'its own record': { events: [{ ...concert, people: { host: 'Ana' } }, festival] },
	'the hours of its venue': {
		places: [{ ...hall, opening_hours: [{ day_of_week: 'monday', opens: '09:00' }] }, quay],
	},
	'the lack of its venue': { places: [quay] },
	'the name of a place nearby': { places: [hall, { ...quay, name: 'New Quay' }] },
	'what it is part of': {
		events: [{ ...concert, hierarchy: { super_event_id: eventId(2) } }, festival],
	},
	'an event that is part of it': {
		events: [concert, { ...festival, hierarchy: { super_event_id: eventId(1) } }],
	},
	'another event that bears the id of one of its dates': {
		events: [concert, { ...festival, occurrences: concert.occurrences }],
	},
	'an event that is over': {
		events: [concert, { ...festival, occurrences: [{ start_at: '2026-10-01T18:00:00Z' }] }],
	},
	'a destination that has it': {
		destinations: [{ id: 'dst_1', name: 'Town', event_ids: [eventId(1)] }],
	},
	'a destination that its venue names': { destinations: [{ id: 'dst_2', name: 'Coast' }] },
})) {
	test(`a page is made from something else with ${what}`, () => {
		expect(given({ ...defaults, ...sent })).not.toBe(given(defaults));
	});
}

for (const [where, location] of Object.entries({
	'its own': { address: 'Rua da Prata', city: 'Lisbon', latitude: 38.70001, longitude: -9.10001 },
	'that of its venue': { place_id: placeId(3) },
})) {
	test(`a page is made from something else where other records tell how exact ${where} point is`, () => {
		const at = (id: number, street: string) => ({
			id: placeId(id),
			name: street,
			location: { latitude: 38.70001, longitude: -9.10001, address: { street, city: 'Lisbon' } },
		});
		const far = { ...quay, location: { latitude: 38.9, longitude: -9.10001 } };
		const here = [at(3, 'Rua da Prata'), at(4, 'Rua Augusta'), far];
		const expired = { ...at(5, 'Rua do Ouro'), validity: { valid_through: '2020-01-01' } };
		const events = [{ ...concert, location }];

		expect(given({ events, places: [...here, expired] })).not.toBe(given({ events, places: here }));
	});
}

test('a page is made from something else when what is part of it is over', () => {
	const part = {
		...festival,
		occurrences: [{ start_at: '2026-11-21T12:00:00Z', end_at: '2026-11-21T12:30:00Z' }],
		hierarchy: { super_event_id: eventId(1) },
	};
	const sent = { ...defaults, events: [concert, part] };

	expect(given(sent, morning + 2 * hourMs)).toBe(given(sent));
	expect(given(sent, morning + 4 * hourMs)).not.toBe(given(sent));
});

test('a page is made from something else when what it is part of loses its node', () => {
	const series = {
		...festival,
		occurrences: [
			{
				start_at: '2026-11-21T10:00:00Z',
				end_at: '2026-11-21T11:00:00Z',
				status: 'moved online',
			},
			{ start_at: '2026-11-28T10:00:00Z', status: 'scheduled' },
		],
	};
	const part = { ...concert, hierarchy: { super_event_id: eventId(2) } };
	// So that the archive is there before and after.
	const over = {
		id: eventId(3),
		name: 'Fair',
		occurrences: [{ start_at: '2026-11-20T10:00:00Z' }],
	};
	const sent = { places: [hall, quay], events: [part, series, over] };
	const pageAt = (now: number) =>
		pagesOf({ ...sent, destinations: [], collections: [] }, now).get(part.id)?.page;

	expect(pageAt(morning + hourMs)).toContain('superEvent');
	expect(pageAt(morning + 3 * hourMs)).not.toContain('superEvent');
	expect(given(sent, morning + 3 * hourMs)).not.toBe(given(sent, morning + hourMs));
});

test('a page is made from the same where something else changes', () => {
	const far = { id: placeId(3), name: 'Far', location: { latitude: 20, longitude: 0 } };

	expect(given({ ...defaults, places: [hall, quay, { ...far, name: 'Farther' }] })).toBe(
		given({ ...defaults, places: [hall, quay, far] }),
	);
});

test('a page is made from the same where a place nearby opens at other hours', () => {
	const open = { ...quay, opening_hours: [{ day_of_week: 'monday', opens: '09:00' }] };

	expect(given({ ...defaults, places: [hall, open] })).toBe(given(defaults));
});

testProperty(
	'a page that is made from the same shows the same',
	150,
	(runs) => {
		let run = 0;
		let madeFromTheSame = 0;
		return fc.property(changedContent, ({ after, before, hoursBetween }) => {
			const pagesBefore = pagesOf(before, morning);
			for (const [id, { given, page }] of pagesOf(after, morning + hoursBetween * hourMs)) {
				if (pagesBefore.get(id)?.given !== given) continue;
				madeFromTheSame++;
				expect(page).toBe(pagesBefore.get(id)?.page);
			}
			// Else nothing would be compared.
			if (++run === runs) expect(madeFromTheSame).toBeGreaterThan(runs / 2);
		});
	},
	{ shrinks: false, runsByDay: 12 },
);

/** Returns what the page of the concert is made from. */
function given(sent: Partial<SentContent>, now = morning): string | undefined {
	const content = { places: [], events: [], destinations: [], collections: [], ...sent };
	return pagesOf(content, now).get(concert.id)?.given;
}

/** Pages of events by their ids: what each is made from, and what it shows. */
function pagesOf(sent: SentContent, now: number): Map<string, { given: string; page: string }> {
	const { context, events, places } = guideOf(sent, now);
	const { eventsById, placesById } = context.guide;
	return new Map(
		context.guide.events.map((event) => {
			const venue = places.get(placesById.get(event.placeId ?? '')?.id ?? '');
			const superEvent = events.get(eventsById.get(event.superEventId ?? '')?.id ?? '');
			const record = events.get(event.id);
			const records = {
				record: JSON.parse(record?.record ?? '') as EventRecord,
				venue: venue && (JSON.parse(venue.record) as PlaceRecord),
				superEvent: superEvent && (JSON.parse(superEvent.record) as EventRecord),
			};
			const surroundings = eventSurroundings(context, event, records);
			const digests = [record, venue, superEvent].map((one) => one?.digest ?? '');
			return [
				event.id,
				{
					given: cacheKeyOf(eventPageCacheInput(context, surroundings, digests)),
					page: JSON.stringify(eventPage(context, records, surroundings)),
				},
			];
		}),
	);
}
