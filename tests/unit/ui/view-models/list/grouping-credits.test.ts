import { expect, test } from '@playwright/test';
import { upcomingEventsPages } from '../../../../../src/ui/view-models/list/event-lists.ts';
import { explorePage } from '../../../../../src/ui/view-models/explore/explore-page.ts';
import { mapPage } from '../../../../../src/ui/view-models/explore/map-page.ts';
import type { PageFrame } from '../../../../../src/ui/view-models/site/page-frame.ts';
import { contextOf } from '../../../../support/page-context.ts';
import {
	eventId,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../../support/records.ts';

const owing = (text: string) => ({ attribution: { text, required: true } });
const quay = storedPlace({
	id: placeId(1),
	name: 'Quay',
	location: { latitude: 38.7, longitude: -9.1 },
});
const concert = storedEvent({
	id: eventId(1),
	name: 'Concert',
	occurrences: [{ start_at: '2026-12-04T21:00:00+00:00' }],
});
const texts = (frame: PageFrame | undefined) => frame?.credits.map(({ text }) => text);

test('the page of the filters owes what every destination and collection does, however many there are', () => {
	const groupings = Array.from({ length: 14 }, (_, index) =>
		storedGrouping({
			id: `dst_${index}`,
			name: `Town ${index}`,
			place_ids: [placeId(1)],
			...owing(`Office ${index}`),
		}),
	);
	const context = contextOf({
		places: [quay],
		destinations: groupings,
		collections: [
			storedGrouping({ id: 'col_1', name: 'Views', place_ids: [placeId(1)], ...owing('Viewers') }),
		],
	});

	expect(
		explorePage(context).lists.map(({ facet, links }) => [facet, links.length]),
	).toContainEqual(['destination', 12]);
	expect(texts(explorePage(context).frame)).toHaveLength(15);
	expect(texts(explorePage(context).frame)).toContain('Viewers');
});

test('the map owes what a destination does that it names without a place', () => {
	const context = contextOf({
		places: [quay],
		destinations: [
			storedGrouping({
				id: 'dst_1',
				name: 'Sintra',
				location: { latitude: 38.8, longitude: -9.4 },
				...owing('Sintra Office'),
			}),
		],
	});

	expect(mapPage(context)?.map.options).toContain('Sintra');
	expect(texts(mapPage(context)?.frame)).toEqual(['Sintra Office']);
});

test('the page of what is on owes what the destinations and collections do that its filters name', () => {
	const events = { event_ids: [eventId(1)] };
	const context = contextOf({
		places: [quay],
		events: [concert],
		destinations: [
			storedGrouping({ id: 'dst_1', name: 'Sintra', ...events, ...owing('Sintra Office') }),
			storedGrouping({
				id: 'dst_2',
				name: 'Faro',
				place_ids: [placeId(1)],
				...owing('Faro Office'),
			}),
		],
		collections: [storedGrouping({ id: 'col_1', name: 'Winter', ...events, ...owing('Agenda') })],
	});

	expect(texts(upcomingEventsPages(context)[0]?.list.frame)).toEqual(['Sintra Office', 'Agenda']);
});
