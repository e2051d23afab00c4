import { expect, test } from '@playwright/test';
import { openingHoursView } from '../../../../src/domain/opening-hours/opening-hours-view.ts';
import { dayText, hoursOf, statusOf, tablesOf, viewOf, wording } from './hours-of.ts';

const monday = { day_of_week: ['Monday'] };
const at = (opens?: string, closes?: string) => ({ ...monday, opens, closes });

const shown: [string, object[], string][] = [
	['a morning', [at('09:00:00', '12:30:00')], '09:00–12:30'],
	[
		'a lunch break',
		[at('14:00:00', '18:00:00'), at('09:00:00', '12:00:00')],
		'09:00–12:00, 14:00–18:00',
	],
	[
		'three shifts',
		[at('08:00:00', '10:00:00'), at('12:00:00', '14:00:00'), at('19:00:00', '22:30:00')],
		'08:00–10:00, 12:00–14:00, 19:00–22:30',
	],
	['closing past midnight', [at('18:00:00', '03:00:00')], '18:00 until 03:00 next day'],
	['closing at 00:00:00', [at('18:00:00', '00:00:00')], '18:00–midnight'],
	['closing at 24:00:00', [at('18:00:00', '24:00:00')], '18:00–midnight'],
	['closing at 23:59:59', [at('18:00:00', '23:59:59')], '18:00–midnight'],
	['midnight to midnight', [at('00:00:00', '00:00:00')], 'Open 24 hours'],
	['00:00 to 24:00', [at('00:00:00', '24:00:00')], 'Open 24 hours'],
	['00:00 to 23:59:59', [at('00:00:00', '23:59:59')], 'Open 24 hours'],
	['midnight to three', [at('00:00:00', '03:00:00')], '00:00–03:00'],
	['a time without seconds', [at('09:00', '12:30')], '09:00–12:30'],
	['a time with one digit of the hour', [at('9:00', '9:30:00')], '09:00–09:30'],
	['closing at 26:00', [at('17:00:00', '26:00:00')], '17:00 until 02:00 next day'],
	['closing at 24:30', [at('11:30', '24:30')], '11:30 until 00:30 next day'],
	['closing at 29:59', [at('20:00', '29:59')], '20:00 until 05:59 next day'],
	['closed with times', [{ ...at('09:00:00', '17:00:00'), closed: true }], 'Closed'],
	['closed: false with times', [{ ...at('09:00:00', '17:00:00'), closed: false }], '09:00–17:00'],
	['the same shift twice', [at('09:00', '12:00'), at('09:00', '12:00')], '09:00–12:00'],
	['shifts that overlap', [at('06:00', '16:00'), at('12:00', '00:00')], '06:00–midnight'],
	['shifts that touch', [at('12:00', '14:00'), at('14:00', '18:00')], '12:00–14:00, 14:00–18:00'],
];

for (const [name, rows, text] of shown) {
	test(`shows ${name} as ${text}`, () => {
		expect(dayText(rows, 0)).toBe(text);
	});
}

const dropped: [string, object, string][] = [
	['closes without opens', at(undefined, '17:00:00'), 'no opening time'],
	['no times', monday, 'no times'],
	[
		'opens equal to closes',
		at('09:00:00', '09:00:00'),
		'opens and closes at the same time: 09:00:00',
	],
	['a malformed opening without closing', at('9h'), 'opening time not readable: 9h'],
	['a malformed opening', at('9h', '17:00:00'), 'opening time not readable: 9h'],
	['an impossible opening', at('25:00:00', '17:00:00'), 'opening time not readable: 25:00:00'],
	['a closing at 30:00', at('20:00', '30:00'), 'closing time not readable: 30:00'],
	[
		'a closing a day after the opening',
		at('02:00', '26:00'),
		'closes a day or more after it opens: 26:00',
	],
	['opening at 24:00', at('24:00:00', '17:00:00'), 'opening time not readable: 24:00:00'],
	['a malformed closing', at('09:00:00', '17:60:00'), 'closing time not readable: 17:60:00'],
	['a number', { ...monday, opens: 900, closes: 1700 }, 'opening time not readable: 900'],
	[
		'`closed` as a text',
		{ ...at('09:00:00', '17:00:00'), closed: 'no' },
		'`closed` is neither true nor false',
	],
	[
		'`is_special_hours` as a text',
		{ ...at('09:00:00', '17:00:00'), is_special_hours: 'no' },
		'`is_special_hours` is neither true nor false',
	],
];

for (const [name, row, reason] of dropped) {
	test(`drops and reports a row with ${name}`, () => {
		const hours = hoursOf(row);
		expect(hours.facts).toEqual([]);
		expect(hours.unreadable).toEqual([{ rowIndex: 0, reason, notes: undefined }]);
	});
}

