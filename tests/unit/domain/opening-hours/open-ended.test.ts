import { expect, test } from '@playwright/test';
import { messagesFor } from '../../../../src/i18n/messages/messages.ts';
import { hoursText } from '../../../../src/domain/opening-hours/hours-text.ts';
import { canShowStatus } from '../../../../src/domain/opening-hours/opening-hours.ts';
import { dayText, hoursOf, statusOf, tablesOf, viewOf } from './hours-of.ts';

const weekdays = { day_of_week: ['Weekdays'], opens: '09:00', closes: '17:00' };
const saturday = (opens: string, closes?: string) => ({ day_of_week: ['Saturday'], opens, closes });
const lines = (rows: object[], today?: string) =>
	viewOf(rows, today).specialDays.map(({ dates, datetime, text }) => [dates, datetime, text]);

test('an opening time without a closing time is shown, and said to have none once', () => {
	const view = viewOf([{ ...weekdays, closes: undefined }, saturday('08:00')]);
	expect(view.tables[0]?.rows.map(({ text }) => text)).toEqual([
		...['from 09:00', 'from 09:00', 'from 09:00', 'from 09:00', 'from 09:00'],
		'from 08:00',
		'Not stated',
	]);
	expect(view.isStated).toBe(true);
	expect(view.hasOpenEnds).toBe(true);
	expect(view.tables[0]?.rows[5]?.ranges).toEqual(['from 08:00']);
	expect(viewOf([weekdays]).hasOpenEnds).toBeUndefined();
});

test('several opening times of a day stay apart, in their order and each once', () => {
	const rows = [saturday('17:00'), saturday('14:00'), saturday('17:00:00')];
	expect(dayText(rows, 5)).toBe('from 14:00, from 17:00');
	expect(dayText([...rows, saturday('15:00', '16:00')], 5)).toBe(
		'from 14:00, 15:00–16:00, from 17:00',
	);
});

test('an opening time without a closing time opens and closes nothing', () => {
	const rows = [saturday('10:00')];
	for (const instant of ['2026-11-21T09:00Z', '2026-11-21T11:00Z', '2026-11-24T11:00Z']) {
		expect(statusOf(rows, instant)).toBe('unknown');
	}
	expect(canShowStatus(hoursOf(...rows))).toBe(false);
	expect(canShowStatus(hoursOf(...rows, { day_of_week: ['Monday'], closed: true }))).toBe(true);
});

test('nothing is said on a day with an open end, and no opening is told beyond it', () => {
	const rows = [weekdays, saturday('10:00')];
	expect(statusOf(rows, '2026-11-20T16:30Z')).toBe('Closes soon · at 17:00');
	expect(statusOf(rows, '2026-11-20T17:00Z')).toBe('Closed now');
	expect(statusOf(rows, '2026-11-21T09:00Z')).toBe('unknown');
	expect(statusOf(rows, '2026-11-22T09:59Z')).toBe('unknown');
	expect(statusOf(rows, '2026-11-22T10:00Z')).toBe('Closed today · opens tomorrow at 09:00');
});

test('other hours of a day with an open end are shown, but tell no status', () => {
	const rows = [weekdays, saturday('09:00', '12:00'), saturday('11:00')];
	expect(dayText(rows, 5)).toBe('09:00–12:00, from 11:00');
	expect(statusOf(rows, '2026-11-21T10:00Z')).toBe('unknown');
	expect(statusOf(rows, '2026-11-20T18:00Z')).toBe('Closed now');
});

test('days that a season of open ends leaves out are in doubt', () => {
	const summer = { valid_from: '07-01', valid_through: '08-31' };
	const rows = [weekdays, { day_of_week: ['Monday', 'Sunday'], opens: '10:00', ...summer }];
	expect(tablesOf(rows)[1]).toEqual([
		'Opening hours, 1 July to 31 August',
		'Monday from 10:00',
		...['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => `${day} Not stated`),
		'Sunday from 10:00',
	]);
	expect(statusOf(rows, '2027-07-06T12:00Z')).toBe('unknown');
	expect(statusOf(rows, '2027-06-30T18:00Z')).toBe('Closed now');
});

test('a closed day goes before daily openings without an end, and contradicts those of the same day', () => {
	const daily = { day_of_week: ['Daily'], opens: '09:00' };
	expect(dayText([daily, { day_of_week: ['Monday'], closed: true }], 0)).toBe('Closed');
	const both = [saturday('10:00'), { day_of_week: ['Saturday'], closed: true }];
	expect(viewOf(both).isStated).toBe(false);
	expect(hoursOf(...both).unreadable.map(({ rowIndex, reason }) => [rowIndex, reason])).toEqual([
		[0, 'no closing time: only the opening is shown'],
		[1, 'closed on a day on which row 0 is open'],
	]);
});

test('notes of opening times stand by their table', () => {
	const rows = [
		{ ...saturday('10:00'), notes: 'Guided visit' },
		{ ...saturday('15:00'), notes: 'In English' },
	];
	expect(tablesOf(rows)[0]?.slice(-2)).toEqual([
		'Saturday, from 10:00: Guided visit',
		'Saturday, from 15:00: In English',
	]);
	expect(viewOf(rows).notes).toEqual([]);
});

test('openings of public holidays are shown', () => {
	const rows = [{ day_of_week: ['Public holidays'], opens: '11:00' }];
	expect(viewOf(rows).publicHolidays.map(({ text }) => text)).toEqual(['from 11:00']);
	expect(viewOf(rows).hasOpenEnds).toBe(true);
});

test('times of one special day are shown on its date, whatever day of the week they name', () => {
	const rows = ['15:00:00', '16:00:00', '17:00:00'].map((opens) => ({
		day_of_week: ['Sunday'],
		opens,
		valid_from: '09-20',
		valid_through: '09-20',
		is_special_hours: true,
	}));
	const times = 'from 15:00, from 16:00, from 17:00';
	expect(lines(rows, '2026-09-01')).toEqual([['Sunday, 20 September 2026', '2026-09-20', times]]);
	expect(lines(rows, '2026-11-21')).toEqual([['Monday, 20 September 2027', '2027-09-20', times]]);
	expect(statusOf(rows, '2026-09-20T14:30Z')).toBe('unknown');
});

const words: Readonly<Record<string, string>> = {
	'en-GB': 'from 01:00, from 14:30',
	de: 'ab 01:00 Uhr, ab 14:30 Uhr',
	es: 'desde la 1:00, desde las 14:30',
	fr: 'à partir de 01:00, à partir de 14:30',
	it: 'dalle 01:00, dalle 14:30',
	ja: '1:00から、14:30から',
	nl: 'vanaf 01:00 uur, vanaf 14:30 uur',
	'pt-PT': 'a partir da 01:00, a partir das 14:30',
	'pt-BR': 'a partir da 01:00, a partir das 14:30',
};

for (const [locale, text] of Object.entries(words)) {
	test(`${locale}: an opening time without an end reads ${text}`, () => {
		const hours = {
			shifts: [],
			openEnded: [{ opens: 60 }, { opens: 870 }],
			doubtUntil: 0,
			mayBeClosed: false,
		};
		const messages = messagesFor(locale).openingHours;
		expect(hoursText(hours, { locale, messages }).text).toBe(text);
		expect(messages.closingNotStated).not.toBe('');
	});
}
