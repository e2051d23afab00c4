import { expect, test } from '@playwright/test';
import { z } from 'zod';
import {
	count,
	creditLine,
	date,
	dateTime,
	latitude,
	line,
	lines,
	longitude,
	mayBeAbsent,
	paragraphs,
} from '../../../src/records/fields.ts';
import { readings } from '../../support/readings.ts';

test('absent, null and blank are alike', () => {
	expect(readings(mayBeAbsent(line), [undefined, null, '', ' \n\t'])).toEqual([
		undefined,
		undefined,
		undefined,
		undefined,
	]);
	expect(readings(mayBeAbsent(z.boolean()), [null, '', false])).toEqual([
		undefined,
		undefined,
		false,
	]);
	expect(readings(mayBeAbsent(z.number()), [null, 0])).toEqual([undefined, 0]);
});

test('a text that is blank without its markup is absent', () => {
	const blank = ['<p>&nbsp;</p>', '<br>', '\u0000', '<script>alert(1)</script>', '\uFEFF'];

	expect(readings(mayBeAbsent(line), blank)).toEqual(Array(5).fill(undefined));
	expect(readings(mayBeAbsent(paragraphs), blank)).toEqual(Array(5).fill(undefined));
});

test('no text is made of other types', () => {
	expect(readings(line, [5, true, {}, ['a']])).toEqual(Array(4).fill('dropped'));
});

test('a text that is longer without its markup than anybody writes is refused', () => {
	const marked = (length: number) => `<p>${'a'.repeat(length)}</p><!--${' '.repeat(500_000)}-->`;

	expect(readings(line, [marked(20_001), marked(20_000)])).toEqual(['dropped', 'a'.repeat(20_000)]);
	expect(readings(paragraphs, [marked(400_001), marked(400_000)])).toEqual([
		'dropped',
		'a'.repeat(400_000),
	]);
	expect(line.safeParse('a'.repeat(20_001)).error?.issues[0]?.message).toBe(
		'longer than 20000 characters',
	);
});

test('blank texts are left out of a list', () => {
	expect(readings(lines, [['a', '', null, ' b ', '<i></i>'], []])).toEqual([['a', 'b'], []]);
	expect(readings(lines, ['a', ['a', 5]])).toEqual(['dropped', 'dropped']);
});

test('a list that is longer than any record has is refused as a whole', () => {
	const elements = (count: number) => new Array<number>(count).fill(5);

	expect(lines.safeParse(elements(100_000)).error?.issues.length).toBe(100_000);
	expect(lines.safeParse(elements(100_001)).error?.issues).toMatchObject([
		{ path: [], message: 'more than 100000 elements' },
	]);
});

test('dates are days of the calendar', () => {
	expect(
		readings(date, [
			'2026-02-28',
			' 2028-02-29 ',
			'2026-02-29',
			'2026-13-01',
			'01.02.2026',
			'2026',
		]),
	).toEqual(['2026-02-28', '2028-02-29', 'dropped', 'dropped', 'dropped', 'dropped']);
	expect(readings(date, ['2026-02-28T00:00:00Z', 20260228])).toEqual(['dropped', 'dropped']);
});

test('date-times keep the offset and the fraction that they came with', () => {
	expect(
		readings(dateTime, [
			'2026-11-03T08:15:30.512+00:00',
			'2026-11-03T08:15:30-03:30',
			'2026-11-03T08:15:30Z',
			' 2026-11-03T08:15:30+01:00 ',
		]),
	).toEqual([
		'2026-11-03T08:15:30.512+00:00',
		'2026-11-03T08:15:30-03:30',
		'2026-11-03T08:15:30Z',
		'2026-11-03T08:15:30+01:00',
	]);
	expect(
		readings(dateTime, [
			'2026-11-03T08:15:30',
			'2026-11-03',
			'2026-02-30T08:15:30Z',
			'2026-11-03T25:15:30Z',
			'tomorrow',
			1_793_000_000,
		]),
	).toEqual(Array(6).fill('dropped'));
});

test('date-times in other writings are read as what they say', () => {
	expect(
		readings(dateTime, [
			'2026-11-03t08:15:30z',
			'2026-11-03 08:15:30.512+00',
			'2026-11-03 08:15:30 -0330',
			'2026-11-03T08:15:30+0100',
			'2026-11-03T08:15:30-00:00',
		]),
	).toEqual([
		'2026-11-03T08:15:30Z',
		'2026-11-03T08:15:30.512+00:00',
		'2026-11-03T08:15:30-03:30',
		'2026-11-03T08:15:30+01:00',
		'2026-11-03T08:15:30Z',
	]);
	expect(
		readings(dateTime, [
			'2026-11-03 08:15:30',
			'2026-11-03  08:15:30Z',
			'2026-11-03 08:15:30Z00',
			'2026-02-30 08:15:30Z',
			'2026-11-03 08:15:30 UTC',
			'20261103T081530Z',
		]),
	).toEqual(Array(6).fill('dropped'));
});

test('counts are whole and not negative, and a text is no number', () => {
	expect(readings(count, [0, 12, 1.5, -1, '12', Number.NaN, Infinity])).toEqual([
		0,
		12,
		'dropped',
		'dropped',
		'dropped',
		'dropped',
		'dropped',
	]);
});

test('coordinates keep their digits, but what lies within 11 cm of the equator or of Greenwich lies there', () => {
	expect(readings(latitude, [38.70712, 38.707123456789, -0.000001, 1e-6])).toEqual([
		38.70712, 38.707123456789, -0.000001, 0.000001,
	]);
	expect(readings(longitude, [1e-7, -5e-7, 9.999e-7, -0, Number.MIN_VALUE])).toEqual(
		Array(5).fill(0),
	);
});

test('coordinates lie on the globe', () => {
	expect(readings(latitude, [-90, 90, 0, 90.1, '38.7'])).toEqual([
		-90,
		90,
		0,
		'dropped',
		'dropped',
	]);
	expect(readings(longitude, [-180, 180, -180.1, null])).toEqual([-180, 180, 'dropped', 'dropped']);
});

test('the path of a file credits nobody', () => {
	const paths = [
		'F:\\Pictures\\2019\\beach.jpg',
		'C:/Users/ana/beach.jpg',
		'\\\\server\\pictures\\beach.jpg',
		'file:///home/ana/beach.jpg',
		'/Users/ana/beach.jpg',
		'~/beach.jpg',
	];

	expect(readings(creditLine, paths)).toEqual(Array(6).fill('dropped'));
	for (const credit of ['Ana Reis', 'A: Reis / B: Costa', 'Ana Reis / Town of Quay', 'c/o Reis']) {
		expect(readings(creditLine, [credit])).toEqual([credit]);
	}
	expect(readings(creditLine, ['<span style="display: none">Unknown</span>Ana Reis'])).toEqual([
		'Ana Reis',
	]);
});
