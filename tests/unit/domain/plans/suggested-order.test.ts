import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { dayPlan, type DayStop } from '../../../../src/domain/plans/day-plan.ts';
import { suggestedOrder } from '../../../../src/domain/plans/suggested-order.ts';
import { testProperty } from '../../../support/test-property.ts';
import { anyStops, frame, stopAt } from './sample-stops.ts';

const start = frame('09:30');

/** Positions of stops as they are suggested. */
function orderOf(stops: readonly DayStop[], day = start): number[] {
	return suggestedOrder(stops, day).map((stop) => stops.indexOf(stop));
}

test('what is near comes next', () => {
	const all = [3000, 0, 2000, 1000].map((metres) => stopAt(metres, ['09:00', '20:00']));
	const order = orderOf(all);
	expect([order, order.toReversed()]).toContainEqual([1, 3, 2, 0]);
});

test('what closes early is first, and what begins at a time is reached in time', () => {
	const lunch = stopAt(500, ['09:00', '20:00']);
	const morning = stopAt(900, ['09:00', '11:00']);
	const concert = stopAt(0, ['19:00', '21:00', 'begins']);
	const evening = stopAt(0, ['21:00', '25:00']);
	expect(orderOf([evening, concert, lunch, morning])).toEqual([3, 2, 1, 0]);
});

test('what cannot be visited on the day is last', () => {
	const closed = () => ({ ...stopAt(0), times: { windows: [], absence: 'closed' as const } });
	const open = stopAt(900, ['09:00', '18:00']);
	expect(orderOf([closed(), open, closed()])).toEqual([1, 0, 2]);
	expect(orderOf([])).toEqual([]);
});

testProperty('every stop is suggested once', 200, () =>
	fc.property(anyStops(12), (stops) => {
		const order = suggestedOrder(stops, start);
		expect(order.length).toBe(stops.length);
		expect(new Set(order)).toEqual(new Set(stops));
	}),
);

testProperty(
	'no order of a few stops has fewer conflicts than the one that is suggested',
	150,
	() =>
		fc.property(anyStops(5), (stops) => {
			const least = Math.min(...ordersOf(stops).map(conflictsOf));
			expect(conflictsOf(suggestedOrder(stops, start))).toBe(least);
		}),
);

function conflictsOf(stops: readonly DayStop[]): number {
	return dayPlan(stops, start).filter(({ conflict }) => conflict).length;
}

function ordersOf<One>(all: readonly One[]): One[][] {
	if (all.length < 2) return [[...all]];
	return all.flatMap((first, at) => ordersOf(all.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

testProperty(
	'an order that is suggested has no more conflicts than the one that is given',
	150,
	() =>
		fc.property(anyStops(12), (stops) => {
			expect(conflictsOf(suggestedOrder(stops, start))).toBeLessThanOrEqual(conflictsOf(stops));
		}),
);
