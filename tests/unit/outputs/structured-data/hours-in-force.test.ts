import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import {
	dateFromIso,
	dateOf,
	dayOf,
	isoDate,
} from '../../../../src/domain/opening-hours/calendar.ts';
import type { OpeningHours } from '../../../../src/domain/opening-hours/opening-hours.ts';
import { seasonsOf } from '../../../../src/domain/opening-hours/seasons.ts';
import { inForceOn } from '../../../../src/domain/opening-hours/timetable.ts';
import { timetableOf } from '../../../../src/domain/opening-hours/timetable-of.ts';
import { openingHoursSpecification } from '../../../../src/outputs/structured-data/opening-hours.ts';
import { testProperty } from '../../../support/test-property.ts';
import { hoursOf } from '../../domain/opening-hours/hours-of.ts';

const today = '2026-11-21';
const daily = { day_of_week: ['Daily'] };
const from = (valid_from: string, valid_through: string) => ({ valid_from, valid_through });
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface Specification {
	dayOfWeek?: string[];
	opens: string;
	closes: string;
	validFrom?: string;
	validThrough?: string;
	description?: string;
}

/** As a page carries them. */
function specificationsOf(hours: OpeningHours, day: string): Specification[] {
	return JSON.parse(JSON.stringify(openingHoursSpecification(hours, day))) as Specification[];
}

/** `Mo–Fr 09:00–12:00 2026-11-01–2026-12-31`, with two letters for each day. */
function linesOf(rows: object[], day = today): string[] {
	return specificationsOf(hoursOf(...rows), day).map((one) =>
		[
			(one.dayOfWeek ?? ['https://schema.org/every day'])
				.map((name) => name.replace('https://schema.org/', '').slice(0, 2))
				.join(' '),
			`${one.opens}–${one.closes}`,
			...(one.validFrom === undefined ? [] : [`${one.validFrom}–${one.validThrough}`]),
			...(one.description === undefined ? [] : [one.description]),
		].join(' '),
	);
}

