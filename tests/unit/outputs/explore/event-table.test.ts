import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import type { EventClock } from '../../../../src/domain/events/dated-event.ts';
import { addDays, dayInZone } from '../../../../src/domain/events/days.ts';
import {
	eventsIn,
	type ListableEvent,
	upcomingEvents,
} from '../../../../src/domain/events/schedule.ts';
import { upcomingWithRuns } from '../../../../src/domain/events/upcoming.ts';
import { datedEvents } from '../../../../src/outputs/explore/dated-events.ts';
import type { EventFile } from '../../../../src/outputs/explore/event-file.ts';
import { eventTable } from '../../../../src/outputs/explore/event-table.ts';
import { testProperty } from '../../../support/test-property.ts';
import { at, clockAt } from '../../domain/events/sample-dates.ts';
import { listedEvents, tableOfEvents } from './explored-events.ts';

/** A Saturday. */
const built = clockAt('2026-11-21T12:00:00Z');

function event(name: string, more: Partial<ListableEvent> = {}): ListableEvent {
	return { id: `evt_${name.toLowerCase()}`, name, themes: [], ...more };
}

test('a row has what its event states', () => {
	const table = tableOfEvents(
		[
			event('Market', {
				occurrences: [at('2026-11-28T08:00:00+00:00', '2026-11-28T13:00:00+00:00')],
			}),
			event('Night', {
				occurrences: [
					at('2026-12-04T22:30:00+00:00', '2026-12-05T04:00:00+00:00', { status: 'cancelled' }),
					at('2026-12-11T22:30:00+00:00'),
				],
			}),
			event('Show', {
				occurrences: [at('2026-09-01T00:00:00+01:00', '2027-02-28T23:59:59+00:00')],
			}),
			event('Walk'),
		],
		built,
	);

	expect(Array.from({ length: 4 }, (_, row) => table.name(row))).toEqual([
		'Market',
		'Night',
		'Show',
		'Walk',
	]);
	expect(table.path(0)).toBe('/guide/events/evt_market-0/');
	expect(table.dates(3)).toEqual([]);
	const days = (row: number) =>
		table.dates(row).map(({ firstDay, isAllDay, lastDay, standing }) => ({
			firstDay,
			lastDay,
			isAllDay,
			state: standing.state,
		}));
	expect(days(0)).toEqual([
		{ firstDay: '2026-11-28', lastDay: '2026-11-28', isAllDay: false, state: undefined },
	]);
	expect(days(1)).toEqual([
		{ firstDay: '2026-12-04', lastDay: '2026-12-04', isAllDay: false, state: 'cancelled' },
		{ firstDay: '2026-12-11', lastDay: '2026-12-11', isAllDay: false, state: undefined },
	]);
	expect(days(2)).toEqual([
		{ firstDay: '2026-09-01', lastDay: '2027-02-28', isAllDay: true, state: undefined },
	]);
	expect(table.dates(0)[0]?.start.iso).toBe('2026-11-28T08:00:00+00:00');
	expect(table.dates(0)[0]?.endsAtMs).toBe(Date.parse('2026-11-28T13:00:00Z'));
});

test('a day on which the clocks are changed ends as it does at the build', () => {
	const table = tableOfEvents(
		[
			event('Fair', {
				occurrences: ['2027-03-28T00:00:00+00:00', '2027-10-31T00:00:00+01:00'].map((start) =>
					at(start),
				),
			}),
		],
		built,
	);

	expect(
		table.dates(0).map(({ end, endsAtMs }) => [end, new Date(endsAtMs).toISOString()]),
	).toEqual([
		[undefined, '2027-03-28T22:59:59.999Z'],
		[undefined, '2027-10-31T23:59:59.999Z'],
	]);
});

test('a whole day that is written in UTC ends as it does at the build', () => {
	const table = tableOfEvents(
		[event('Fair', { occurrences: [at('2027-07-04T00:00:00Z', '2027-07-06T00:00:00Z')] })],
		built,
	);

	expect(
		table
			.dates(0)
			.map(({ endsAtMs, firstDay, isAllDay, lastDay }) => [
				isAllDay,
				firstDay,
				lastDay,
				new Date(endsAtMs).toISOString(),
			]),
	).toEqual([[true, '2027-07-04', '2027-07-05', '2027-07-05T23:00:00.000Z']]);
});

