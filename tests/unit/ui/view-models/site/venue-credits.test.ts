import { expect, test } from '@playwright/test';
import { browsePage } from '../../../../../src/ui/view-models/list/browse-list.ts';
import {
	themePages,
	upcomingEventsPages,
} from '../../../../../src/ui/view-models/list/event-lists.ts';
import { groupingPages } from '../../../../../src/ui/view-models/list/grouping-lists.ts';
import { homePage } from '../../../../../src/ui/view-models/site/home-page.ts';
import { monthPages } from '../../../../../src/ui/view-models/list/month-pages.ts';
import type { PageFrame } from '../../../../../src/ui/view-models/site/page-frame.ts';
import { searchPage } from '../../../../../src/ui/view-models/explore/search-page.ts';
import { pageOfEvent } from '../../../../support/event-page.ts';
import { contextOf } from '../../../../support/page-context.ts';
import {
	eventId,
	eventRecord,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../../support/records.ts';

const owing = (text: string) => ({ attribution: { text, required: true } });
/** Closed for good: no list of places names it, the events that were to be there do. */
const hall = {
	id: placeId(1),
	name: 'Old Hall',
	location: { address: { city: 'Lisbon' } },
	validity: { valid_through: '2026-10-31' },
	...owing('Hall Office'),
};
const festival = { id: eventId(1), name: 'Festival', ...owing('Festival Office') };
const concert = {
	id: eventId(2),
	name: 'Concert',
	classification: { theme: ['Music'] },
	location: { place_id: placeId(1), city: 'Lisbon' },
	hierarchy: { super_event_id: eventId(1) },
	occurrences: [{ start_at: '2026-12-04T21:00:00+00:00' }],
	...owing('Agenda'),
};

/** A guide with one event at a venue, part of another event and of a collection. */
const guideWith = (event: object, venue: object = hall) =>
	contextOf({
		places: [storedPlace(venue)],
		events: [storedEvent(festival), storedEvent(event)],
		collections: [storedGrouping({ id: 'col_1', name: 'Winter', event_ids: [eventId(2)] })],
	});
const texts = (frame: PageFrame | undefined) => frame?.credits.map(({ text }) => text);

test('every list that names the venue of an event owes what the record of the venue does', () => {
	const context = guideWith(concert);
	const [value] = context.guide.facets.values.city;
	const [superEvent] = context.guide.events.filter(({ id }) => id === eventId(1));
	if (!value || !superEvent) throw new Error('The guide lost a town or an event.');

	expect(context.guide.listedPlaces).toEqual([]);
	expect(texts(homePage(context).frame)).toContain('Hall Office');
	expect(texts(upcomingEventsPages(context)[0]?.list.frame)).toContain('Hall Office');
	expect(texts(searchPage(context).frame)).toContain('Hall Office');
	const lists = [
		monthPages(context)[0]?.pages[0]?.list,
		themePages(context)[0]?.pages[0],
		groupingPages(context, 'collections')[0]?.pages[0],
		browsePage(context, { number: 1, value }),
	];
	expect(lists.map((list) => [list?.events[0]?.whereabouts, texts(list?.frame)])).toEqual(
		lists.map(() => ['Old Hall, Lisbon', ['Agenda', 'Hall Office']]),
	);
	const { frame, programmeDays } = pageOfEvent(context, superEvent, {
		record: eventRecord(festival),
	});
	expect(programmeDays[0]?.cards[0]?.whereabouts).toBe('Old Hall, Lisbon');
	expect(texts(frame)).toEqual(['Festival Office', 'Agenda', 'Hall Office']);
});

test('a list that names no venue of an event owes nothing for it', () => {
	const moved = guideWith({ ...concert, status: 'moved_online' });
	const home = homePage(moved);

	expect(home.comingUp.find(({ id }) => id === eventId(2))?.whereabouts).toBe('Online');
	expect(texts(home.frame)).toEqual(['Agenda', 'Festival Office']);
});

test('a list changes with the credit of a venue, and is thus drawn anew', () => {
	const [before, after] = ['Hall Office', 'Hall Trust'].map((text) => {
		const [page] = themePages(guideWith(concert, { ...hall, ...owing(text) }));
		return JSON.stringify(page);
	});

	expect(after).toBe(before?.replaceAll('Hall Office', 'Hall Trust'));
	expect(after).not.toBe(before);
});

test('the page whose filters list all events credits each with its venue, however long the list', () => {
	const numbers = [...Array(50).keys()];
	const context = contextOf({
		places: numbers.map((number) =>
			storedPlace({ ...hall, id: placeId(number), ...owing(`Hall Office ${number}`) }),
		),
		events: numbers.map((number) =>
			storedEvent({
				...concert,
				id: eventId(number),
				location: { place_id: placeId(number) },
				...owing(`Agenda ${number}`),
			}),
		),
	});
	const pages = upcomingEventsPages(context);

	expect(pages.map(({ list }) => list.frame.credits.length)).toEqual([100, 48, 4]);
});

test('what is on names the venue of a date that did not move online with the others, and credits it', () => {
	const date = (day: string, status: string) => ({ start_at: `${day}T21:00:00+00:00`, status });
	const occurrences = [date('2026-11-21', 'cancelled'), date('2026-11-22', 'moved_online')];
	const [first] = upcomingEventsPages(guideWith({ ...concert, occurrences }));

	expect(first?.list.events.find(({ id }) => id === eventId(2))?.whereabouts).toBe('Online');
	expect(first?.whatsOn[0]?.lines[0]?.dates[0]?.where).toBe('Old Hall, Lisbon');
	expect(texts(first?.list.frame)).toContain('Hall Office');
});
