import { expect, test } from '@playwright/test';
import { dayText, hoursOf, statusOf, tablesOf, viewOf } from './hours-of.ts';

const daily = { day_of_week: ['Daily'] };
const general = { ...daily, opens: '10:00', closes: '17:00' };
const from = (valid_from?: string, valid_through?: string) => ({ valid_from, valid_through });
const captions = (rows: object[], today?: string) =>
	tablesOf(rows, today).map(([caption]) => caption);

test('hours without a period are all year and need no dates', () => {
	expect(captions([general])).toEqual(['Opening hours']);
	expect(viewOf([general]).ribbon).toBeUndefined();
});

for (const period of [
	from('01-01', '12-31'),
	from(undefined, '12-31'),
	from('01-01'),
	from('03-01', '02-28'),
	from('03-01', '02-29'),
	from('11-01', '10-31'),
]) {
	test(`${period.valid_from ?? ''} to ${period.valid_through ?? ''} is all year`, () => {
		expect(captions([{ ...general, ...period }])).toEqual(['Opening hours']);
	});
}

test('an end that is not stated is the year’s', () => {
	expect(captions([{ ...general, ...from('04-01') }])).toEqual([
		'Opening hours, 1 April to 31 December',
	]);
	expect(captions([{ ...general, ...from(undefined, '10-31') }])).toEqual([
		'Opening hours, 1 January to 31 October',
	]);
});

test('a season that runs over New Year is one', () => {
	const winter = { ...general, ...from('11-01', '03-31') };
	expect(captions([winter])).toEqual(['Opening hours, 1 November to 31 March']);
	expect(statusOf([winter], '2026-12-31T12:00Z')).toBe('Open now · until 17:00');
	expect(statusOf([winter], '2027-01-01T12:00Z')).toBe('Open now · until 17:00');
	expect(statusOf([winter], '2027-03-31T12:00Z')).toBe('Open now · until 17:00');
	expect(statusOf([winter], '2027-04-01T12:00Z')).toBe(
		'Hours not stated for today · next hours from 1 November',
	);
});

test('29 February is in a season that ends or begins on it, in leap years', () => {
	const untilLeapDay = { ...general, ...from('01-10', '02-29') };
	const fromLeapDay = { ...general, ...from('02-29', '04-30') };
	expect(statusOf([untilLeapDay], '2028-02-29T12:00Z')).toBe('Open now · until 17:00');
	expect(statusOf([untilLeapDay], '2027-02-28T12:00Z')).toBe('Open now · until 17:00');
	expect(statusOf([untilLeapDay], '2027-03-01T12:00Z')).toBe(
		'Hours not stated for today · next hours from 10 January',
	);
	expect(statusOf([fromLeapDay], '2028-02-29T12:00Z')).toBe('Open now · until 17:00');
	expect(statusOf([fromLeapDay], '2027-02-28T18:00Z')).toBe(
		'Hours not stated for today · next hours from 1 March',
	);
});

test('28 February is the end of the month where another row begins with March', () => {
	const winter = { ...general, ...from('11-01', '02-28') };
	const closed = { ...daily, closed: true, ...from('11-01', '02-28') };
	const spring = { ...daily, opens: '08:00', closes: '20:00', ...from('03-01', '10-31') };
	expect(statusOf([winter, spring], '2028-02-29T12:00Z')).toBe('Open now · until 17:00');
	expect(statusOf([spring, winter], '2028-02-29T18:00Z')).toBe(
		'Closed now · opens tomorrow at 08:00',
	);
	expect(statusOf([closed, spring], '2028-02-29T12:00Z')).toBe(
		'Out of season · opens tomorrow at 08:00',
	);
	expect(statusOf([winter, spring], '2027-02-28T18:00Z')).toBe(
		'Closed now · opens tomorrow at 08:00',
	);
	expect(captions([winter, spring])).toEqual([
		'Opening hours, 1 November to 28 February',
		'Opening hours, 1 March to 31 October',
	]);
});

test('28 February is not stretched to the end of the month in a leap year where no row begins with March', () => {
	const winter = { ...general, ...from('11-01', '02-28') };
	expect(statusOf([winter], '2028-02-29T12:00Z')).toBe(
		'Hours not stated for today · next hours from 1 November',
	);
});

