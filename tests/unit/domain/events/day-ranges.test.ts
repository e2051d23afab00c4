import { expect, test } from '@playwright/test';
import {
	isTodayAgain,
	dayRangeOf,
	saturdayAndSunday,
} from '../../../../src/domain/events/day-ranges.ts';
import {
	addDays,
	dayInZone,
	daysFromTo,
	isoWeekdayOf,
} from '../../../../src/domain/events/days.ts';
import { addMonths, daysOfMonth } from '../../../../src/domain/events/months.ts';

test('the day depends on the time zone', () => {
	const instant = Date.parse('2026-11-21T23:30:00Z');

	expect(dayInZone(instant, 'Europe/Lisbon')).toBe('2026-11-21');
	expect(dayInZone(instant, 'Europe/Paris')).toBe('2026-11-22');
	expect(dayInZone(instant, 'Pacific/Apia')).toBe('2026-11-22');
	expect(dayInZone(instant, 'Pacific/Pago_Pago')).toBe('2026-11-21');
	expect(dayInZone(Date.parse('2026-11-21T18:29:00Z'), 'Asia/Kolkata')).toBe('2026-11-21');
	expect(dayInZone(Date.parse('2026-11-21T18:30:00Z'), 'Asia/Kolkata')).toBe('2026-11-22');
});

test('no day is made up for a time zone that nobody knows', () => {
	expect(() => dayInZone(Date.parse('2026-11-21T12:00Z'), 'America/Newer_Than_This')).toThrow(
		'Invalid time zone specified: America/Newer_Than_This',
	);
});

test('days are counted over months, years and leap days', () => {
	expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
	expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
	expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
	expect(addDays('9999-12-30', 5)).toBe('9999-12-31');
	expect(addDays('0000-01-02', -5)).toBe('0000-01-01');
	expect(dayInZone(Date.parse('9999-12-31T23:59:59Z'), 'Asia/Tokyo')).toBe('9999-12-31');
	expect(daysFromTo('2026-12-30', '2027-01-02')).toBe(3);
	expect(daysFromTo('2027-01-02', '2026-12-30')).toBe(-3);
	expect(isoWeekdayOf('2026-11-21')).toBe(6);
	expect(isoWeekdayOf('2026-11-22')).toBe(7);
});

test('months are counted over years', () => {
	expect(addMonths('2026-11', 2)).toBe('2027-01');
	expect(daysOfMonth('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
	expect(daysOfMonth('2026-12')).toEqual({ first: '2026-12-01', last: '2026-12-31' });
});

test('today is one day', () => {
	expect(dayRangeOf('today', '2026-11-21')).toEqual({ first: '2026-11-21', last: '2026-11-21' });
});

test('the next 7 days begin today', () => {
	expect(dayRangeOf('next-7-days', '2026-11-21')).toEqual({
		first: '2026-11-21',
		last: '2026-11-27',
	});
});

test('on a weekday this weekend is the coming one', () => {
	expect(dayRangeOf('weekend', '2026-11-16')).toEqual({ first: '2026-11-21', last: '2026-11-22' });
	expect(dayRangeOf('weekend', '2026-11-20')).toEqual({ first: '2026-11-21', last: '2026-11-22' });
});

test('on Saturday it is both days, on Sunday that day', () => {
	expect(dayRangeOf('weekend', '2026-11-21')).toEqual({ first: '2026-11-21', last: '2026-11-22' });
	expect(dayRangeOf('weekend', '2026-11-22')).toEqual({ first: '2026-11-22', last: '2026-11-22' });
});

test('the last day of a weekend says what today does, no other range', () => {
	const names = ['today', 'weekend', 'next-7-days'] as const;
	const again = (today: string) =>
		names.filter((name) => isTodayAgain(name, today, saturdayAndSunday));

	expect(again('2026-11-20')).toEqual([]);
	expect(again('2026-11-21')).toEqual([]);
	expect(again('2026-11-22')).toEqual(['weekend']);
});

test('a weekend may be Friday and Saturday', () => {
	const friSat = [5, 6];

	expect(dayRangeOf('weekend', '2026-11-19', friSat)).toEqual({
		first: '2026-11-20',
		last: '2026-11-21',
	});
	expect(dayRangeOf('weekend', '2026-11-21', friSat)).toEqual({
		first: '2026-11-21',
		last: '2026-11-21',
	});
	expect(dayRangeOf('weekend', '2026-11-22', friSat)).toEqual({
		first: '2026-11-27',
		last: '2026-11-28',
	});
});

test('months are counted in every year that can be written', () => {
	expect(addMonths('2026-12', 1)).toBe('2027-01');
	expect(addMonths('2026-01', -1)).toBe('2025-12');
	expect(addMonths('0026-05', 1)).toBe('0026-06');
	expect(addMonths('0099-12', 1)).toBe('0100-01');
	expect(daysOfMonth('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
	expect(daysOfMonth('0026-05')).toEqual({ first: '0026-05-01', last: '0026-05-31' });
	expect(daysOfMonth('9999-12')).toEqual({ first: '9999-12-01', last: '9999-12-31' });
});
