import { expect } from '@playwright/test';
import fc from 'fast-check';
import { datesOf } from '../../../../src/domain/events/event-dates.ts';
import { testProperty } from '../../../support/test-property.ts';
import {
	dayMs,
	firstPossible,
	isNamed,
	isoDay,
	type PlainRule,
	rules,
	textOf,
} from './plain-rule.ts';
import { at } from './sample-dates.ts';

testProperty('rules give the days that a day-by-day count gives', 400, () =>
	fc.property(
		rules,
		fc.integer({ min: 0, max: 500 }),
		fc.integer({ min: 1, max: 400 }),
		(rule, startDay, age) => {
			const start = firstPossible + startDay * dayMs;
			const event = {
				occurrences: [
					at(`${isoDay(start)}T12:00:00+00:00`, undefined, { recurrence_rule: textOf(rule) }),
				],
			};
			const nowMs = start + age * dayMs;
			const dates = datesOf(event, { nowMs, timeZone: 'UTC' })
				.filter(({ endsAtMs, isExpanded }) => isExpanded && endsAtMs >= nowMs)
				.map(({ firstDay }) => firstDay);

			expect(dates, textOf(rule)).toEqual(countedByDay(rule, start, nowMs));
		},
	),
);

/**
 * Goes through the days one by one, from the first on, and asks of each whether the rule names it.
 */
function countedByDay(rule: PlainRule, start: number, nowMs: number): string[] {
	const days: string[] = [];
	const horizon = nowMs - (nowMs % dayMs) + 180 * dayMs;
	let counted = 0;
	for (let day = start; day <= horizon + 30 * 366 * dayMs; day += dayMs) {
		// The next date alone where none is within the horizon.
		if (day + dayMs / 2 > horizon && days.length > 0) break;
		if (rule.untilDay !== undefined && day > firstPossible + rule.untilDay * dayMs) break;
		if (!isNamed(rule, day, start)) continue;
		counted += 1;
		if (rule.count !== undefined && counted > rule.count) break;
		// Without an end, a date lasts until the end of its day.
		const isUpcoming = day + dayMs - 1 >= nowMs;
		if (isUpcoming && day !== start) days.push(isoDay(day));
	}
	return days;
}