for (const [period, reason] of [
	[from('02-30'), 'period not readable: 02-30 to '],
	[from('13-01', '13-31'), 'period not readable: 13-01 to 13-31'],
	[from('1 April', '31 October'), 'period not readable: 1 April to 31 October'],
	[from('04-01', '2026-10-31'), 'period not readable: 04-01 to 2026-10-31'],
	[from('2026-12-01', '2026-11-01'), 'period not readable: 2026-12-01 to 2026-11-01'],
	[from('2026-02-29', '2026-11-01'), 'period not readable: 2026-02-29 to 2026-11-01'],
] as const) {
	test(`a row with an impossible period is dropped, not widened: ${reason}`, () => {
		const hours = hoursOf({ ...general, ...period });
		expect(hours.facts).toEqual([]);
		expect(hours.unreadable).toEqual([{ rowIndex: 0, reason, notes: undefined }]);
	});
}

test('a season goes before general hours, which stay for the rest of the year', () => {
	const summer = { ...daily, opens: '09:00', closes: '20:00', ...from('07-01', '08-31') };
	expect(tablesOf([general, summer])).toEqual([
		[
			'Opening hours, 1 September to 30 June',
			...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
				(day) => `${day} 10:00–17:00`,
			),
		],
		[
			'Opening hours, 1 July to 31 August',
			...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
				(day) => `${day} 09:00–20:00`,
			),
		],
	]);
	expect(statusOf([general, summer], '2027-07-15T18:01Z')).toBe('Closes soon · at 20:00');
	expect(statusOf([general, summer], '2027-09-15T18:00Z')).toBe(
		'Closed now · opens tomorrow at 10:00',
	);
});

test('of overlapping seasons the narrower one wins', () => {
	const summer = { ...daily, opens: '09:00', closes: '18:00', ...from('04-01', '10-31') };
	const august = { ...daily, opens: '09:00', closes: '22:00', ...from('08-01', '08-31') };
	expect(captions([summer, august], '2026-08-15')).toEqual([
		'Opening hours, 1 August to 31 August',
		'Opening hours, 1 April to 31 July and 1 September to 31 October',
	]);
	expect(statusOf([summer, august], '2026-08-15T19:30Z')).toBe('Open now · until 22:00');
	expect(statusOf([summer, august], '2026-09-15T19:30Z')).toBe(
		'Closed now · opens tomorrow at 09:00',
	);
});

test('a closure on certain dates goes before every season, also before a shorter one', () => {
	const summer = { ...daily, opens: '09:00', closes: '18:00', ...from('04-01', '10-31') };
	const statusIn = (closure: object) =>
		statusOf([summer, { ...daily, closed: true, ...closure }], '2027-06-15T12:00Z');

	expect(statusIn(from('2027-01-05', '2027-09-30'))).toBe(
		'Closed today · opens on 1 October at 09:00',
	);
	expect(statusIn(from('2027-01-01', '2027-12-31'))).toBe('Closed today · next hours from 1 April');
	expect(statusIn(from('2026-10-01'))).toBe('Closed today');
	expect(statusIn(from('2026-01-05', '2026-09-30'))).toBe('Open now · until 18:00');
});

test('hours of certain dates go before a season, those of a whole year before general hours alone', () => {
	const summer = { ...daily, opens: '09:00', closes: '18:00', ...from('07-01', '08-31') };
	const works = { ...daily, opens: '11:00', closes: '13:00', ...from('2027-03-01', '2027-09-30') };
	const ofYear = { ...daily, opens: '10:00', closes: '16:00', ...from('2027-01-01', '2027-12-31') };

	expect(statusOf([general, summer, works], '2027-07-15T11:30Z')).toBe('Closes soon · at 13:00');
	expect(statusOf([general, summer, ofYear], '2027-07-15T13:00Z')).toBe('Open now · until 18:00');
	expect(statusOf([general, summer, ofYear], '2027-10-15T13:00Z')).toBe('Open now · until 16:00');
});

test('hours of a whole year of dates let a season go first, though they close on some days', () => {
	const ofYear = from('2027-01-01', '2027-12-31');
	const rows = [
		{ ...daily, opens: '09:00', closes: '18:00', ...from('07-01', '08-31') },
		{ day_of_week: ['Monday'], closed: true, ...ofYear },
		{ day_of_week: ['Tuesday-Sunday'], opens: '10:00', closes: '16:00', ...ofYear },
	];

	expect(statusOf(rows, '2027-07-12T12:30Z')).toBe('Open now · until 18:00');
	expect(statusOf(rows, '2027-10-11T12:00Z')).toBe('Closed today · opens tomorrow at 10:00');
});

