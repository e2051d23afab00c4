import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { dayOfFragment, fragmentOfDay } from '../../../../src/outputs/saved/day-fragment.ts';
import { testProperty } from '../../../support/test-property.ts';

const saturday = {
	date: '2026-12-05',
	start: 570,
	stops: [{ key: 'p45ac3fe4' }, { key: 'e0000000a', stayMinutes: 90 }],
};
const fragment = '#day=2026-12-05T0930.p45ac3fe4.e0000000a_90';

test('a day is read from its address as it was written', () => {
	expect(fragmentOfDay(saturday)).toBe(fragment);
	expect(dayOfFragment(fragment)).toEqual(saturday);
});

test('fifty stops with a stay each take less than 2,000 characters', () => {
	const stops = Array.from({ length: 60 }, (_, at) => ({
		key: `p${String(at).padStart(8, '0')}`,
		stayMinutes: 120,
	}));
	const address = fragmentOfDay({ ...saturday, stops });
	expect(address.length).toBe(720);
	expect(dayOfFragment(address)?.stops.length).toBe(50);
});

test('what is no day is none, and what no day can have is left out', () => {
	const days = ['', '2026-12-05', '2026-02-30T0930', '2026-12-05T2400', '2026-12-05T0960'];
	for (const day of days) expect(dayOfFragment(`#day=${day}.p1`)).toBeUndefined();
	expect(dayOfFragment('#list=p1')).toBeUndefined();
	expect(dayOfFragment('#day=2026-12-05T0930.p1.x2..p%.p1_15.e3_1441')).toEqual({
		...saturday,
		stops: [{ key: 'p1' }, { key: 'e3' }],
	});
});

const anyStop = fc
	.tuple(
		fc.constantFrom('p', 'e'),
		fc.oneof(fc.stringMatching(/^[\da-f]{8}$/), fc.constantFrom('åre-0', 'a b')),
		fc.option(fc.integer({ min: 0, max: 1440 })),
	)
	.map(([kind, end, stay]) => ({
		key: kind + end,
		...(stay === null ? {} : { stayMinutes: stay }),
	}));
const anyDay = fc.record({
	date: fc
		.integer({ min: 0, max: 30_000 })
		.map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10)),
	start: fc.integer({ min: 0, max: 1439 }),
	stops: fc.uniqueArray(anyStop, { maxLength: 50, selector: ({ key }) => key }),
});

testProperty('every day comes back as it was', 300, () =>
	fc.property(anyDay, (day) => {
		expect(dayOfFragment(fragmentOfDay(day))).toEqual(day);
	}),
);

testProperty('nothing in the address of a day is thrown at whoever opens it', 300, () =>
	fc.property(fc.string(), (text) => {
		const stops = dayOfFragment(`#day=2026-12-05T0930.${text}`)?.stops ?? [];
		expect(stops.length).toBeLessThanOrEqual(50);
	}),
);
