import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { dayPlan, type DayStop, type PlannedVisit } from '../../../../src/domain/plans/day-plan.ts';
import { unknownTimes, type VisitWindow } from '../../../../src/domain/plans/visit-times.ts';
import { testProperty } from '../../../support/test-property.ts';
import { anyStops, clock, frame, metresNorth, stopAt } from './sample-stops.ts';

/** A visit as a traveller reads it. */
function told(visit: PlannedVisit): string {
	const { arrivesMs, conflict, isUnclear, leavesMs, shortenedAtMs, startsMs, way } = visit;
	return [
		...(way ? [`${Math.round(way.metres)} m`] : []),
		...(arrivesMs === undefined ? [] : [`at ${clock(arrivesMs)}`]),
		...(startsMs === arrivesMs ? [] : [`waits until ${clock(startsMs ?? 0)}`]),
		...(isUnclear ? ['unclear'] : []),
		...(conflict ? [conflict.kind + ('atMs' in conflict ? ` ${clock(conflict.atMs)}` : '')] : []),
		...(shortenedAtMs === undefined ? [] : [`until ${clock(shortenedAtMs)}`]),
		`leaves ${clock(leavesMs)}`,
	].join(', ');
}

const told930 = (...stops: DayStop[]) => dayPlan(stops, frame('09:30')).map(told);

test('one walks from stop to stop at the speed, and stays an hour where nothing else is chosen', () => {
	const first = stopAt(0, ['09:00', '18:00']);
	const second = { ...stopAt(1000, ['09:00', '18:00']), stayMs: 30 * 60_000 };
	const third = stopAt(1000, ['09:00', '18:00']);
	expect(told930(first, second, third)).toEqual([
		'at 09:30, leaves 10:30',
		'1000 m, at 10:45, leaves 11:15',
		'0 m, at 11:15, leaves 12:15',
	]);
});

test('one waits for what opens later on the day, and not for the next day', () => {
	expect(told930(stopAt(0, ['10:00', '12:00']))).toEqual([
		'at 09:30, waits until 10:00, leaves 11:00',
	]);
	expect(told930(stopAt(0, ['08:00', '09:00'], ['34:00', '36:00']))).toEqual([
		'at 09:30, closes 09:00, leaves 09:30',
	]);
});

test('what closes before one arrives is told, and takes no stay', () => {
	const late = dayPlan([stopAt(0, ['09:00', '18:00']), stopAt(3000, ['09:00', '17:00'])], {
		...frame('15:35'),
	});
	expect(late.map(told)).toEqual([
		'at 15:35, leaves 16:35',
		'3000 m, at 17:20, closes 17:00, leaves 17:20',
	]);
});

test('what closes before the stay is over is told', () => {
	expect(told930(stopAt(0, ['09:00', '10:00']))).toEqual(['at 09:30, until 10:00, leaves 10:30']);
});

test('one stays at a concert until its end, and a late arrival is told', () => {
	const concert = (begins: string, ends?: string) =>
		stopAt(0, [begins, ends ?? 'open', 'begins'] as const);
	expect(told930(concert('19:00', '21:15'))).toEqual(['at 09:30, waits until 19:00, leaves 21:15']);
	expect(told930(concert('19:00'))).toEqual(['at 09:30, waits until 19:00, leaves 20:00']);
	expect(told930(concert('09:00', '11:00'))).toEqual(['at 09:30, begins 09:00, leaves 11:00']);
	expect(told930(concert('08:00', '09:00'))).toEqual(['at 09:30, begins 08:00, leaves 09:30']);
	const twice = stopAt(0, ['09:00', '10:00', 'begins'], ['11:00', '12:00', 'begins']);
	expect(told930(twice)).toEqual(['at 09:30, waits until 11:00, leaves 12:00']);
});