test('a note on a day that is closed all year stands by every season that leaves the day out', () => {
	const weekdays = { day_of_week: ['Monday-Saturday'], closes: '17:00' };
	const rows = [
		{ day_of_week: ['Sunday'], closed: true, notes: 'Mass is open to all' },
		{ ...weekdays, opens: '10:00', ...from('11-01', '05-31') },
		{ ...weekdays, opens: '09:00', ...from('06-01', '10-31') },
	];

	expect(tablesOf(rows).map((lines) => lines.slice(-2))).toEqual([
		['Sunday Closed', 'Sunday: Mass is open to all'],
		['Sunday Closed', 'Sunday: Mass is open to all'],
	]);
	expect(
		tablesOf([
			{ day_of_week: ['Sunday', 'Monday'], closed: true, notes: 'Rest' },
			...rows.slice(1),
		]).map((lines) => lines.at(-1)),
	).toEqual(['Sunday: Rest', 'Sunday: Rest']);
});

test('a closed day with a note leaves the seasons that open on it in doubt: the note may say when', () => {
	const rows = [
		{ day_of_week: ['Sunday'], closed: true, notes: 'Mass is open to all' },
		{ ...general, ...from('06-01', '10-31') },
	];

	expect(tablesOf(rows, '2026-07-15')[0]?.slice(-2)).toEqual([
		'Saturday 10:00–17:00',
		'Sunday 10:00–17:00, closed at times',
	]);
	expect(viewOf(rows).notes.map(({ text }) => text)).toEqual([
		'Sunday, Closed: Mass is open to all',
	]);
	expect(statusOf(rows, '2026-07-19T12:00Z')).toBe('unknown');
	expect(statusOf(rows, '2026-11-22T12:00Z')).toBe('Closed today');
});

test('seasons with the same hours share a table', () => {
	const spring = { ...general, ...from('03-01', '05-31') };
	const autumn = { ...general, ...from('09-01', '11-30') };
	expect(captions([spring, autumn])).toEqual([
		'Opening hours, 1 March to 31 May and 1 September to 30 November',
	]);
});

test('the current season comes first, then the others as they begin', () => {
	const season = (opens: string, ...dates: [string, string]) => ({
		...general,
		opens,
		...from(...dates),
	});
	const rows = [
		season('07:00', '01-01', '03-31'),
		season('08:00', '04-01', '06-30'),
		season('09:00', '07-01', '09-30'),
		season('10:00', '10-01', '12-31'),
	];
	expect(captions(rows, '2026-05-05')).toEqual([
		'Opening hours, 1 April to 30 June',
		'Opening hours, 1 July to 30 September',
		'Opening hours, 1 October to 31 December',
		'Opening hours, 1 January to 31 March',
	]);
	expect(captions(rows.slice(0, 2), '2026-11-21')).toEqual([
		'Opening hours, 1 January to 31 March',
		'Opening hours, 1 April to 30 June',
	]);
});

test('a day that no row names is closed where the rows state openings', () => {
	const rows = [{ day_of_week: ['Weekdays'], opens: '09:00', closes: '17:00' }];
	expect(dayText(rows, 5)).toBe('Closed');
	expect(statusOf(rows, '2026-11-21T12:00Z')).toBe('Closed today · opens Monday at 09:00');
});

test('a day that a season leaves out and general hours open is in doubt', () => {
	const rows = [
		general,
		{ day_of_week: ['Weekend'], opens: '10:00', closes: '16:00', ...from('11-01', '03-31') },
	];
	expect(dayText(rows, 0)).toBe('Not stated');
	expect(dayText(rows, 5)).toBe('10:00–16:00');
	expect(statusOf(rows, '2026-11-23T12:00Z')).toBe('unknown');
	expect(statusOf(rows, '2026-11-21T12:00Z')).toBe('Open now · until 16:00');
	expect(statusOf(rows, '2026-11-21T16:00Z')).toBe('Closed now · opens tomorrow at 10:00');
});

