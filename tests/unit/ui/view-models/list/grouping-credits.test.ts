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

/** Returns a guide in which a place, events, a destination and a collection owe a credit each. */
function guideOwing(events: number) {
	return contextOf({
		places: [storedPlace({ ...located, ...owing('Harbour') })],
		events: Array.from({ length: events }, (_, index) =>
			storedEvent({ id: eventId(index + 1), ...owing(`Stage ${index + 1}`) }),
		),
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
}

/** Returns the pages whose scripts may show any record. */
function pagesOfAnything(context: ReturnType<typeof contextOf>) {
	return [explorePage(context), searchPage(context), mapPage(context)].map((page) => page?.frame);
}

test('pages whose scripts show any record have the credits of all', () => {
	const context = guideOwing(1);
	const all = ['Harbour', 'Stage 1', 'Sintra Office', 'Viewers'];

	expect(pagesOfAnything(context).map(texts)).toEqual([all, all, all]);
	expect(pagesOfAnything(context).map((frame) => frame?.allCredits)).toEqual(Array(3));
	expect(texts(aboutPage(context).frame)).toEqual(all);
});

test('pages whose scripts show any record lead to credits that are too many to be read', () => {
	const context = guideOwing(58);

	expect(pagesOfAnything(context).map((frame) => frame?.allCredits)).toEqual(
		Array(3).fill('/guide/about/#credits'),
	);
	// Those that their lists lead to are named as well.
	expect(pagesOfAnything(context).map(texts)).toEqual([
		['Sintra Office', 'Viewers'],
		[],
		['Sintra Office'],
	]);
	expect(mapPage(context)?.map.options).toContain('Sintra');
	expect(texts(aboutPage(context).frame)).toHaveLength(61);
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
