import fc from 'fast-check';
import type { DayFrame, DayStop } from '../../../../src/domain/plans/day-plan.ts';
import type { VisitTimes, VisitWindow } from '../../../../src/domain/plans/visit-times.ts';

const minuteMs = 60_000;
const midnightMs = Date.parse('2026-12-05T00:00:00Z');

/** From when until when, by clocks that go on after midnight (`25:30`). */
type Stretch = readonly [from: string, until: string, kind?: VisitWindow['kind']];

export function instant(time: string): number {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	return midnightMs + (hours * 60 + minutes) * minuteMs;
}

export function clock(ms: number): string {
	const minutes = Math.round((ms - midnightMs) / minuteMs);
	return [Math.floor(minutes / 60), minutes % 60]
		.map((part) => String(part).padStart(2, '0'))
		.join(':');
}

export function frame(start: string): DayFrame {
	return { startMs: instant(start), endMs: instant('24:00'), metresPerHour: 4000 };
}

export function metresNorth(metres: number): DayStop {
	return stopAt(metres, ['00:00', '48:00']);
}

/** A stop so many metres north of the first. */
export function stopAt(metres: number, ...stretches: Stretch[]): DayStop {
	return {
		coordinates: {
			latitude: 38.71234 + (metres / 6_371_008.8) * (180 / Math.PI),
			longitude: -9.13579,
		},
		times: {
			windows: stretches.map(([from, until, kind = 'open']) => ({
				kind,
				fromMs: instant(from),
				untilMs: until === 'open' ? Infinity : instant(until),
			})),
		},
	};
}

const anyWindow: fc.Arbitrary<VisitWindow> = fc
	.record({
		kind: fc.constantFrom('open' as const, 'begins' as const, 'unclear' as const),
		from: fc.integer({ min: -300, max: 1600 }),
		minutes: fc.option(fc.integer({ min: 1, max: 700 })),
	})
	.map(({ from, kind, minutes }) => ({
		kind,
		fromMs: midnightMs + from * minuteMs,
		untilMs: minutes === null ? Infinity : midnightMs + (from + minutes) * minuteMs,
	}));

const anyTimes: fc.Arbitrary<VisitTimes> = fc.oneof(
	{
		weight: 6,
		arbitrary: fc.array(anyWindow, { minLength: 1, maxLength: 3 }).map((windows) => ({
			windows: windows.toSorted((one, other) => one.fromMs - other.fromMs),
		})),
	},
	{
		weight: 1,
		arbitrary: fc
			.constantFrom('closed' as const, 'not-on' as const, 'cancelled' as const)
			.map((absence) => ({ windows: [], absence })),
	},
);

/** Some stops of a town, a few without a point. */
export function anyStops(maxLength: number): fc.Arbitrary<DayStop[]> {
	const degrees = fc.integer({ min: 1, max: 40_000 }).map((steps) => steps / 1_000_003);
	const anyStop = fc.record({
		coordinates: fc.option(
			fc.record({ latitude: degrees.map((d) => 38.7 + d), longitude: degrees.map((d) => d - 9.2) }),
			{ nil: undefined, freq: 6 },
		),
		times: anyTimes,
		stayMs: fc.option(
			fc.integer({ min: 0, max: 240 }).map((minutes) => minutes * minuteMs),
			{
				nil: undefined,
			},
		),
	});
	return fc.array(anyStop, { maxLength });
}