const stue = [
	{ day_of_week: ['Monday', 'Tuesday', 'Wednesday'], opens: '10:00', closes: '24:00' },
	{ day_of_week: ['Thursday', 'Friday', 'Saturday'], opens: '10:00', closes: '02:00' },
	{ day_of_week: ['Sunday'], opens: '10:00', closes: '18:00', ...from('09-01', '04-30') },
];

test('a season of days that general hours do not name only adds to these', () => {
	expect(tablesOf(stue)).toEqual([
		[
			'Opening hours, 1 September to 30 April',
			...['Monday', 'Tuesday', 'Wednesday'].map((day) => `${day} 10:00–midnight`),
			...['Thursday', 'Friday', 'Saturday'].map((day) => `${day} 10:00 until 02:00 next day`),
			'Sunday 10:00–18:00',
		],
		[
			'Opening hours, 1 May to 31 August',
			...['Monday', 'Tuesday', 'Wednesday'].map((day) => `${day} 10:00–midnight`),
			...['Thursday', 'Friday', 'Saturday'].map((day) => `${day} 10:00 until 02:00 next day`),
			'Sunday Closed',
		],
	]);
	expect(statusOf(stue, '2026-11-23T12:00Z')).toBe('Open now · until midnight');
	expect(statusOf(stue, '2026-11-22T12:00Z')).toBe('Open now · until 18:00');
	expect(statusOf(stue, '2027-05-02T12:00Z')).toBe('Closed today · opens tomorrow at 10:00');
});

test('a season that only adds leaves the other days their notes, and their doubts', () => {
	const rows = (sunday: object) => [
		{ day_of_week: ['Mon-Fri'], opens: '10:00', closes: '18:00', notes: 'By appointment' },
		{ day_of_week: ['Saturday'], opens: 'noon', closes: '18:00' },
		{ day_of_week: ['Sunday'], ...sunday, ...from('09-01', '04-30') },
	];
	const tableWith = (sunday: object) => tablesOf(rows(sunday))[0]?.slice(5);

	expect(tableWith({ opens: '10:00', closes: '18:00' })).toEqual([
		'Friday 10:00–18:00',
		'Saturday Not stated clearly',
		'Sunday 10:00–18:00',
		'Monday to Friday: By appointment',
	]);
	expect(tableWith({ opens: '10:00' })).toEqual([
		'Friday 10:00–18:00',
		'Saturday Not stated clearly',
		'Sunday from 10:00',
		'Monday to Friday: By appointment',
	]);
});

test('dated hours of another day of the week only add to those that hold throughout them', () => {
	const rows = [
		...stue.slice(0, 2),
		{
			day_of_week: ['Sunday'],
			opens: '12:00',
			closes: '16:00',
			...from('2026-12-01', '2026-12-24'),
		},
	];

	expect(statusOf(rows, '2026-12-06T12:30Z')).toBe('Open now · until 16:00');
	expect(statusOf(rows, '2026-12-07T12:30Z')).toBe('Open now · until midnight');
});

test('only where two seasons overlap is a day that the narrower leaves out in doubt', () => {
	const rows = [
		{ ...daily, opens: '15:00', closes: '18:00', ...from('05-01', '10-31') },
		{ day_of_week: ['Mon-Sat'], opens: '14:00', closes: '18:00', ...from('10-01', '12-23') },
	];
	expect(statusOf(rows, '2026-10-04T15:00Z')).toBe('unknown');
	expect(statusOf(rows, '2026-11-08T15:00Z')).toBe('Closed today · opens tomorrow at 14:00');
});

test('a season of closings only is an exception to the general hours', () => {
	const rows = [general, { day_of_week: ['Monday'], closed: true, ...from('11-01', '03-31') }];
	expect(tablesOf(rows)[0]).toEqual([
		'Opening hours, 1 November to 31 March',
		'Monday Closed',
		'Tuesday 10:00–17:00',
		'Wednesday 10:00–17:00',
		'Thursday 10:00–17:00',
		'Friday 10:00–17:00',
		'Saturday 10:00–17:00',
		'Sunday 10:00–17:00',
	]);
});