test('days that a season leaves out are not open in it by the hours of the rest of the year', () => {
	const lunch = { opens: '12:00:00', closes: '13:30:00' };
	const dinner = { opens: '19:30:00', closes: '20:30:00' };
	const tuesdayToSaturday = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
	const rows = [
		{
			day_of_week: ['Tuesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
			...lunch,
			...from('01-02', '12-31'),
		},
		{ day_of_week: tuesdayToSaturday, ...dinner, ...from('01-02', '12-31') },
		{ day_of_week: tuesdayToSaturday, ...dinner, ...from('06-02', '12-31') },
		{
			day_of_week: ['Thursday', 'Friday', 'Saturday', 'Sunday'],
			...lunch,
			...from('06-02', '12-31'),
		},
	];

	expect(linesOf(rows)).toEqual([
		'Tu We Th Fr Sa 19:30–20:30 2026-06-02–2026-12-31',
		'Th Fr Sa Su 12:00–13:30 2026-06-02–2026-12-31',
		'Tu Th Fr Sa Su 12:00–13:30 2027-01-02–2027-06-01',
		'Tu We Th Fr Sa 19:30–20:30 2027-01-02–2027-06-01',
	]);
});

test('hours without dates hold outside the season that goes before them', () => {
	const rows = [
		{ ...daily, opens: '09:30:00', closes: '13:00:00' },
		{ day_of_week: ['Monday-Saturday'], opens: '14:00:00', closes: '18:00:00' },
		{ ...daily, opens: '10:00:00', closes: '13:00:00', ...from('11-01', '12-31') },
		{ ...daily, opens: '14:00:00', closes: '17:00:00', ...from('11-01', '12-31') },
	];

	expect(linesOf(rows)).toEqual([
		'Mo Tu We Th Fr Sa Su 10:00–13:00 2026-11-01–2026-12-31',
		'Mo Tu We Th Fr Sa Su 14:00–17:00 2026-11-01–2026-12-31',
		'Mo Tu We Th Fr Sa Su 09:30–13:00 2027-01-01–2027-10-31',
		'Mo Tu We Th Fr Sa 14:00–18:00 2027-01-01–2027-10-31',
	]);
});

test('the same hours in a period and in a part of it are told once', () => {
	const mondayToSaturday = { day_of_week: ['Monday-Saturday'] };
	const rows = [
		{ ...mondayToSaturday, opens: '08:00:00', closes: '12:00:00', ...from('01-02', '12-31') },
		{ ...mondayToSaturday, opens: '14:00:00', closes: '19:00:00', ...from('01-02', '12-31') },
		{ ...mondayToSaturday, opens: '08:00:00', closes: '12:00:00', ...from('05-19', '12-31') },
		{ ...mondayToSaturday, opens: '14:00:00', closes: '19:00:00', ...from('05-19', '12-31') },
	];

	expect(linesOf(rows)).toEqual([
		'Mo Tu We Th Fr Sa 08:00–12:00 2026-01-02–2026-12-31',
		'Mo Tu We Th Fr Sa 14:00–19:00 2026-01-02–2026-12-31',
	]);
});

test('the same hours in seasons that are one over New Year are told once', () => {
	const seasons = [from('01-01', '02-21'), from('03-01', '12-31'), from('03-04', '12-31')];
	const rows = seasons.flatMap((season) => [
		{ day_of_week: ['Tuesday-Saturday'], opens: '12:00:00', closes: '13:45:00', ...season },
		{ day_of_week: ['Tuesday-Saturday'], opens: '19:00:00', closes: '21:15:00', ...season },
	]);

	expect(linesOf(rows)).toEqual([
		'Tu We Th Fr Sa 12:00–13:45 2026-03-01–2027-02-21',
		'Tu We Th Fr Sa 19:00–21:15 2026-03-01–2027-02-21',
	]);
});

test('the same hours in the last part of a season leave the other seasons as they are', () => {
	const afternoon = { opens: '15:30:00', closes: '18:00:00' };
	const rows = [
		{ day_of_week: ['Sunday'], ...afternoon, ...from('01-02', '03-27') },
		{ ...daily, ...afternoon, ...from('04-05', '08-21') },
		{ ...daily, ...afternoon, ...from('08-23', '10-31') },
		{ ...daily, ...afternoon, ...from('08-31', '10-31') },
		{ day_of_week: ['Sunday'], ...afternoon, ...from('11-02', '12-23') },
		{ day_of_week: ['Sunday'], ...afternoon, ...from('12-26', '12-31') },
	];

	expect(linesOf(rows)).toEqual([
		'Su 15:30–18:00 2026-11-02–2026-12-23',
		'Su 15:30–18:00 2026-12-26–2026-12-31',
		'Su 15:30–18:00 2027-01-02–2027-03-27',
		'Mo Tu We Th Fr Sa Su 15:30–18:00 2027-04-05–2027-08-21',
		'Mo Tu We Th Fr Sa Su 15:30–18:00 2027-08-23–2027-10-31',
	]);
});

test('rows that no other goes before stay as they are, also where periods overlap', () => {
	const rows = [
		{ day_of_week: ['Sunday'], closed: true },
		{
			day_of_week: ['Monday-Saturday'],
			opens: '10:00',
			closes: '17:00',
			...from('11-01', '05-31'),
		},
		{
			day_of_week: ['Monday-Saturday'],
			opens: '09:00',
			closes: '17:00',
			...from('06-01', '10-31'),
		},
	];

	expect(linesOf(rows)).toEqual([
		'Su 00:00–00:00',
		'Mo Tu We Th Fr Sa 10:00–17:00 2026-11-01–2027-05-31',
		'Mo Tu We Th Fr Sa 09:00–17:00 2027-06-01–2027-10-31',
	]);
});

test('a closing that a season confirms is told in it, with its note where it has one', () => {
	const rows = [
		{ day_of_week: ['Monday'], closed: true },
		{ day_of_week: ['Sunday'], closed: true, notes: 'Mass is open to all' },
		{ day_of_week: ['Tuesday-Saturday'], opens: '10:00', closes: '17:00' },
		{
			day_of_week: ['Tuesday-Saturday'],
			opens: '09:00',
			closes: '19:00',
			...from('07-01', '08-31'),
		},
	];

	expect(linesOf(rows)).toEqual([
		'Mo 00:00–00:00 2026-09-01–2027-06-30',
		'Tu We Th Fr Sa 10:00–17:00 2026-09-01–2027-06-30',
		'Su 00:00–00:00 2026-09-01–2027-06-30 Mass is open to all',
		'Mo 00:00–00:00 2027-07-01–2027-08-31',
		'Tu We Th Fr Sa 09:00–19:00 2027-07-01–2027-08-31',
		'Su 00:00–00:00 2027-07-01–2027-08-31 Mass is open to all',
	]);
});

test('a season whose hours cannot be read takes the dates from the rest of the year', () => {
	const rows = [
		{ ...daily, opens: '10:00', closes: '17:00' },
		{ ...daily, opens: '09:00', closes: 'late', ...from('07-01', '08-31') },
	];

	expect(linesOf(rows)).toEqual(['Mo Tu We Th Fr Sa Su 10:00–17:00 2026-09-01–2027-06-30']);
});

test('hours of certain dates take these from the rest of this year and the next', () => {
	const rows = [
		{ opens: '10:00', closes: '17:00' },
		{ ...daily, opens: '12:00', closes: '14:00', ...from('2026-12-07', '2026-12-13') },
		{ ...daily, opens: '12:00', closes: '15:00', ...from('2026-10-01', '2026-10-31') },
	];

	expect(linesOf(rows)).toEqual([
		'ev 10:00–17:00 2026-11-01–2026-12-06',
		'Mo Tu We Th Fr Sa Su 12:00–14:00 2026-12-07–2026-12-13',
		'ev 10:00–17:00 2026-12-14–2027-12-31',
	]);
	expect(linesOf(rows, '2026-12-14')).toEqual(['Mo Tu We Th Fr Sa Su 10:00–17:00']);
});

const clock = fc.constantFrom(
	'00:00',
	'08:00',
	'10:00',
	'12:00',
	'13:30',
	'18:00',
	'22:00',
	'02:00',
);
const monthDay = fc.constantFrom('01-01', '02-28', '02-29', '03-01', '05-20', '11-21', '12-31');
const period = fc.oneof(
	fc.constant({}),
	fc.record({ valid_from: monthDay, valid_through: monthDay }),
	fc
		.tuple(fc.integer({ min: -40, max: 500 }), fc.integer({ min: 0, max: 60 }))
		.map(([first, length]) => {
			const day = dayOf(dateFromIso(today)) + first;
			return from(isoDate(dateOf(day)), isoDate(dateOf(day + length)));
		}),
);
const row = fc
	.record({
		day_of_week: fc.oneof(fc.constant(['Daily']), fc.subarray(names, { minLength: 1 })),
		opens: clock,
		closes: fc.oneof({ arbitrary: clock, weight: 5 }, fc.constant('late')),
		closed: fc.constantFrom(undefined, undefined, undefined, true, 'perhaps'),
		notes: fc.constantFrom(undefined, undefined, 'Ring the bell'),
		period,
	})
	.map(({ period: dates, ...stated }) => ({ ...stated, ...dates }));

testProperty(
	'hours are told as the tables have them: on no date more, on that of the build all',
	150,
	() =>
		fc.property(
			fc.array(row, { minLength: 1, maxLength: 6 }),
			fc.integer({ min: 0, max: 800 }),
			(rows, later) => {
				const hours = hoursOf(...rows);
				const timetable = timetableOf(hours, seasonsOf(hours));
				const first = dayOf(dateFromIso(today)) + later;
				const published = specificationsOf(hours, isoDate(dateOf(first)));
				for (let day = first; day < first + 500; day += 1) {
					const onDay = stretchesOn(published, day);
					const [doubtUntil = 1, ...times] = inForceOn(timetable, day)?.times ?? [];
					const shown = pairsOf(times);
					for (const [opens, closes] of onDay) {
						const isShown = shown.some(([from, until]) => from <= opens && closes <= until);
						const isClosed = opens === closes && shown.length === 0 && doubtUntil === 0;
						assert.ok(isShown || isClosed, isoDate(dateOf(day)));
					}
					if (day > first) continue;
					for (const [opens, closes] of shown) {
						for (let minute = opens; minute < closes; minute += 15) {
							assert.ok(onDay.some(([from, until]) => from <= minute && minute < until));
						}
					}
				}
			},
		),
);

/**
 * The minutes at which the structured data have a place open on a day; twice the same where they
 * have it closed.
 */
function stretchesOn(published: readonly Specification[], day: number): [number, number][] {
	const date = isoDate(dateOf(day));
	const name = `https://schema.org/${names[(day + 3) % 7] ?? ''}`;
	return published
		.filter(({ dayOfWeek = [name] }) => dayOfWeek.includes(name))
		.filter(
			({ validFrom = date, validThrough = date }) => validFrom <= date && date <= validThrough,
		)
		.map(({ closes, opens }) => {
			const [from, until] = [minuteOf(opens), closes === '23:59' ? 1440 : minuteOf(closes)];
			return [from, until < from ? until + 1440 : until];
		});
}

function pairsOf(times: readonly number[]): [number, number][] {
	return times.flatMap((opens, index): [number, number][] =>
		index % 2 === 0 ? [[opens, times[index + 1] ?? 0]] : [],
	);
}

function minuteOf(text: string): number {
	const [hours = 0, minutes = 0] = text.split(':').map(Number);
	return hours * 60 + minutes;
}
