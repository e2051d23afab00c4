import { expect, test } from '@playwright/test';
import { dayInZone } from '../../../../src/domain/events/days.ts';
import { type NamedRange, dayRangeOf } from '../../../../src/domain/events/day-ranges.ts';
import {
	type ListableEvent,
	eventsIn,
	scheduleOf,
} from '../../../../src/domain/events/schedule.ts';
import { orderInList, shownDates } from '../../../../src/domain/events/whats-on.ts';
import { type WhatsOnRow, whatsOnRows } from '../../../../src/domain/events/whats-on-rows.ts';
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

/** Returns what the browser shows of the page on another day. */
function shownLater(name: NamedRange, now: string): string[] {
	const rows = whatsOnRows(schedule, name, built);
	const nowMs = Date.parse(now);
	const today = dayInZone(nowMs, built.timeZone);
	return inWords(shownDates(rows, dayRangeOf(name, today), today, nowMs));
}

/** Returns what the page shows when it is built. */
function shownAtBuild(name: NamedRange, ofEvents: readonly ListableEvent[] = events): string[] {
	const rows = whatsOnRows(scheduleOf(ofEvents, built, 'en-GB'), name, built);
	return inWords(rows.filter(({ isShown }) => isShown));
}

test('at the build it shows what is on in the range, each event once', () => {
	expect(shownAtBuild('next-7-days')).toEqual(['Market 2026-11-19', 'Exhibition 2026-11-01']);
});

test.describe('what begins then leads', () => {
	const on = (name: string, start: string, end?: string): ListableEvent => ({
		id: name,
		name,
		themes: [],
		occurrences: [at(`2026-11-${start}:00:00+00:00`, end && `2026-11-${end}:00:00+00:00`)],
	});
	const week = [
		on('Exhibition', '01T00', '30T00'),
		on('Festival', '19T10', '21T18'),
		on('Talk', '19T18', '19T20'),
		on('Concert', '20T20'),
		on('Fair', '21T09'),
		on('Matinee', '22T15'),
		on('Quiz', '25T19'),
	];

	test('the list of today, before what runs', () => {
		expect(shownAtBuild('today', week)).toEqual([
			'Festival 2026-11-19',
			'Talk 2026-11-19',
			'Exhibition 2026-11-01',
		]);
	});

	test('that of the weekend, whose filter has the same order', () => {
		const filtered = eventsIn(
			scheduleOf(week, built, 'en-GB'),
			{ first: '2026-11-21', last: '2026-11-22' },
			built,
		);

		expect(shownAtBuild('weekend', week)).toEqual([
			'Fair 2026-11-21',
			'Festival 2026-11-19',
			'Exhibition 2026-11-01',
			'Matinee 2026-11-22',
		]);
		expect(filtered.map(({ event }) => event.name)).toEqual([
			'Fair',
			'Festival',
			'Exhibition',
			'Matinee',
		]);
	});

	test('that of the next days, but for what begins today', () => {
		expect(shownAtBuild('next-7-days', week)).toEqual([
			'Concert 2026-11-20',
			'Fair 2026-11-21',
			'Matinee 2026-11-22',
			'Quiz 2026-11-25',
			'Talk 2026-11-19',
			'Festival 2026-11-19',
			'Exhibition 2026-11-01',
		]);
	});
});

test.describe('lines are put in the order in which a build would have them', () => {
	const on = (id: string, start: string, end: string): ListableEvent => ({
		id,
		name: id,
		themes: [],
		occurrences: [at(`2026-11-${start}:00:00+00:00`, `2026-11-${end}:00:00+00:00`)],
	});
	/** The next day of a weekly event is written into its line, which stands first. */
	const weekly: ListableEvent = {
		...on('Market', '19T08', '19T13'),
		occurrences: ['19', '22'].map((day) =>
			at(`2026-11-${day}T08:00:00+00:00`, `2026-11-${day}T13:00:00+00:00`),
		),
	};
	const week = [
		weekly,
		on('Talk', '20T18', '20T20'),
		on('Festival', '20T10', '22T18'),
		on('Fair', '21T09', '21T17'),
		on('Matinee', '22T15', '22T17'),
		on('Exhibition', '01T00', '30T00'),
	];
	const friday = clockAt('2026-11-20T07:00:00Z');

	const ordered: readonly [NamedRange, readonly string[]][] = [
		['today', ['Festival', 'Talk', 'Exhibition']],
		['weekend', ['Fair', 'Festival', 'Exhibition', 'Market', 'Matinee']],
		['next-7-days', ['Fair', 'Market', 'Matinee', 'Talk', 'Festival', 'Exhibition']],
	];
	for (const [name, names] of ordered) {
		test(`the list of ${name}, a day later`, () => {
			const range = dayRangeOf(name, '2026-11-20');
			const rows = whatsOnRows(scheduleOf(week, built, 'en-GB'), name, built);
			const shown = [...shownDates(rows, range, '2026-11-20', friday.nowMs)];
			const key = (row: (typeof rows)[number]) => orderInList(row, name, range);
			shown.sort((a, b) => (key(a) < key(b) ? -1 : 1));
			expect(shown.map(({ event }) => event.name)).toEqual(names);
			const atBuild = whatsOnRows(scheduleOf(week, friday, 'en-GB'), name, friday);
			expect(atBuild.filter(({ isShown }) => isShown).map(({ event }) => event.name)).toEqual(
				names,
			);
		});
	}
});

test('of two dates that begin on one day it shows the one that begins first, whatever the order of the list', () => {
	const fair: ListableEvent = {
		id: 'evt_5',
		name: 'Fair',
		themes: [],
		occurrences: [
			at('2026-11-19T10:00:00+00:00', '2026-11-22T18:00:00+00:00'),
			at('2026-11-19T14:00:00+00:00', '2026-11-21T20:00:00+00:00'),
		],
	};
	const rows = whatsOnRows(scheduleOf([fair], built, 'en-GB'), 'weekend', built);
	const shownOf = (inOrder: readonly WhatsOnRow<ListableEvent>[]) =>
		[...shownDates(inOrder, dayRangeOf('weekend', '2026-11-19'), '2026-11-19', built.nowMs)].map(
			({ occurrence }) => occurrence.start.clock,
		);

	expect(rows.map(({ occurrence }) => occurrence.start.clock)).toEqual(['10:00', '14:00']);
	expect(shownOf(rows)).toEqual(['10:00']);
	expect(shownOf(rows.toReversed())).toEqual(['10:00']);
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
		'Market 2026-11-21',
		'Exhibition 2026-11-01',
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

	expect(shownAtBuild('today', [dated()])).toEqual(['Biennale 2026-11-01']);
	expect(shownAtBuild('today', [dated('cancelled')])).toEqual(['Biennale 2026-11-19']);
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

	expect(shownAtBuild('next-7-days', calledOff)).toEqual([
		'Opera 2026-11-20',
		'Fado 2026-11-21',
		'Rock 2026-11-19',
	]);
});