test('dates of the first and the last year that can be written are read as others are', () => {
	const table = tableOfEvents(
		[
			event('Always', { occurrences: [at('0000-01-01T10:00:00Z', '9999-12-31T23:00:00Z')] }),
			event('Last', { occurrences: [at('9999-12-31T00:00:00Z'), at('9999-12-31T07:00:00-05:00')] }),
			event('Market', { occurrences: [at('2026-11-28T08:00:00-05:00')] }),
		],
		{ ...built, timeZone: 'America/New_York' },
	);
	const datesOf = (row: number) =>
		table
			.dates(row)
			.map(({ endsAtMs, start }) => `${start.iso} ${new Date(endsAtMs).toISOString()}`);

	expect(datesOf(0)).toEqual(['0000-01-01T10:00:00+00:00 9999-12-31T23:00:00.000Z']);
	expect(datesOf(1)).toEqual([
		'9999-12-31T00:00:00-05:00 +010000-01-01T04:59:59.999Z',
		'9999-12-31T07:00:00-05:00 +010000-01-01T04:59:59.999Z',
	]);
	expect(datesOf(2)).toEqual(['2026-11-28T08:00:00-05:00 2026-11-29T04:59:59.999Z']);
});

test('a file of another format, or that is damaged, is not read', () => {
	const file: EventFile = {
		format: 4,
		count: 1,
		eventsPath: '/events/',
		names: 'Walk',
		digits: '0a1b2c3d',
		otherSlugs: {},
		towns: { values: [], rows: 'A' },
		whereabouts: { values: [], rows: 'A' },
		coordinates: {
			stepsPerDegree: 20_000,
			centres: [[774_000, -182_000]],
			latitudes: 'B',
			longitudes: 'B',
		},
		dates: {
			counts: { rows: 'B' },
			count: 1,
			days: 'A',
			clocks: ['T10:00:00+00:00'],
			starts: 'B',
			lasting: [],
			ends: 'A',
			standings: [],
			statuses: 'A',
		},
		standings: { values: [], rows: 'A' },
		closedDays: { values: [], rows: 'A' },
		facets: [],
	};
	expect(eventTable(file).dates(0)[0]?.start.iso).toBe('1970-01-01T10:00:00+00:00');
	expect([eventTable(file).latitude[0], eventTable(file).longitude[0]]).toEqual([38.7, -9.1]);
	expect(() => eventTable({ ...file, format: 1 })).toThrow('format 1');
	expect(() => eventTable({ ...file, dates: { ...file.dates, clocks: ['noon'] } })).toThrow('noon');
	expect(() => eventTable({ ...file, dates: { ...file.dates, days: 'AA' } })).toThrow('values');
});

const two = (number: number) => String(number).padStart(2, '0');
const zone = fc.constantFrom(
	'Europe/Lisbon',
	'Europe/Paris',
	'Pacific/Auckland',
	'America/St_Johns',
);
const offset = fc.constantFrom('+00:00', '+01:00', '+13:00', '-03:30', 'Z');
const clock = fc
	.tuple(fc.constantFrom(0, 0, 9, 20, 23), fc.constantFrom(0, 30, 59), fc.constantFrom(0, 59))
	.map((parts) => parts.map(two).join(':'));
const moment = (days: fc.Arbitrary<number>) =>
	fc
		.tuple(days, clock, offset)
		.map(([later, time, zoneOffset]) => `${addDays('2026-11-21', later)}T${time}${zoneOffset}`);
const occurrence = fc
	.tuple(
		moment(fc.integer({ min: -40, max: 60 })),
		fc.option(moment(fc.integer({ min: -40, max: 90 })), { nil: undefined }),
		fc.constantFrom(undefined, undefined, 'cancelled', 'postponed', 'sold out', 'EventScheduled'),
		fc.constantFrom(
			undefined,
			undefined,
			undefined,
			'FREQ=WEEKLY',
			'FREQ=DAILY;INTERVAL=3;COUNT=20',
		),
	)
	.map(([start, end, status, recurrence_rule]) => at(start, end, { status, recurrence_rule }));
