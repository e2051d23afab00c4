import { expect, test } from '@playwright/test';
import { addDays } from '../../../../src/domain/events/days.ts';
import { type ListableEvent, scheduleOf } from '../../../../src/domain/events/schedule.ts';
import { whatsOnLines } from '../../../../src/domain/events/whats-on-lines.ts';
import { whatsOnRows } from '../../../../src/domain/events/whats-on-rows.ts';
import { at, clockAt } from './sample-dates.ts';

/** A Thursday. */
const built = clockAt('2026-11-19T09:00:00Z');
const today = '2026-11-19';

function everyDay(count: number, rule = 'FREQ=DAILY'): ListableEvent[] {
	return Array.from({ length: count }, (_, index) => ({
		id: `evt_${index}`,
		name: `Event ${String(index).padStart(3, '0')}`,
		themes: [],
		occurrences: [
			at('2026-11-01T18:00:00+00:00', '2026-11-01T19:00:00+00:00', { recurrence_rule: rule }),
		],
	}));
}

function linesOf(events: readonly ListableEvent[], range: 'today' | 'next-7-days' = 'today') {
	const schedule = scheduleOf(events, built, 'en-GB');
	return whatsOnLines(whatsOnRows(schedule, range, built), range, today);
}

test('each event has one line, whatever its rule', () => {
	for (const rule of ['FREQ=DAILY', 'FREQ=DAILY;BYHOUR=9,12,15,18', 'FREQ=WEEKLY;BYDAY=MO,TH']) {
		const { lines } = linesOf(everyDay(3, rule), 'next-7-days');

		expect(
			lines.map(({ event }) => event.name),
			rule,
		).toEqual(['Event 000', 'Event 001', 'Event 002']);
	}
});

test('dates wait for their day for two weeks', () => {
	const { completeUntil, isCut, lines } = linesOf(everyDay(2));

	expect(lines.map(({ dates }) => dates.length)).toEqual([15, 15]);
	expect([completeUntil, isCut]).toEqual([addDays(today, 14), false]);
});

test('where there is no room for all that wait, the list is complete for fewer days', () => {
	const { completeUntil, isCut, lines } = linesOf(everyDay(10));

	expect(lines).toHaveLength(10);
	expect(lines.flatMap(({ dates }) => dates)).toHaveLength(40);
	expect([completeUntil, isCut]).toEqual(['2026-11-22', false]);
	expect(linesOf(everyDay(10), 'next-7-days').completeUntil).toBe(today);
});

test('a list has room for ten events, and says that there are more', () => {
	const { completeUntil, isCut, lines } = linesOf(everyDay(20));

	expect(lines).toHaveLength(10);
	expect(lines.every(({ dates, isShown }) => isShown && dates.length === 1)).toBe(true);
	expect([completeUntil, isCut]).toEqual([today, true]);
});
