import { expect, test } from '@playwright/test';
import {
	type EventEntry,
	type ListableEvent,
	eventsIn,
	pastEventsIn,
	scheduleOf,
	upcomingEvents,
} from '../../../../src/domain/events/schedule.ts';
import { monthsAhead, monthsPast } from '../../../../src/domain/events/schedule-months.ts';
import { byTheme } from '../../../../src/domain/events/themes.ts';
import type { OccurrenceRecord } from '../../../../src/records/event-occurrence.ts';
import { growth, steadyGrowth } from '../../../support/growth.ts';
import { at, clockAt } from './sample-dates.ts';

const clock = clockAt('2026-11-21T12:00:00Z');

function event(name: string, ...occurrences: OccurrenceRecord[]): ListableEvent {
	return { id: `evt_${name.toLowerCase()}`, name, themes: [], occurrences };
}

const names = (entries: readonly EventEntry<ListableEvent>[]) =>
	entries.map((entry) => `${entry.event.name} ${entry.occurrence.firstDay}`);

const exhibition = event(
	'Exhibition',
	at('2026-09-01T00:00:00+01:00', '2027-02-28T23:59:59+00:00'),
);
const market = event(
	'Market',
	at('2026-11-21T08:00:00+00:00', '2026-11-21T11:00:00+00:00'),
	at('2026-11-28T08:00:00+00:00', '2026-11-28T13:00:00+00:00'),
);
const concert = event('Concert', at('2026-11-21T21:00:00+00:00', '2026-11-21T23:00:00+00:00'));
const reading = event('Reading', at('2026-11-22T18:00:00+00:00'));
const festival = event('Festival', at('2026-12-04T00:00:00+00:00', '2026-12-06T23:59:59+00:00'));
const gala = event('Gala', at('2026-10-10T20:00:00+01:00', '2026-10-10T23:00:00+01:00'));
const walk = event('Walk');
const all = [walk, festival, exhibition, reading, gala, concert, market];
const schedule = scheduleOf(all, clock, 'en-GB');

test('a schedule is in the order of names', () => {
	expect(schedule.map((scheduled) => scheduled.event.name)).toEqual([
		'Concert',
		'Exhibition',
		'Festival',
		'Gala',
		'Market',
		'Reading',
		'Walk',
	]);
});

test('upcoming events come by their next date, what has been running after what begins today', () => {
	expect(names(upcomingEvents(schedule, clock))).toEqual([
		'Concert 2026-11-21',
		'Exhibition 2026-09-01',
		'Reading 2026-11-22',
		'Market 2026-11-28',
		'Festival 2026-12-04',
	]);
});

test('today lists what is not over, without the market that has closed', () => {
	const today = { first: '2026-11-21', last: '2026-11-21' };

	expect(names(eventsIn(schedule, today, clock))).toEqual([
		'Concert 2026-11-21',
		'Exhibition 2026-09-01',
	]);
});

test('a range lists each event once, by its first date in it', () => {
	const week = { first: '2026-11-21', last: '2026-12-05' };

	expect(names(eventsIn(schedule, week, clock))).toEqual([
		'Concert 2026-11-21',
		'Exhibition 2026-09-01',
		'Reading 2026-11-22',
		'Market 2026-11-28',
		'Festival 2026-12-04',
	]);
});

test('what is on in a month comes by day and hour, what has been running since before today after what begins today', () => {
	const early = event('Zarzuela', at('2026-11-21T18:00:00+00:00'));
	const opened = event('Aquarelles', at('2026-11-02T00:00:00+00:00', '2026-11-29T23:59:59+00:00'));
	const entries = scheduleOf([opened, concert, early, reading], clock, 'en-GB');

	expect(names(eventsIn(entries, { first: '2026-11-01', last: '2026-11-30' }, clock))).toEqual([
		'Zarzuela 2026-11-21',
		'Concert 2026-11-21',
		'Aquarelles 2026-11-02',
		'Reading 2026-11-22',
	]);
});

test('a span is listed on each of its days', () => {
	expect(names(eventsIn(schedule, { first: '2026-12-06', last: '2026-12-06' }, clock))).toEqual([
		'Festival 2026-12-04',
		'Exhibition 2026-09-01',
	]);
	expect(names(eventsIn(schedule, { first: '2026-12-07', last: '2026-12-07' }, clock))).toEqual([
		'Exhibition 2026-09-01',
	]);
});

