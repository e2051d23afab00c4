import { expect } from '@playwright/test';
import fc from 'fast-check';
import { datesOf } from '../../../../src/domain/events/event-dates.ts';
import { goingOn } from '../../../../src/domain/events/going-on.ts';
import { ruleSources } from '../../../../src/domain/events/rule-sources.ts';
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
import { at, clockAt } from './sample-dates.ts';

/**
 * A date of an event, by the days since the first possible one, and which of the rules it carries.
 */
const plainDates = fc.array(
	fc.record({
		day: fc.integer({ min: 0, max: 60 }),
		hour: fc.constantFrom('00', '12', '20'),
		rule: fc.nat({ max: 2 }),
	}),
	{ minLength: 1, maxLength: 10 },
);

testProperty(
	'an event goes on until the last day that a day-by-day count of its rules gives',
	200,
	() =>
		fc.property(
			fc.array(rules, { minLength: 3, maxLength: 3 }),
			plainDates,
			fc.integer({ min: 0, max: 400 }),
			(possible, dates, age) => {
				const byText = new Map(possible.map((rule) => [textOf(rule), rule]));
				const occurrences = dates.map(({ day, hour, rule }) =>
					at(`${isoDay(firstPossible + day * dayMs)}T${hour}:00:00+00:00`, undefined, {
						recurrence_rule: [...byText.keys()][rule % byText.size],
					}),
				);
				const clock = clockAt(new Date(firstPossible + age * dayMs).toISOString(), 'UTC');
				const known = datesOf({ occurrences }, clock);
				const afterMs = Math.max(clock.nowMs, ...known.map(({ start }) => start.epochMs));
				const lastDays = ruleSources(known.filter(({ isExpanded }) => !isExpanded)).map(
					({ recurrenceRule = '', start }) =>
						lastDay(byText.get(recurrenceRule), start.epochMs, afterMs),
				);
				const last = Math.max(-Infinity, ...lastDays);
				const never = last === Infinity ? 0 : undefined;

				expect(goingOn(known, clock)?.untilMs, [...byText.keys()].join(' ')).toBe(
					Number.isFinite(last) ? last + dayMs - 1 : never,
				);
			},
		),
);

/**
 * The midnight of the last day with a date after an instant, within the five years for which rules
 * are followed.
 */
function lastDay(rule: PlainRule | undefined, start: number, afterMs: number): number {
	if (rule === undefined || (rule.count === undefined && rule.untilDay === undefined))
		return Infinity;
	const firstDay = start - (start % dayMs);
	const untilMs = firstPossible + ((rule.untilDay ?? Infinity) + 1) * dayMs;
	let [counted, last] = [0, -Infinity];
	const horizon = Math.min(untilMs - 1, afterMs + 5 * 366 * dayMs);
	for (let startMs = start; startMs <= horizon; startMs += dayMs) {
		const day = startMs - (start - firstDay);
		if (!isNamed(rule, day, firstDay)) continue;
		counted += 1;
		if (counted > (rule.count ?? Infinity)) break;
		if (startMs > afterMs) last = day;
	}
	return last;
}
