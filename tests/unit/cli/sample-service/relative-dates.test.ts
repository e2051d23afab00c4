import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import {
	calendarAt,
	nextMidnightMs,
	resolveRelativeDate,
	resolveRelativeDates,
} from '../../../../src/cli/sample-service/relative-dates.ts';
import { testProperty } from '../../../support/test-property.ts';

/** Saturday. */
const calendar = calendarAt(new Date('2026-11-21T12:00:00Z'), 'Europe/Lisbon');

for (const [text, expected] of [
	['@+0d', '2026-11-21'],
	['@-0d', '2026-11-21'],
	['@+3d', '2026-11-24'],
	['@-30d', '2026-10-22'],
	['@+45d', '2027-01-05'],
	['@+3dT21:00:00', '2026-11-24T21:00:00+00:00'],
	['@+3dT21:00', '2026-11-24T21:00:00+00:00'],
	['@-90dT09:05:07', '2026-08-23T09:05:07+01:00'],
	['@+0w-mon', '2026-11-16'],
	['@+0w-fri', '2026-11-20'],
	['@+0w-sun', '2026-11-22'],
	['@+1w-mon', '2026-11-23'],
	['@+1w-fri', '2026-11-27'],
	['@-1w-sat', '2026-11-14'],
	['@+1w-friT21:00:00', '2026-11-27T21:00:00+00:00'],
	['@+0m-1', '2026-11-01'],
	['@+0m-01', '2026-11-01'],
	['@+2m-15', '2027-01-15'],
	['@+3m-31', '2027-02-28'],
	['@+15m-30', '2028-02-29'],
	['@-4m-1T09:30', '2026-07-01T09:30:00+01:00'],
] as const) {
	test(`on 21 November 2026 ${text} is ${expected}`, () => {
		expect(resolveRelativeDate(text, calendar)).toBe(expected);
	});
}

for (const text of [
	'',
	'@',
	'@3d',
	'@+d',
	'@+12345d',
	'@+3D',
	'@+3dt21:00',
	'@+3dT24:00',
	'@+3dT9:00',
	'@+3dT21:60',
	'@+3d ',
	' @+3d',
	'@+3d\n',
	'@+3d and more',
	'@+1w',
	'@+1w-friday',
	'@+1w-Fri',
	'@+2m-0',
	'@+2m-32',
	'@+2m',
	'@year',
	'@lisbon',
	'2026-11-21',
]) {
	test(`${JSON.stringify(text)} is left as it is`, () => {
		expect(resolveRelativeDate(text, calendar)).toBe(text);
	});
}

test('on a Sunday the present week is the one that ends', () => {
	const sunday = calendarAt(new Date('2026-11-22T12:00:00Z'), 'Europe/Lisbon');

	expect(resolveRelativeDate('@+0w-mon', sunday)).toBe('2026-11-16');
	expect(resolveRelativeDate('@+1w-mon', sunday)).toBe('2026-11-23');
});

test('from the 31st, the next month is not skipped', () => {
	const january = calendarAt(new Date('2027-01-31T12:00:00Z'), 'Europe/Lisbon');

	expect(resolveRelativeDate('@+1m-31', january)).toBe('2027-02-28');
	expect(resolveRelativeDate('@+1m-5', january)).toBe('2027-02-05');
});

test('today is the day in the time zone', () => {
	const now = new Date('2026-11-21T12:00:00Z');

	expect(resolveRelativeDate('@+0d', calendarAt(now, 'Pacific/Kiritimati'))).toBe('2026-11-22');
	expect(resolveRelativeDate('@+0d', calendarAt(now, 'Pacific/Pago_Pago'))).toBe('2026-11-21');
	expect(resolveRelativeDate('@+0dT10:00', calendarAt(now, 'Asia/Kathmandu'))).toBe(
		'2026-11-21T10:00:00+05:45',
	);
});

test('a time that summer time skips is an hour later, one that is repeated is the first', () => {
	const spring = calendarAt(new Date('2027-03-27T12:00:00Z'), 'Europe/Lisbon');
	const autumn = calendarAt(new Date('2026-10-24T12:00:00Z'), 'Europe/Lisbon');

	expect(resolveRelativeDate('@+1dT01:30', spring)).toBe('2027-03-28T02:30:00+01:00');
	expect(resolveRelativeDate('@+1dT01:30', autumn)).toBe('2026-10-25T01:30:00+01:00');
});

test('an unknown time zone is an error', () => {
	expect(() => calendarAt(new Date(0), 'Europe/Atlantis')).toThrow(RangeError);
});

test('the next midnight is that of the time zone', () => {
	expect(nextMidnightMs(new Date('2026-11-21T12:00:00Z'), 'Europe/Lisbon')).toBe(
		Date.parse('2026-11-22T00:00:00Z'),
	);
	expect(nextMidnightMs(new Date('2026-10-24T23:30:00Z'), 'Europe/Lisbon')).toBe(
		Date.parse('2026-10-26T00:00:00Z'),
	);
});

test('texts are resolved at any depth, and nothing else is changed', () => {
	const value = {
		'@+1d': '@+1d',
		list: ['@+2d', 5, null, true, { deep: '@-1dT08:00' }],
		name: '@home',
	};

	expect(resolveRelativeDates(value, calendar)).toEqual({
		'@+1d': '2026-11-22',
		list: ['2026-11-23', 5, null, true, { deep: '2026-11-20T08:00:00+00:00' }],
		name: '@home',
	});
});

testProperty('a value without relative dates comes out equal', 100, () =>
	fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
		const copy: unknown = JSON.parse(JSON.stringify(value).replaceAll('@', ''));
		expect(resolveRelativeDates(copy, calendar)).toEqual(copy);
	}),
);

testProperty('every relative date-time is one with an offset', 100, () =>
	fc.property(
		fc.integer({ min: 0, max: 9999 }),
		fc.constantFrom('+', '-'),
		fc.constantFrom('d', 'w-mon', 'w-sun', 'm-1', 'm-29', 'm-31'),
		(number, sign, unit) => {
			const resolved = resolveRelativeDate(`@${sign}${number}${unit}T23:59:59`, calendar);
			expect(resolved).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/);
			expect(Date.parse(resolved)).not.toBeNaN();
		},
	),
);