test('what still runs after midnight is on today', () => {
	const night = event('Night', at('2026-11-20T22:00:00+00:00', '2026-11-21T05:00:00+00:00'));
	const atTwo = clockAt('2026-11-21T02:00:00Z');
	const today = { first: '2026-11-21', last: '2026-11-21' };

	expect(names(eventsIn(scheduleOf([night], atTwo, 'en-GB'), today, atTwo))).toEqual([
		'Night 2026-11-20',
	]);
	expect(names(eventsIn(scheduleOf([night], clock, 'en-GB'), today, clock))).toEqual([]);
});

test('a cancelled date gives way to another in the range, else stays', () => {
	const fado = event(
		'Fado',
		at('2026-11-27T21:00:00+00:00', undefined, { status: 'cancelled' }),
		at('2026-12-04T21:00:00+00:00'),
	);
	const fadoOnly = scheduleOf([fado], clock, 'en-GB');

	expect(names(eventsIn(fadoOnly, { first: '2026-11-21', last: '2026-12-31' }, clock))).toEqual([
		'Fado 2026-12-04',
	]);
	expect(names(eventsIn(fadoOnly, { first: '2026-11-27', last: '2026-11-27' }, clock))).toEqual([
		'Fado 2026-11-27',
	]);
});

test('months ahead are those with something on', () => {
	const withoutExhibition = schedule.filter((scheduled) => scheduled.event.name !== 'Exhibition');

	expect(monthsAhead(withoutExhibition, clock)).toEqual([
		{ month: '2026-11', eventCount: 3 },
		{ month: '2026-12', eventCount: 1 },
	]);
	expect(monthsAhead(schedule, clock)).toEqual([
		{ month: '2026-11', eventCount: 4 },
		{ month: '2026-12', eventCount: 2 },
		{ month: '2027-01', eventCount: 1 },
		{ month: '2027-02', eventCount: 1 },
	]);
});

test('an exhibition without foreseeable end makes 18 months, not hundreds', () => {
	const forever = event('Forever', at('2020-01-01T00:00:00+00:00', '2099-12-31T23:59:59+00:00'));

	expect(monthsAhead(scheduleOf([forever], clock, 'en-GB'), clock)).toHaveLength(18);
});

test('the archive has the months of dates that are over, the latest first', () => {
	expect(monthsPast(schedule, clock.nowMs)).toEqual([
		{ month: '2026-11', eventCount: 1 },
		{ month: '2026-10', eventCount: 1 },
	]);
	expect(
		names(pastEventsIn(schedule, { first: '2026-11-01', last: '2026-11-30' }, clock.nowMs)),
	).toEqual(['Market 2026-11-21']);
});

test('when everything is past no month is ahead and the archive has all', () => {
	const later = clockAt('2030-01-01T00:00:00Z');
	const past = scheduleOf(all, later, 'en-GB');

	expect(upcomingEvents(past, later)).toEqual([]);
	expect(monthsAhead(past, later)).toEqual([]);
	expect(monthsPast(past, later.nowMs).map(({ month }) => month)).toEqual([
		'2026-12',
		'2026-11',
		'2026-10',
		'2026-09',
	]);
});

test('themes gather their events, whatever the case of their names', () => {
	const themed = [
		{ ...concert, themes: ['Music', 'Night'] },
		{ ...reading, themes: ['books'] },
		{ ...festival, themes: ['MUSIC', 'music'] },
		market,
	];
	const entries = upcomingEvents(scheduleOf(themed, clock, 'en-GB'), clock);

	expect(byTheme(entries, 'en-GB').map((theme) => [theme.name, names(theme.entries)])).toEqual([
		['books', ['Reading 2026-11-22']],
		['Music', ['Concert 2026-11-21', 'Festival 2026-12-04']],
		['Night', ['Concert 2026-11-21']],
	]);
});

test('many events are sorted and counted in a time that grows with them', () => {
	const listed = (length: number) => {
		const many = Array.from({ length }, (_, index) => {
			const day = String((index % 28) + 1).padStart(2, '0');
			const month = String((index % 12) + 1).padStart(2, '0');
			return event(`Event ${index}`, at(`2027-${month}-${day}T21:00:00+00:00`));
		});
		const big = scheduleOf(many, clock, 'en-GB');
		return { events: upcomingEvents(big, clock), months: monthsAhead(big, clock) };
	};
	const { events, months } = listed(4000);

	expect(events).toHaveLength(4000);
	expect(months).toHaveLength(12);
	expect(growth(1000, listed)).toBeLessThan(steadyGrowth);
});
