import { expect, test } from '@playwright/test';
import {
	datesCalendar,
	feedCalendar,
	webcalAddress,
} from '../../../../src/outputs/icalendar/calendar.ts';
import { datesOf } from '../../../../src/domain/events/event-dates.ts';
import { growth, steadyGrowth } from '../../../support/growth.ts';
import { at, clockAt, eventOn } from '../../domain/events/sample-dates.ts';
import { clock, english, eventsIn, lines, linesWith, parsed, sourceOf } from './parsed-calendar.ts';

const sinceMs = Date.parse('2026-11-01T00:00:00Z');
const concert = sourceOf(
	eventOn(at('2026-12-04T21:00:00+00:00'), at('2026-10-02T21:00:00+01:00')),
	{ id: 'evt_a', name: 'Concert' },
);
const market = sourceOf(eventOn(at('2026-11-28T08:00:00+00:00')), { id: 'evt_b', name: 'Market' });
const feed = {
	name: 'What’s on: Lisbon; its coast, and more',
	sources: [concert, market],
	refreshSeconds: 43_200,
	sinceMs,
};

test('a feed lists the dates of all events by their start, without those long over', () => {
	const calendar = feedCalendar(feed, clock, english);

	expect(linesWith(calendar, 'SUMMARY', 'DTSTART')).toEqual([
		'DTSTART:20261128T080000Z',
		'SUMMARY:Market',
		'DTSTART:20261204T210000Z',
		'SUMMARY:Concert',
	]);
});

test('a feed tells dates of the same several days as one, until the last of them is over', () => {
	const sessions = sourceOf(
		eventOn(
			at('2026-11-01T10:00:00+00:00', '2026-11-20T12:00:00+00:00'),
			at('2026-11-01T14:00:00+00:00', '2026-11-20T18:00:00+00:00'),
		),
	);
	const datesSince = (since: string) => {
		const feedSince = { ...feed, sources: [sessions], sinceMs: Date.parse(since) };
		return [feedCalendar(feedSince, clock, english), datesCalendar(feedSince, english)].map(
			(calendar) => linesWith(calendar, 'DTSTART'),
		);
	};

	expect(datesSince('2026-11-20T13:00:00Z')).toEqual([
		['DTSTART;VALUE=DATE:20261101'],
		['DTSTART;VALUE=DATE:20261101'],
	]);
	expect(datesSince('2026-11-20T19:00:00Z')).toEqual([[], []]);
});

test('a feed has a name, escaped, and says how often to look', () => {
	const calendar = feedCalendar(feed, clock, english);

	expect(
		linesWith(calendar, 'NAME', 'X-WR-CALNAME', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL'),
	).toEqual([
		'NAME:What’s on: Lisbon\\; its coast\\, and more',
		'X-WR-CALNAME:What’s on: Lisbon\\; its coast\\, and more',
		'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
		'X-PUBLISHED-TTL:PT12H',
	]);
});

test('every identity in a feed is distinct', () => {
	const uids = linesWith(feedCalendar({ ...feed, sinceMs: 0 }, clock, english), 'UID');

	expect(uids).toHaveLength(3);
	expect(new Set(uids).size).toBe(3);
});

test('a feed without events is a calendar all the same', () => {
	const calendar = feedCalendar({ ...feed, sources: [] }, clock, english);

	expect(parsed(calendar).name).toBe('vcalendar');
	expect(eventsIn(calendar)).toEqual([]);
});

test('a feed with rules has the time zone once', () => {
	const weekly = (id: string) =>
		sourceOf(
			eventOn(
				at('2026-11-27T21:00:00+00:00', undefined, { recurrence_rule: 'FREQ=WEEKLY;COUNT=5' }),
			),
			{ id },
		);
	const calendar = feedCalendar(
		{ ...feed, sources: [weekly('evt_a'), weekly('evt_b')] },
		clock,
		english,
	);

	expect(parsed(calendar).getAllSubcomponents('vtimezone')).toHaveLength(1);
	expect(linesWith(calendar, 'RRULE').slice(-2)).toEqual([
		'RRULE:FREQ=WEEKLY;COUNT=5',
		'RRULE:FREQ=WEEKLY;COUNT=5',
	]);
});

test('what a feed says of itself comes before its time zones and its dates', () => {
	const weekly = eventOn(
		at('2026-11-27T21:00:00+00:00', undefined, { recurrence_rule: 'FREQ=WEEKLY' }),
	);
	const calendar = lines(
		feedCalendar({ ...feed, sources: [sourceOf(weekly), market] }, clock, english),
	);

	expect(calendar.slice(0, 9)).toEqual([
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Waymark//Travel guide//EN',
		'NAME:What’s on: Lisbon\\; its coast\\, and more',
		'X-WR-CALNAME:What’s on: Lisbon\\; its coast\\, and more',
		'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
		'X-PUBLISHED-TTL:PT12H',
		'BEGIN:VTIMEZONE',
		'TZID:Europe/Lisbon',
	]);
	expect(calendar.filter((line) => /^(BEGIN|END):V/.test(line)).slice(1)).toEqual([
		'BEGIN:VTIMEZONE',
		'END:VTIMEZONE',
		'BEGIN:VEVENT',
		'END:VEVENT',
		'BEGIN:VEVENT',
		'END:VEVENT',
		'END:VCALENDAR',
	]);
});

test('rules in a guide of UTC ask for no time zone', () => {
	const weekly = eventOn(
		at('2026-11-27T21:00:00Z', undefined, { recurrence_rule: 'FREQ=WEEKLY;COUNT=5' }),
	);
	const utc = clockAt('2026-11-21T12:00:00Z', 'UTC');
	const source = sourceOf(weekly, { dates: datesOf(weekly, utc) });

	expect(
		linesWith(feedCalendar({ ...feed, sources: [source] }, utc, english), 'TZID', 'DTSTART'),
	).toEqual(['DTSTART:20261127T210000Z']);
});

test('calendar programs subscribe to a webcal address', () => {
	expect(webcalAddress('https://guide.example/calendar/all.ics')).toBe(
		'webcal://guide.example/calendar/all.ics',
	);
	expect(webcalAddress('http://localhost:4321/all.ics')).toBe('webcal://localhost:4321/all.ics');
});

test('a feed of many events takes the longer the more they are, and no more than that', () => {
	const feedOf = (length: number) => {
		const sources = Array.from({ length }, (_, index) =>
			sourceOf(eventOn(at('2026-12-04T21:00:00+00:00')), { id: `evt_${index}` }),
		);
		return feedCalendar({ ...feed, sources }, clock, english);
	};

	expect(linesWith(feedOf(2000), 'UID')).toHaveLength(2000);
	expect(growth(500, feedOf)).toBeLessThan(steadyGrowth);
});
