import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { datesCalendar, feedCalendar } from '../../../../src/outputs/icalendar/calendar.ts';
import type { CalendarSource } from '../../../../src/outputs/icalendar/calendar-source.ts';
import { selectedCalendar } from '../../../../src/outputs/icalendar/selected-calendar.ts';
import { startText } from '../../../../src/outputs/icalendar/utc-text.ts';
import { datesOf } from '../../../../src/domain/events/event-dates.ts';
import { at, british, clockAt } from '../../domain/events/sample-dates.ts';

const clock = clockAt('2026-11-21T12:00:00Z');

function source(id: string, ...occurrences: ReturnType<typeof at>[]): CalendarSource {
	return {
		id,
		name: `END:VEVENT\n${id}, a name that is so long that its line has to be folded somewhere`,
		dates: datesOf({ occurrences }, clock),
		url: `https://guide.example/guide/events/${id}-with-a-long-address-that-has-to-be-folded/`,
		credits: [{ text: 'Harbour Archive, CC BY 4.0' }],
	};
}

const path = (id: string) => `/guide/events/${id}-with-a-long-address-that-has-to-be-folded/`;
const concert = source('concert', at('2026-12-04T21:00:00+00:00', '2026-12-04T23:00:00+00:00'));
const fado = source(
	'fado',
	at('2026-11-27T21:00:00+00:00', undefined, { recurrence_rule: 'FREQ=WEEKLY' }),
);
const yoga = source(
	'yoga',
	at('2026-11-02T07:00:00+00:00', undefined, { recurrence_rule: 'FREQ=WEEKLY' }),
);
const festival = source('festival', at('2026-12-04T00:00:00+00:00', '2026-12-06T23:59:59+00:00'));
const sources = [concert, fado, yoga, festival];
const feed = feedCalendar(
	{ name: 'What’s on', sources, refreshSeconds: 3600, sinceMs: clock.nowMs },
	clock,
	british,
);
const dates = datesCalendar({ name: 'What’s on', sources, sinceMs: clock.nowMs }, british);

function read(calendar: string | undefined) {
	const component = new ICAL.Component(ICAL.parse(calendar ?? '') as unknown[]);
	return component
		.getAllSubcomponents('vevent')
		.map(
			(event) =>
				`${String(event.getFirstPropertyValue('dtstart'))} ${String(event.getFirstPropertyValue('uid'))}`,
		);
}

test('chosen dates stand in the file as they do in the calendar that they are from', () => {
	const chosen = new Set([`${path('concert')} 20261204T210000Z`, `${path('festival')} 20261204`]);
	const file = selectedCalendar(dates, (date) => chosen.has(`${date.path} ${date.start}`));

	expect(read(file)).toEqual(['2026-12-04 festival', '2026-12-04T21:00:00Z concert']);
	expect(file).toContain('NAME:What’s on\r\n');
	expect(file).toContain('Source: Harbour Archive\\, CC BY 4.0');
	expect(file?.match(/BEGIN:VEVENT.*?\r\nEND:VEVENT\r\n/gs)).toEqual(
		dates
			.match(/BEGIN:VEVENT.*?\r\nEND:VEVENT\r\n/gs)
			?.filter((block) => /UID:(concert|festival)/.test(block)),
	);
});

test('each date of a rule can be chosen by itself', () => {
	const file = selectedCalendar(
		dates,
		({ path: page, start }) => page === path('yoga') && start.startsWith('202612'),
	);

	expect(read(file)).toEqual([
		'2026-12-07T07:00:00Z yoga-20261207',
		'2026-12-14T07:00:00Z yoga-20261214',
		'2026-12-21T07:00:00Z yoga-20261221',
		'2026-12-28T07:00:00Z yoga-20261228',
	]);
});

test('an event that is chosen with all its dates keeps its rule and time zone', () => {
	const file = selectedCalendar(
		feed,
		({ path: page, repeats }) => page === path('fado') && repeats,
	);

	expect(read(file)).toEqual(['2026-11-27T21:00:00 fado']);
	expect(file).toContain('RRULE:FREQ=WEEKLY');
	expect(file).toContain('BEGIN:VTIMEZONE');
});

test('the file does not ask to be read again', () => {
	expect(feed).toContain('REFRESH-INTERVAL');
	expect(selectedCalendar(feed, () => true)).not.toMatch(/REFRESH-INTERVAL|X-PUBLISHED-TTL/);
});

test('without a date there is no file', () => {
	expect(selectedCalendar(dates, () => false)).toBeUndefined();
});

test('a date is found by its start in UTC, days by their first', () => {
	const night = source('night', at('2026-07-01T00:30:00+01:00'));
	const exhibition = source(
		'exhibition',
		at('2026-12-04T10:00:00+00:00', '2026-12-06T18:00:00+00:00'),
	);

	expect(festival.dates.map(startText)).toEqual(['20261204']);
	expect(exhibition.dates.map(startText)).toEqual(['20261204']);
	expect(concert.dates.map(startText)).toEqual(['20261204T210000Z']);
	expect(night.dates.map(startText)).toEqual(['20260630T233000Z']);
});