test('of hours that open together the earlier closing is told, and what follows is in doubt and reported', () => {
	const rows = [
		{ day_of_week: ['Daily'], opens: '08:00:00', closes: '21:00:00' },
		{ day_of_week: ['Weekdays'], opens: '08:00:00', closes: '20:00:00' },
	];

	expect(dayText(rows, 0)).toBe('08:00–20:00, other hours not stated clearly');
	expect(dayText(rows, 5)).toBe('08:00–21:00');
	expect(statusOf(rows, '2026-11-23T19:30Z')).toBe('Closes soon · at 20:00');
	expect(statusOf(rows, '2026-11-23T20:30Z')).toBe('unknown');
	expect(statusOf(rows, '2026-11-23T21:00Z')).toBe('Closed now');
	expect(statusOf(rows, '2026-11-21T20:30Z')).toBe('Closes soon · at 21:00');
	expect(hoursOf(...rows).unreadable).toEqual([
		{
			rowIndex: 0,
			reason: 'closes later than row 1, which opens at the same time',
			notes: undefined,
		},
	]);
});

test('three closings of one opening are in doubt from the first to the last', () => {
	const rows = [at('18:00', '02:00'), at('18:00', '22:00'), at('18:00', '00:00')];

	expect(dayText(rows, 0)).toBe('18:00–22:00, other hours not stated clearly');
	expect(statusOf(rows, '2026-11-23T23:30Z')).toBe('unknown');
	expect(statusOf(rows, '2026-11-24T01:59Z')).toBe('unknown');
	expect(statusOf(rows, '2026-11-24T02:00Z')).toBe('Closed today');
});

test('sets the table by the clock of the locale', () => {
	const view = openingHoursView(hoursOf(at('09:00', '17:30')), {
		...wording,
		locale: 'en-US',
		today: '2026-11-21',
		firstDayOfWeek: 6,
	});
	const [sunday, mondayRow] = view.tables[0]?.rows ?? [];
	expect(sunday?.name).toBe('Sunday');
	expect(mondayRow?.text.replaceAll('\u202f', ' ')).toBe('9:00 AM–5:30 PM');
});

test('each stretch of being open is one text', () => {
	const rangesOf = (row: ReturnType<typeof at>) => viewOf([row]).tables[0]?.rows[0]?.ranges;
	expect(rangesOf(at('18:00', '00:00'))).toEqual(['18:00–midnight']);
	expect(rangesOf(at('18:00', '02:30'))).toEqual(['18:00 until 02:30 next day']);
});

test('a night that began before the week’s closed day still runs on it', () => {
	const rows = [{ day_of_week: ['Saturday'], opens: '22:00', closes: '04:00' }];
	expect(statusOf(rows, '2026-11-22T03:30:00Z')).toBe('Closes soon · at 04:00');
	expect(statusOf(rows, '2026-11-22T04:00:00Z')).toBe('Closed today · opens Saturday at 22:00');
});

test('fifteen rows of one place make two tables', () => {
	const period = (valid_from: string, valid_through: string) => (row: object) => ({
		...row,
		valid_from,
		valid_through,
	});
	const days = (...day_of_week: string[]) => ({ day_of_week });
	const usual = [
		{ ...days('Tue', 'Wed', 'Thu', 'Fri', 'Sat'), opens: '12:00:00', closes: '13:30:00' },
		{ ...days('Wed', 'Thu'), opens: '18:00:00', closes: '21:00:00' },
		{ ...days('Fri'), opens: '18:00:00', closes: '21:30:00' },
		{ ...days('Sat'), opens: '18:00:00', closes: '22:00:00' },
		{ ...days('Sun'), opens: '19:00:00', closes: '21:00:00' },
	];
	const summer = usual.map((row, index) =>
		index === 1 ? { ...row, ...days('Tue', 'Wed', 'Thu') } : row,
	);
	const rows = [
		...usual.map(period('01-01', '06-30')),
		...summer.map(period('07-01', '08-31')),
		...usual.map(period('09-01', '12-31')),
	];
	expect(tablesOf(rows)).toEqual([
		[
			'Opening hours, 1 September to 30 June',
			'Monday Closed',
			'Tuesday 12:00–13:30',
			'Wednesday 12:00–13:30, 18:00–21:00',
			'Thursday 12:00–13:30, 18:00–21:00',
			'Friday 12:00–13:30, 18:00–21:30',
			'Saturday 12:00–13:30, 18:00–22:00',
			'Sunday 19:00–21:00',
		],
		[
			'Opening hours, 1 July to 31 August',
			'Monday Closed',
			'Tuesday 12:00–13:30, 18:00–21:00',
			'Wednesday 12:00–13:30, 18:00–21:00',
			'Thursday 12:00–13:30, 18:00–21:00',
			'Friday 12:00–13:30, 18:00–21:30',
			'Saturday 12:00–13:30, 18:00–22:00',
			'Sunday 19:00–21:00',
		],
	]);
});
