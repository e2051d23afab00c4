import { expect, test } from '@playwright/test';
import { readDayNames } from '../../../../src/domain/opening-hours/day-names.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];

const readable: [string[], number[]][] = [
	[['Monday'], [0]],
	[
		['tuesday', 'WEDNESDAY'],
		[1, 2],
	],
	[
		['Sundays', 'Thursdays'],
		[3, 6],
	],
	[['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], everyDay],
	[['Mon', 'Tues', 'Weds', 'Thurs', 'Fri', 'Sat', 'Sun'], everyDay],
	[
		['Tue.', 'Wed.', 'Thu.', 'Thur.'],
		[1, 2, 3],
	],
	[
		['https://schema.org/Friday', 'http://schema.org/Saturday', 'schema:Sunday'],
		[4, 5, 6],
	],
	[
		['https://www.schema.org/Friday', 'HTTP://SCHEMA.ORG/SATURDAY'],
		[4, 5],
	],
	[['Daily'], everyDay],
	[['every day'], everyDay],
	[['Weekdays'], [0, 1, 2, 3, 4]],
	[['Weekend'], [5, 6]],
	[['weekends'], [5, 6]],
	[['Monday-Friday'], [0, 1, 2, 3, 4]],
	[['Sat–Mon'], [0, 5, 6]],
	[['Tuesday to Thursday'], [1, 2, 3]],
	[['Monday, Wednesday'], [0, 2]],
	[['Monday, Tuesday,'], [0, 1]],
	[['Mon; Tue; '], [0, 1]],
	[
		['Sunday', 'Monday', 'Sunday'],
		[0, 6],
	],
];

for (const [names, days] of readable) {
	test(`reads ${names.join(' + ')}`, () => {
		expect(readDayNames(names)).toEqual({ days, hasPublicHolidays: false, unreadable: [] });
	});
}

for (const name of ['PublicHolidays', 'Public holidays', 'bank holiday', 'Public/Bank holidays']) {
	test(`reads ${name} as public holidays`, () => {
		expect(readDayNames([name])).toEqual({ days: [], hasPublicHolidays: true, unreadable: [] });
	});
}

for (const name of [
	'Freeday',
	'Mond',
	'school holidays',
	'',
	'Monday-Freeday',
	'Monday to Monday',
	'Sunday-Sunday',
	'Fri - Fri',
	'Mon–Mondays',
	'M',
	'1',
	'lundi',
]) {
	test(`does not read "${name}" as a day`, () => {
		expect(readDayNames([name])).toEqual({
			days: [],
			hasPublicHolidays: false,
			unreadable: [name],
		});
	});
}

test('keeps the days it can read beside one that it cannot', () => {
	expect(readDayNames(['Monday', 'Freeday'])).toEqual({
		days: [0],
		hasPublicHolidays: false,
		unreadable: ['Freeday'],
	});
});