test('closings alone say nothing about the other days', () => {
	const rows = [{ day_of_week: ['Monday'], closed: true }];
	expect(dayText(rows, 0)).toBe('Closed');
	expect(dayText(rows, 1)).toBe('Not stated');
	expect(statusOf(rows, '2026-11-23T12:00Z')).toBe('Closed today');
	expect(statusOf(rows, '2026-11-24T12:00Z')).toBe('unknown');
});

test('a closed season ends with the opening of the next', () => {
	const rows = [
		{ ...daily, opens: '10:00', closes: '17:00', ...from('04-01', '10-31') },
		{ closed: true, ...from('11-01', '03-31') },
	];
	expect(statusOf(rows, '2026-11-21T12:00Z')).toBe('Out of season · opens on 1 April at 10:00');
	expect(viewOf(rows).ribbon?.bands.map(({ text }) => text)).toEqual([
		'1 January to 31 March: closed',
		'1 April to 31 October: table 2',
		'1 November to 31 December: closed',
	]);
});

test('a row that names fewer days is the exception to one of the same period', () => {
	const closedMonday = [general, { day_of_week: ['Monday'], closed: true }];
	expect(dayText(closedMonday, 0)).toBe('Closed');
	expect(dayText(closedMonday, 1)).toBe('10:00–17:00');
	const onlySaturday = [
		{ closed: true },
		{ day_of_week: ['Saturday'], opens: '10:00', closes: '12:00' },
	];
	expect(dayText(onlySaturday, 5)).toBe('10:00–12:00');
	expect(dayText(onlySaturday, 6)).toBe('Closed');
});

test('a day that one row calls open and another closed is in doubt and reported', () => {
	const rows = [
		{ day_of_week: ['Monday'], opens: '10:00', closes: '12:00' },
		{ day_of_week: ['Monday'], closed: true },
		{ day_of_week: ['Friday'], opens: '10:00', closes: '12:00' },
	];
	expect(dayText(rows, 0)).toBe('Stated in two ways');
	expect(statusOf(rows, '2026-11-23T11:00Z')).toBe('unknown');
	expect(hoursOf(...rows).unreadable).toEqual([
		{ rowIndex: 1, reason: 'closed on a day on which row 0 is open', notes: undefined },
	]);
});

test('a period with years applies once', () => {
	const rows = [
		general,
		{ ...daily, opens: '12:00', closes: '14:00', ...from('2026-11-16', '2026-11-29') },
	];
	expect(captions(rows)).toEqual([
		'Opening hours, 16 November 2026 to 29 November 2026',
		'Opening hours',
	]);
	expect(captions(rows, '2026-11-30')).toEqual(['Opening hours']);
	expect(statusOf(rows, '2026-11-21T15:00Z')).toBe('Closed now · opens tomorrow at 12:00');
	expect(statusOf(rows, '2027-11-21T15:00Z')).toBe('Open now · until 17:00');
});

test('a period with years that has no beginning is told by its end', () => {
	expect(captions([{ ...general, ...from(undefined, '2026-12-31') }])).toEqual([
		'Opening hours, until 31 December 2026',
	]);
});

test('closings of a period with years leave the other days to what holds throughout it', () => {
	const november = { valid_from: '2026-11-01', valid_through: '2026-11-30' };
	const closedMondays = { day_of_week: ['Monday'], closed: true, ...november };
	const daily = { day_of_week: ['Daily'], opens: '10:00', closes: '17:00' };
	const tuesday = (rows: object[]) => viewOf(rows).tables[0]?.rows[1]?.text;
	expect(tuesday([closedMondays, daily])).toBe('10:00–17:00');
	expect(
		tuesday([closedMondays, { ...daily, valid_from: '11-15', valid_through: '03-31' }, daily]),
	).toBe('Not stated');
});

test('periods with years say nothing about other years', () => {
	const rows = [
		{ ...daily, opens: '12:00', closes: '14:00', ...from('2026-11-16', '2026-11-29') },
		{ ...daily, opens: '10:00', closes: '14:00', ...from('2026-12-01', '2027-01-31') },
		{ ...daily, opens: '09:00', closes: '17:00', ...from('06-01', '08-31') },
	];
	expect(captions(rows)).toEqual([
		'Opening hours, 16 November 2026 to 29 November 2026',
		'Opening hours, 1 December 2026 to 31 January 2027',
		'Opening hours, 1 June to 31 August',
	]);
	expect(statusOf(rows, '2026-11-30T13:00Z')).toBe(
		'Hours not stated for today · next hours from 1 December',
	);
	expect(statusOf(rows, '2027-12-01T13:00Z')).toBe(
		'Hours not stated for today · next hours from 1 June',
	);
});