const anyEvent = fc.record({
	name: fc.constantFrom('Été', 'Market', 'market', 'Zoo', '東京'),
	status: fc.constantFrom(undefined, undefined, 'cancelled', 'postponed'),
	previousStartDate: fc.constantFrom(undefined, '2026-11-20'),
	occurrences: fc.array(occurrence, { maxLength: 5 }),
});
const anyEvents = fc
	.array(anyEvent, { maxLength: 8 })
	.map((list) =>
		list.map((one, index): ListableEvent => ({ ...one, id: `evt_${index}`, themes: [] })),
	);
const anyRange = fc
	.tuple(fc.integer({ min: -20, max: 70 }), fc.integer({ min: 0, max: 30 }))
	.map(([from, days]) => ({
		first: addDays('2026-11-21', from),
		last: addDays('2026-11-21', from + days),
	}));
const hours = fc.integer({ min: 0, max: 24 * 20 });

testProperty(
	'what is on in a range is what the domain says, also when the page has aged',
	300,
	() =>
		fc.property(anyEvents, anyRange, zone, hours, (events, range, timeZone, age) => {
			const table = tableOfEvents(events, { ...built, timeZone });
			const schedule = listedEvents(events, { ...built, timeZone });
			const later: EventClock = { nowMs: built.nowMs + age * 3_600_000, timeZone };
			const dated = datedEvents(table, range, {
				nowMs: later.nowMs,
				today: dayInZone(later.nowMs, timeZone),
			});

			const expected = eventsIn(schedule, range, later).map(
				({ event: { id }, occurrence: { start } }) => `${id} ${start.iso}`,
			);
			const listed = [...dated.order()].map(
				(row) => `${idOf(table.path(row))} ${dated.date(row)?.start.iso ?? ''}`,
			);
			assert.deepEqual(listed, expected);
			for (let row = 0; row < table.count; row++) {
				assert.equal(
					dated.has(row),
					expected.some((line) => line.startsWith(`${idOf(table.path(row))} `)),
				);
			}
		}),
);

testProperty('without a range all events to come are listed, those without dates last', 100, () =>
	fc.property(anyEvents, zone, hours, (events, timeZone, age) => {
		const table = tableOfEvents(events, { ...built, timeZone });
		const schedule = listedEvents(events, { ...built, timeZone });
		const later: EventClock = { nowMs: built.nowMs + age * 3_600_000, timeZone };
		const dated = datedEvents(table, undefined, {
			nowMs: later.nowMs,
			today: dayInZone(later.nowMs, timeZone),
		});

		const undated = schedule.filter(({ dates }) => dates.length === 0);
		const expected = [...upcomingEvents(schedule, later), ...undated];
		assert.deepEqual(
			[...dated.order()].map((row) => idOf(table.path(row))),
			expected.map((entry) => entry.event.id),
		);
	}),
);

testProperty('the dates of a file are those that the domain reads, to the second', 100, () =>
	fc.property(anyEvents, (events) => {
		const table = tableOfEvents(events, built);
		for (const [row, { dates }] of listedEvents(events, built).entries()) {
			assert.deepEqual(
				table.dates(row).map(({ standing, ...span }) => ({ ...span, state: standing.state })),
				upcomingWithRuns(dates, built.nowMs).map(
					({ start, end, isAllDay, firstDay, lastDay, endsAtMs, isFollowed, run, status }) => ({
						start,
						end,
						isAllDay,
						firstDay,
						lastDay,
						endsAtMs,
						...(run && { run }),
						...(isFollowed && { isFollowed }),
						state: status.state,
					}),
				),
			);
		}
	}),
);

function idOf(path: string): string {
	return /\/(evt_\d+)-\d+\/$/.exec(path)?.[1] ?? path;
}
