import { expect, test } from '@playwright/test';
import { saturdayAndSunday } from '../../../../src/domain/events/day-ranges.ts';
import type { ListableEvent } from '../../../../src/domain/events/schedule.ts';
import { withValue } from '../../../../src/outputs/explore/chosen-values.ts';
import {
	type EventFilters,
	noEventFilters,
} from '../../../../src/outputs/explore/event-filters.ts';
import {
	countOfEvents,
	matchingEventsWithCounts,
} from '../../../../src/outputs/explore/matching-events.ts';
import { at, clockAt } from '../../domain/events/sample-dates.ts';
import { tableOfEvents } from './explored-events.ts';

/** A Thursday, in the morning. */
const built = clockAt('2026-11-19T09:00:00Z');
const visitor = { nowMs: built.nowMs, today: '2026-11-19', weekend: saturdayAndSunday };

function event(name: string, ...occurrences: ReturnType<typeof at>[]): ListableEvent {
	return { id: name, name, themes: [], occurrences };
}

const concert = event('Concert', at('2026-11-19T21:00:00+00:00', '2026-11-20T02:00:00+00:00'));
const market = event(
	'Market',
	at('2026-11-21T08:00:00+00:00', '2026-11-21T13:00:00+00:00', { status: 'cancelled' }),
	at('2026-11-28T08:00:00+00:00', '2026-11-28T13:00:00+00:00'),
);
const show = event('Show', at('2026-09-01T00:00:00+01:00', '2026-11-22T23:59:59+00:00'));
const walk = event('Walk');
const facet = (key: string, values: Record<string, ListableEvent[]>) => ({
	key,
	label: key,
	matches: key === 'price' ? ('all' as const) : ('any' as const),
	values: Object.entries(values).map(([slug, records]) => ({ slug, label: slug, records })),
});
const table = tableOfEvents([concert, market, show, walk], built, [
	facet('theme', { music: [concert], food: [market], art: [show] }),
	facet('price', { free: [market, walk] }),
]);

function namesFor(filters: Partial<EventFilters>, now = visitor): string[] {
	return [...matchingEventsWithCounts(table, { ...noEventFilters, ...filters }, now).rows].map(
		table.name,
	);
}

const choosing = (...values: [facet: string, slug: string][]) =>
	values.reduce((filters, [key, slug]) => withValue(filters, key, slug, true), noEventFilters);

test('without filters all events stand by their next date, those to be confirmed last', () => {
	expect(namesFor({})).toEqual(['Concert', 'Show', 'Market', 'Walk']);
});

test('ranges move with the calendar, and events match every day on which they are on', () => {
	expect(namesFor({ when: 'today' })).toEqual(['Concert', 'Show']);
	expect(namesFor({ when: 'weekend' })).toEqual(['Market', 'Show']);
	expect(namesFor({ when: 'next-7-days' })).toEqual(['Concert', 'Show', 'Market']);
	expect(namesFor({ when: { first: '2026-11-22', last: '2026-11-22' } })).toEqual(['Show']);
	expect(namesFor({ when: { first: '2026-11-23' } })).toEqual(['Market']);
	expect(namesFor({ when: { last: '2026-11-20' } })).toEqual(['Concert', 'Show']);
});

test('a night belongs to the day it began on, and is on until it ends', () => {
	expect(namesFor({ when: { first: '2026-11-20', last: '2026-11-20' } })).toEqual(['Show']);
	const atNight = { ...visitor, nowMs: Date.parse('2026-11-20T01:00:00Z'), today: '2026-11-20' };
	expect(namesFor({ when: 'today' }, atNight)).toEqual(['Concert', 'Show']);
});

test('a cancelled date stands in the list as such, unless another of the event is on', () => {
	const on = (when: EventFilters['when']) => {
		const found = matchingEventsWithCounts(table, { ...noEventFilters, when }, visitor);
		return [...found.rows].map((row) => [
			table.name(row),
			found.date(row)?.firstDay,
			found.date(row)?.standing.state,
		]);
	};

	expect(on('weekend')[0]).toEqual(['Market', '2026-11-21', 'cancelled']);
	expect(on({ first: '2026-11-21', last: '2026-11-28' })).toContainEqual([
		'Market',
		'2026-11-28',
		undefined,
	]);
});

test('days and values narrow each other; what is not stated to be free is not', () => {
	expect(namesFor(choosing(['price', 'free']))).toEqual(['Market', 'Walk']);
	expect(namesFor({ ...choosing(['price', 'free']), when: 'weekend' })).toEqual(['Market']);
	expect(namesFor({ ...choosing(['theme', 'music'], ['theme', 'art']), when: 'today' })).toEqual([
		'Concert',
		'Show',
	]);
});

test('counts say what each choice would leave under all others', () => {
	const counts = (filters: EventFilters) => {
		const found = matchingEventsWithCounts(table, filters, visitor);
		return {
			...Object.fromEntries([...found.counts].map(([key, ofValues]) => [key, [...ofValues]])),
			...found.rangeCounts,
		};
	};

	expect(counts(noEventFilters)).toEqual({
		theme: [1, 1, 1],
		price: [2],
		any: 4,
		today: 2,
		weekend: 2,
		'next-7-days': 3,
	});
	expect(counts({ ...choosing(['theme', 'art']), when: 'weekend' })).toEqual({
		theme: [0, 1, 1],
		price: [0],
		any: 1,
		today: 1,
		weekend: 1,
		'next-7-days': 1,
	});
	expect(countOfEvents(table, { ...noEventFilters, when: 'weekend' }, visitor)).toBe(2);
});

test('what is over while the page ages leaves the list', () => {
	const december = { ...visitor, nowMs: Date.parse('2026-12-01T09:00:00Z'), today: '2026-12-01' };

	expect(namesFor({}, december)).toEqual(['Walk']);
	expect(namesFor({ when: { first: '2026-11-01' } }, december)).toEqual([]);
});
