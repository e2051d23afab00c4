import { expect, test } from '@playwright/test';
import { writtenDateRange } from '../../../../src/i18n/locale/date-range-text.ts';
import { writtenDate } from '../../../../src/i18n/locale/written-date.ts';

const full = { dateStyle: 'full', timeZone: 'UTC' } as const;
const plain = { dateStyle: 'long', timeZone: 'UTC' } as const;
const short = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const withTime = { ...short, weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;

const instant = (text: string) => Date.parse(`${text}Z`);
const day = (text: string) => instant(`${text}T00:00`);

test('in French the first of a month is ordinal, and no other day', () => {
	expect(writtenDate(day('2026-12-01'), 'fr-FR', full)).toBe('mardi 1er décembre 2026');
	expect(writtenDate(day('2026-12-01'), 'fr-CA', plain)).toBe('1er décembre 2026');
	expect(writtenDate(day('2026-12-01'), 'fr-FR', short)).toBe('1er déc.');
	expect(writtenDate(day('2026-12-11'), 'fr-FR', plain)).toBe('11 décembre 2026');
	expect(writtenDate(day('2026-12-21'), 'fr-FR', full)).toBe('lundi 21 décembre 2026');
});

test('in French an hour is not ordinal', () => {
	expect(writtenDate(instant('2026-12-01T01:00'), 'fr-FR', withTime)).toBe('mar. 1er déc., 1:00');
	expect(writtenDate(instant('2026-12-02T01:00'), 'fr-CA', withTime)).toMatch(
		/^mer\. 2 déc\., 1\sh\s00$/,
	);
});

test('in French the first of a month is ordinal in ranges', () => {
	const range = (first: string, last: string, options: Intl.DateTimeFormatOptions) =>
		writtenDateRange(day(first), day(last), 'fr-FR', options);
	expect(range('2026-12-01', '2026-12-03', full)).toBe('mardi 1er – jeudi 3 décembre 2026');
	expect(range('2026-12-30', '2027-01-01', full)).toBe(
		'mercredi 30 décembre 2026 – vendredi 1er janvier 2027',
	);
	expect(range('2026-12-01', '2026-12-03', short)).toBe('1er–3 déc.');
	expect(range('2026-11-01', '2026-12-01', short)).toBe('1er nov. – 1er déc.');
	expect(range('2026-11-11', '2026-12-21', short)).toBe('11 nov. – 21 déc.');
});

test('in Brazil the first of a month is ordinal, and no other day or hour', () => {
	const written = (date: string, options: Intl.DateTimeFormatOptions) =>
		writtenDate(instant(date), 'pt-BR', options);
	expect(written('2026-12-01T00:00', full)).toBe('terça-feira, 1º de dezembro de 2026');
	expect(written('2026-12-01T00:00', short)).toBe('1º de dez.');
	expect(written('2026-12-01T01:00', withTime)).toBe('ter., 1º de dez., 1:00');
	expect(written('2026-12-02T01:00', withTime)).toBe('qua., 2 de dez., 1:00');
	expect(written('2026-12-11T00:00', plain)).toBe('11 de dezembro de 2026');
	expect(written('2026-12-31T00:00', plain)).toBe('31 de dezembro de 2026');
	expect(writtenDate(day('2026-12-01'), 'pt-PT', plain)).toBe('1 de dezembro de 2026');
});

test('in Brazil the first of a month is ordinal in ranges', () => {
	const range = (first: string, last: string, options: Intl.DateTimeFormatOptions) =>
		writtenDateRange(day(first), day(last), 'pt-BR', options);
	expect(range('2026-12-01', '2026-12-03', plain)).toBe('1º – 3 de dezembro de 2026');
	expect(range('2026-11-01', '2026-12-01', short)).toBe('1º de nov. – 1º de dez.');
	expect(range('2026-12-11', '2026-12-21', short)).toBe('11 – 21 de dez.');
});

test('in Japanese both ends of a range are written as dates by themselves are', () => {
	const range = (options: Intl.DateTimeFormatOptions) =>
		writtenDateRange(day('2026-12-05'), day('2026-12-09'), 'ja-JP', options);
	expect(range(full)).toBe('2026年12月5日土曜日～2026年12月9日水曜日');
	expect(range(plain)).toBe('2026年12月5日～2026年12月9日');
	expect(range(short)).toBe('12月5日～12月9日');
	expect(writtenDateRange(day('2026-12-05'), day('2026-12-05'), 'ja-JP', plain)).toBe(
		'2026年12月5日',
	);
});

test('in Japanese a range of times has the clock of a time by itself', () => {
	const from = instant('2026-12-05T10:00');
	const to = instant('2026-12-05T13:30');
	const time = { timeStyle: 'short', timeZone: 'UTC' } as const;
	expect(writtenDateRange(from, to, 'ja-JP', time)).toBe('10:00～13:30');
	expect(writtenDateRange(from, to, 'fr-FR', time)).toBe('10:00 – 13:30');
});

test('in Italian the days of a range are written as those of a date by itself', () => {
	const range = (first: string, last: string, options: Intl.DateTimeFormatOptions) =>
		writtenDateRange(day(first), day(last), 'it-IT', options);
	expect(range('2026-12-05', '2026-12-09', plain)).toBe('5–9 dicembre 2026');
	expect(range('2026-12-10', '2026-12-20', plain)).toBe('10–20 dicembre 2026');
	expect(range('2026-12-30', '2027-01-02', short)).toBe('30 dic 2026 – 2 gen 2027');
	expect(range('2026-12-05', '2026-12-06', full)).toBe('sabato 5 – domenica 6 dicembre 2026');
	const time = { timeStyle: 'short', timeZone: 'UTC' } as const;
	const [from, to] = [instant('2026-12-05T09:05'), instant('2026-12-05T13:00')];
	expect(writtenDateRange(from, to, 'it-IT', time)).toBe('09:05–13:00');
});

test('in other languages dates are as the locale has them', () => {
	expect(writtenDate(day('2026-12-01'), 'en-GB', plain)).toBe('1 December 2026');
	expect(writtenDate(day('2026-12-01'), 'it-IT', plain)).toBe('1 dicembre 2026');
	expect(writtenDateRange(day('2026-12-01'), day('2026-12-03'), 'de-DE', plain)).toBe(
		'1.–3. Dezember 2026',
	);
});
