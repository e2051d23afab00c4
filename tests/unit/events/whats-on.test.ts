import { expect, test } from '@playwright/test';
import { dayInZone } from '../../../src/events/days.ts';
import { type NamedRange, rangeOf } from '../../../src/events/day-ranges.ts';
import { type ListableEvent, scheduleOf } from '../../../src/events/schedule.ts';
import { shownDates } from '../../../src/events/whats-on.ts';
import { type WhatsOnRow, whatsOnRows } from '../../../src/events/whats-on-rows.ts';
import { at, clockAt } from './sample-dates.ts';

/** A Thursday. */
const built = clockAt('2026-11-19T09:00:00Z');
const events: ListableEvent[] = [
	{
		id: 'evt_1',
		name: 'Market',
		themes: [],
		occurrences: ['19', '21', '26', '28'].map((day) =>
			at(`2026-11-${day}T08:00:00+00:00`, `2026-11-${day}T13:00:00+00:00`),
		),
	},
	{
		id: 'evt_2',
		name: 'Exhibition',
		themes: [],
		occurrences: [at('2026-11-01T00:00:00+00:00', '2026-11-25T23:59:59+00:00')],
	},
	{
		id: 'evt_3',
		name: 'Much later',
		themes: [],
		occurrences: [at('2027-03-01T20:00:00+00:00')],
	},
];
const schedule = scheduleOf(events, built, 'en-GB');
const inWords = (rows: Iterable<WhatsOnRow<ListableEvent>>) =>
	[...rows].map(({ event, firstDay }) => `${event.name} ${firstDay}`);

/** What the browser shows of the page on another day. */
function shownLater(name: NamedRange, now: string): string[] {
	const rows = whatsOnRows(schedule, name, built);
	const nowMs = Date.parse(now);
	const today = dayInZone(nowMs, built.timeZone);
	return inWords(shownDates(rows, rangeOf(name, today), today, nowMs));
}

test('at the build it shows what is on in the range, each event once', () => {
	const shown = whatsOnRows(schedule, 'next-7-days', built).filter(({ isShown }) => isShown);

	expect(inWords(shown)).toEqual(['Market 2026-11-19', 'Exhibition 2026-11-01']);
});

test('the page holds the dates that it may need while it ages, no others', () => {
	expect(inWords(whatsOnRows(schedule, 'today', built))).toEqual([
		'Market 2026-11-19',
		'Exhibition 2026-11-01',
		'Market 2026-11-21',
		'Market 2026-11-26',
		'Market 2026-11-28',
	]);
});

test('today follows the calendar', () => {
	expect(shownLater('today', '2026-11-19T12:59:00Z')).toEqual([
		'Market 2026-11-19',
		'Exhibition 2026-11-01',
	]);
	expect(shownLater('today', '2026-11-19T13:01:00Z')).toEqual(['Exhibition 2026-11-01']);
	expect(shownLater('today', '2026-11-21T07:00:00Z')).toEqual([
		'Exhibition 2026-11-01',
		'Market 2026-11-21',
	]);
	expect(shownLater('today', '2026-11-29T07:00:00Z')).toEqual([]);
});

test('this weekend becomes the next one', () => {
	expect(shownLater('weekend', '2026-11-20T09:00:00Z')).toEqual([
		'Exhibition 2026-11-01',
		'Market 2026-11-21',
	]);
	expect(shownLater('weekend', '2026-11-23T09:00:00Z')).toEqual(['Market 2026-11-28']);
});

test('of two dates of an event that are on it shows the one that began first, as the filters do', () => {
	const dated = (status?: string): ListableEvent => ({
		id: 'evt_4',
		name: 'Biennale',
		themes: [],
		occurrences: [
			at('2026-11-01T00:00:00+00:00', '2026-11-25T23:59:59+00:00', { status }),
			at('2026-11-19T18:00:00+00:00', '2026-11-19T20:00:00+00:00'),
		],
	});
	const shown = (event: ListableEvent) =>
		inWords(
			whatsOnRows(scheduleOf([event], built, 'en-GB'), 'today', built).filter(
				({ isShown }) => isShown,
			),
		);

	expect(shown(dated())).toEqual(['Biennale 2026-11-01']);
	expect(shown(dated('cancelled'))).toEqual(['Biennale 2026-11-19']);
});

test('a date that is called off gives way to a later one of the same event, a cancelled one also to one that is postponed', () => {
	const dated = (id: string, statuses: string[]): ListableEvent => ({
		id,
		name: id,
		themes: [],
		occurrences: statuses.map((status, index) =>
			at(`2026-11-${19 + index}T20:00:00+00:00`, undefined, { status }),
		),
	});
	const calledOff = [
		dated('Fado', ['postponed', 'cancelled', 'soldout']),
		dated('Opera', ['cancelled', 'postponed']),
		dated('Rock', ['cancelled', 'cancelled']),
	];
	const rows = whatsOnRows(scheduleOf(calledOff, built, 'en-GB'), 'next-7-days', built);

	expect(inWords(rows.filter(({ isShown }) => isShown))).toEqual([
		'Rock 2026-11-19',
		'Opera 2026-11-20',
		'Fado 2026-11-21',
	]);
});
