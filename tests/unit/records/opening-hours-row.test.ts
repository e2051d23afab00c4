import { expect, test } from '@playwright/test';
import { openingHoursRowSchema } from '../../../src/records/opening-hours-row.ts';
import { nestedWithoutEnd } from '../../support/hostile-values.ts';

test('what decides when a place is open is kept as sent', () => {
	const row = {
		day_of_week: ['Monday', 'sat.', ''],
		opens: '9h30',
		closes: '24:00',
		valid_from: '02-30',
		valid_through: '2026-03-31',
		closed: true,
		is_special_hours: false,
	};

	expect(openingHoursRowSchema.parse(row)).toEqual(row);
});

test('members of a wrong type stay in sight of those who read the row', () => {
	const row = { opens: 900, closes: { h: 18 }, valid_from: ['04-01'], closed: 'no' };

	expect(openingHoursRowSchema.parse(row)).toEqual({
		opens: '900',
		closes: '{"h":18}',
		valid_from: '["04-01"]',
		closed: 'unreadable',
	});
});

test('a single day is a list of one, and what is no text is a day without a name', () => {
	expect(openingHoursRowSchema.parse({ day_of_week: 'Monday' })).toEqual({
		day_of_week: ['Monday'],
	});
	expect(openingHoursRowSchema.parse({ day_of_week: ['Monday', 3, null] })).toEqual({
		day_of_week: ['Monday', '', ''],
	});
	expect(openingHoursRowSchema.parse({ day_of_week: [] })).toEqual({ day_of_week: [] });
});

test('null, blank and absent are alike', () => {
	const row = { day_of_week: null, opens: null, closes: ' ', valid_from: '', closed: null };

	expect(openingHoursRowSchema.parse(row)).toEqual({});
});

test('notes are text', () => {
	expect(openingHoursRowSchema.parse({ notes: '<p>By &amp; by</p>' })).toEqual({
		notes: 'By & by',
	});
	expect(openingHoursRowSchema.safeParse({ notes: 5 }).success).toBe(false);
});

test('a member nested without end is told as such', () => {
	const nested = nestedWithoutEnd();

	expect(openingHoursRowSchema.parse({ opens: nested, day_of_week: [nested] })).toEqual({
		opens: 'nested too deep',
		day_of_week: [''],
	});
});