test('what is closed on the day takes no time, and the way goes on from the stop before', () => {
	const closed: DayStop = { ...stopAt(5000), times: { windows: [], absence: 'closed' } };
	const off: DayStop = { ...stopAt(5000), times: { windows: [], absence: 'cancelled' } };
	const open = stopAt(1000, ['09:00', '18:00']);
	expect(told930(stopAt(0, ['09:00', '18:00']), closed, off, open)).toEqual([
		'at 09:30, leaves 10:30',
		'closed, leaves 10:30',
		'cancelled, leaves 10:30',
		'1000 m, at 10:45, leaves 11:45',
	]);
});

test('where no point is known no way is told, and the next one is from the last point', () => {
	const nowhere = { times: unknownTimes };
	expect(told930(stopAt(0, ['09:00', '18:00']), nowhere, stopAt(1000, ['09:00', '18:00']))).toEqual(
		['at 09:30, leaves 10:30', 'at 10:30, unclear, leaves 11:30', '1000 m, at 11:45, leaves 12:45'],
	);
	const rough = { ...stopAt(0), coordinates: { latitude: 38.7, longitude: -9.1 } };
	expect(dayPlan([metresNorth(0), rough], frame('09:30'))[1]?.way).toBeUndefined();
});

test('what is more than three hours away on foot is not gone to', () => {
	const open = (metres: number) => stopAt(metres, ['00:00', '24:00']);
	expect(told930(open(0), open(12_001), open(11_999))).toEqual([
		'at 09:30, leaves 10:30',
		'too-far, leaves 10:30',
		'11999 m, at 13:30, leaves 14:30',
	]);
});

test('a day ends at six in the night after it', () => {
	const long = (hours: number) => ({ times: unknownTimes, stayMs: hours * 3_600_000 });
	const visits = dayPlan([long(14), long(7), long(1)], frame('09:30'));
	expect(visits.map(told)).toEqual([
		'at 09:30, unclear, leaves 23:30',
		'at 23:30, unclear, leaves 30:30',
		'too-late, leaves 30:30',
	]);
});

function isIn({ fromMs, untilMs }: VisitWindow, ms: number): boolean {
	return fromMs <= ms && ms < untilMs;
}

testProperty('no one arrives where it is closed without a word of it', 2000, () =>
	fc.property(anyStops(8), (stops) => {
		const visits = dayPlan(stops, frame('09:30'));
		for (const [at, { arrivesMs, conflict, isUnclear, leavesMs, ...visit }] of visits.entries()) {
			const { windows } = stops[at]?.times ?? { windows: [] };
			if (arrivesMs === undefined) {
				expect(conflict).toBeDefined();
				continue;
			}
			if (conflict) continue;
			const startsMs = visit.startsMs ?? NaN;
			expect(startsMs).toBeGreaterThanOrEqual(arrivesMs);
			const window = windows.find((one) => isIn(one, startsMs));
			expect(window).toBeDefined();
			expect(isUnclear ?? false).toBe(!windows.some((one) => isKnown(one, startsMs)));
			const isOver = windows.every(({ untilMs }) => untilMs < leavesMs);
			if (isOver && window?.kind === 'open') expect(visit.shortenedAtMs).toBe(window.untilMs);
		}
	}),
);

function isKnown(window: VisitWindow, ms: number): boolean {
	return window.kind === 'open'
		? isIn(window, ms)
		: window.kind === 'begins' && window.fromMs === ms;
}

testProperty('time never goes back, and ways are as long as the speed takes', 1000, () =>
	fc.property(anyStops(8), (stops) => {
		let nowMs = frame('09:30').startMs;
		for (const { arrivesMs, leavesMs, way } of dayPlan(stops, frame('09:30'))) {
			if (arrivesMs !== undefined) {
				expect(arrivesMs).toBe(nowMs + (way?.ms ?? 0));
				expect((way?.ms ?? 0) / 60_000).toBeGreaterThanOrEqual(((way?.metres ?? 0) / 4000) * 60);
			}
			expect(leavesMs).toBeGreaterThanOrEqual(arrivesMs ?? nowMs);
			nowMs = leavesMs;
		}
	}),
);