test('a period with years and no end goes before general hours from its first day on', () => {
	const rows = [general, { ...daily, opens: '12:00', closes: '14:00', ...from('2026-06-01') }];
	expect(captions(rows)).toEqual(['Opening hours, from 1 June 2026', 'Opening hours']);
	expect(statusOf(rows, '2026-05-31T15:00Z')).toBe('Open now · until 17:00');
	expect(statusOf(rows, '2031-05-31T15:00Z')).toBe('Closed now · opens tomorrow at 12:00');
});

test('a period of several years goes before general hours, as one without an end does', () => {
	const longer = { ...daily, opens: '10:00', closes: '20:00', ...from('2026-01-01', '2027-12-31') };
	expect(statusOf([general, longer], '2026-11-21T18:00Z')).toBe('Open now · until 20:00');

	const restored = { ...daily, closed: true, ...from('2026-10-01', '2027-12-31') };
	expect(statusOf([general, restored], '2026-11-21T12:00Z')).not.toContain('Open now');
});

test('a season shorter than a week has the days of the week that it has when it comes next', () => {
	const weekend = { day_of_week: ['Sat', 'Sun'], opens: '10:30', closes: '18:00' };
	const heritageDays = [{ ...weekend, ...from('09-19', '09-20') }];

	expect(tablesOf(heritageDays, '2026-09-01')).toEqual([
		['Opening hours, 19 September to 20 September', 'Saturday 10:30–18:00', 'Sunday 10:30–18:00'],
	]);
	expect(tablesOf(heritageDays, '2026-09-21')).toEqual([
		['Opening hours, 19 September to 20 September', 'Monday Closed', 'Sunday 10:30–18:00'],
	]);
	expect(statusOf(heritageDays, '2027-09-20T12:00Z')).toBe(
		'Closed today · next hours from 19 September',
	);
	expect(tablesOf([{ ...weekend, ...from('09-14', '09-20') }])[0]).toHaveLength(8);
});

test('a season shorter than a week that only repeats the one around it closes none of the days left out', () => {
	const weekdays = { day_of_week: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] };
	const shifts = [
		{ ...weekdays, opens: '10:00', closes: '13:00' },
		{ ...weekdays, opens: '15:00', closes: '19:00' },
	];
	const rows = [from('08-03', '09-25'), from('09-19', '09-20')].flatMap((period) =>
		shifts.map((shift) => ({ ...shift, ...period })),
	);

	expect(captions(rows, '2026-09-01')).toEqual([
		'Opening hours, 3 August to 18 September and 21 September to 25 September',
	]);
	expect(tablesOf(rows, '2026-09-01')[0]?.slice(5)).toEqual([
		'Friday 10:00–13:00, 15:00–19:00',
		'Saturday Closed',
		'Sunday Closed',
	]);
	expect(viewOf(rows, '2026-09-01').unreadablePeriods).toBe('19 September to 20 September');
	expect(statusOf(rows, '2026-09-19T12:00Z')).toBe('unknown');
	expect(statusOf(rows, '2026-09-12T12:00Z')).toBe('Closed today · opens Monday at 10:00');

	const later = rows.map((row) =>
		row.valid_from === '09-19' ? { ...row, opens: '09:00', closes: '12:00' } : row,
	);
	expect(captions(later, '2026-09-01')).toContain('Opening hours, 19 September to 20 September');
	expect(statusOf(later, '2026-09-19T12:00Z')).toBe('Closed today · opens Monday at 10:00');
});

test('a season that has only days in doubt is no table but a remark', () => {
	const closedMondays = { day_of_week: ['Monday'], closed: true, ...from('09-19', '09-20') };
	const view = viewOf([{ ...general, ...from('04-01', '06-30') }, closedMondays], '2026-09-01');

	expect(view.tables.map(({ caption }) => caption)).toEqual(['Opening hours, 1 April to 30 June']);
	expect(view.unreadablePeriods).toBe('19 September to 20 September');
	expect(view.ribbon?.bands.map(({ text }) => text)).toContain('1 July to 31 December: not stated');
});

