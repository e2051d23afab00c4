import { expect, test } from '@playwright/test';
import { upcomingEventsPages } from '../../../../../src/ui/view-models/list/event-lists.ts';
import { explorePage } from '../../../../../src/ui/view-models/explore/explore-page.ts';
import { searchPage } from '../../../../../src/ui/view-models/explore/search-page.ts';
import { aboutPage } from '../../../../../src/ui/view-models/site/about-page.ts';
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
const located = {
	id: placeId(1),
	name: 'Quay',
	location: { latitude: 38.7, longitude: -9.1 },
};
const quay = storedPlace(located);
const concert = storedEvent({
	id: eventId(1),
	name: 'Concert',
	occurrences: [{ start_at: '2026-12-04T21:00:00+00:00' }],
});
const texts = (frame: PageFrame | undefined) => frame?.credits.map(({ text }) => text);

test('pages whose scripts show any record lead to the credits of all, which the page about the guide has', () => {
	const context = contextOf({
		places: [storedPlace({ ...located, ...owing('Harbour') })],
		events: [storedEvent({ id: eventId(1), ...owing('Stage') })],
		destinations: [
			storedGrouping({
				id: 'dst_1',
				name: 'Sintra',
				location: { latitude: 38.8, longitude: -9.4 },
				...owing('Sintra Office'),
			}),
		],
		collections: [
			storedGrouping({ id: 'col_1', name: 'Views', place_ids: [placeId(1)], ...owing('Viewers') }),
		],
	});

	const frames = [explorePage(context), searchPage(context), mapPage(context)].map(
		(page) => page?.frame,
	);
	expect(frames.map((frame) => frame?.allCredits)).toEqual(Array(3).fill('/guide/about/#credits'));
	// Those that their lists lead to are named as well.
	expect(frames.map(texts)).toEqual([['Sintra Office', 'Viewers'], [], ['Sintra Office']]);
	expect(mapPage(context)?.map.options).toContain('Sintra');
	expect(texts(aboutPage(context).frame)).toEqual(['Harbour', 'Stage', 'Sintra Office', 'Viewers']);
});

test('a guide that owes nobody has no way to its credits', () => {
	const context = contextOf({ places: [quay] });

	expect(explorePage(context).frame.allCredits).toBeUndefined();
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
