import { expect } from '@playwright/test';
import fc from 'fast-check';
import { dateOf, dayOf } from '../../../../src/domain/opening-hours/calendar.ts';
import {
	coversDates,
	firstDate,
	holdsOn,
	isYearly,
	lastDate,
	overlap,
	type Period,
} from '../../../../src/domain/opening-hours/period.ts';
import { daysOfYear } from '../../../../src/domain/opening-hours/year.ts';
import { testProperty } from '../../../support/test-property.ts';

const monthDay = fc.oneof(
	fc.constantFrom(101, 131, 201, 228, 229, 301, 1231),
	fc.constantFrom(...daysOfYear),
);
const yearly = fc.record({ from: monthDay, through: monthDay });
/**
 * Around two leap years, one year that is none though its number can be divided by four, and the
 * first and the last.
 */
const firstDay = fc
	.tuple(fc.constantFrom(1, 1899, 1900, 2023, 2024, 2026, 2027, 9995), monthDay)
	.map(([year, day]) => dayOf(year * 10_000 + day));
const dated = fc
	.record({
		first: firstDay,
		days: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 1500 })),
		lacks: fc.constantFrom('nothing', 'nothing', 'nothing', 'start', 'end'),
	})
	.map(({ first, days, lacks }) => ({
		from: lacks === 'start' ? firstDate : dateOf(first),
		through: lacks === 'end' ? lastDate : Math.min(dateOf(first + days), lastDate),
	}));
const period = fc.oneof(yearly, dated);

/**
 * Every date of four years of it: what is without a start is told from its end, what is longer from
 * its start.
 */
function datesOf({ from, through }: Period): number[] {
	const first = from === firstDate ? Math.max(dayOf(from), dayOf(through) - 1461) : dayOf(from);
	const days = Math.min(dayOf(through) - first, 1461) + 1;
	return Array.from({ length: days }, (_, index) => dateOf(first + index));
}

testProperty('a period covers another where it holds on each of its dates', 1500, () =>
	fc.property(period, dated, (outer, inner) => {
		const isCovered = datesOf(inner).every((date) => holdsOn(outer.from, outer.through, date));

		expect(coversDates(outer, inner)).toBe(isCovered);
	}),
);

testProperty(
	'a period of every year and one of some dates overlap where they share a date',
	1500,
	() =>
		fc.property(yearly, dated, (one, other) => {
			const hasShared = datesOf(other).some((date) => holdsOn(one.from, one.through, date));

			expect(overlap(one, other)).toBe(hasShared);
			expect(overlap(other, one)).toBe(hasShared);
		}),
);

testProperty('two periods of some dates overlap where one begins while the other holds', 500, () =>
	fc.property(dated, dated, (one, other) => {
		const hasShared = Math.max(one.from, other.from) <= Math.min(one.through, other.through);

		expect([one, other].every((each) => !isYearly(each))).toBe(true);
		expect(overlap(one, other)).toBe(hasShared);
	}),
);