test('draws the year when hours change in it', () => {
	const rows = [
		{ ...daily, opens: '09:00', closes: '20:00', ...from('04-01', '10-31') },
		{ ...daily, opens: '10:00', closes: '16:00', ...from('12-01', '02-28') },
	];
	expect(viewOf(rows).ribbon?.bands).toEqual([
		{ start: 0, length: 59, kind: 'open', table: 1, text: '1 January to 28 February: table 1' },
		{ start: 59, length: 32, kind: 'not-stated', text: '1 March to 31 March: not stated' },
		{ start: 91, length: 214, kind: 'open', table: 2, text: '1 April to 31 October: table 2' },
		{ start: 305, length: 30, kind: 'not-stated', text: '1 November to 30 November: not stated' },
		{ start: 335, length: 31, kind: 'open', table: 1, text: '1 December to 31 December: table 1' },
	]);
	expect(viewOf(rows).ribbon?.months.slice(0, 3)).toEqual([
		{ name: 'Jan', start: 0 },
		{ name: 'Feb', start: 31 },
		{ name: 'Mar', start: 60 },
	]);
});

test('draws no year for a holiday or two', () => {
	expect(viewOf([{ ...general, ...from('01-02', '12-23') }]).ribbon).toBeUndefined();
});

test.describe('A February of 28 days', () => {
	const winter = { ...general, ...from('11-01', '02-28') };
	const spring = { ...general, opens: '08:00:00', ...from('03-01', '05-31') };
	const summer = { ...general, opens: '07:00:00', ...from('06-01', '10-31') };
	const bandsOn = (today: string, ...rows: object[]) =>
		viewOf(rows, today).ribbon?.bands.map(({ text }) => text);
	const captionsOn = (today: string, ...rows: object[]) =>
		tablesOf(rows, today).map(([caption]) => caption);

	test('has no 29th in the ribbon of the year, but the one of a leap year has', () => {
		expect(bandsOn('2026-11-21', winter, spring, summer)).toEqual([
			'1 January to 28 February: table 1',
			'1 March to 31 May: table 2',
			'1 June to 31 October: table 3',
			'1 November to 31 December: table 1',
		]);
		expect(bandsOn('2028-02-29', winter, spring, summer)).toEqual([
			'1 January to 29 February: table 1',
			'1 March to 31 May: table 2',
			'1 June to 31 October: table 3',
			'1 November to 31 December: table 1',
		]);
		expect(bandsOn('2028-03-01', winter, spring, summer)).toEqual([
			'1 January to 28 February: table 3',
			'1 March to 31 May: table 1',
			'1 June to 31 October: table 2',
			'1 November to 31 December: table 3',
		]);
	});

	test('ends a period of 29 February on the 28th, and begins one on 1 March', () => {
		const toLeapDay = { ...winter, ...from('11-01', '02-29') };
		const fromLeapDay = { ...spring, ...from('02-29', '05-31') };

		expect(bandsOn('2026-11-21', toLeapDay, spring, summer)?.[0]).toBe(
			'1 January to 28 February: table 1',
		);
		expect(captionsOn('2026-11-21', toLeapDay, spring, summer)[0]).toBe(
			'Opening hours, 1 November to 28 February',
		);
		expect(captionsOn('2027-11-21', toLeapDay, spring, summer)[0]).toBe(
			'Opening hours, 1 November to 29 February',
		);
		expect(captionsOn('2026-11-21', winter, fromLeapDay, summer)).toEqual([
			'Opening hours, 1 November to 28 February',
			'Opening hours, 1 March to 31 May',
			'Opening hours, 1 June to 31 October',
		]);
	});

	test('does not part what is the same before and after it', () => {
		const alike = { ...general, ...from('03-01', '05-31') };

		expect(captionsOn('2026-11-21', winter, alike, summer)[0]).toBe(
			'Opening hours, 1 November to 31 May',
		);
		expect(captionsOn('2027-11-21', winter, alike, summer)[0]).toBe(
			'Opening hours, 1 November to 31 May',
		);
	});

	test('leaves hours of 29 February alone as they are stated', () => {
		const leapDay = { ...general, opens: '06:00:00', ...from('02-29', '02-29') };

		expect(captionsOn('2026-11-21', winter, spring, summer, leapDay)).toContain(
			'Opening hours, 29 February',
		);
	});
});
