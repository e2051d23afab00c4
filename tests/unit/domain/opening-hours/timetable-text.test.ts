import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import {
	timetableFrom,
	timetableText,
} from '../../../../src/domain/opening-hours/timetable-text.ts';
import type { Timetable } from '../../../../src/domain/opening-hours/timetable.ts';
import { testProperty } from '../../../support/test-property.ts';

test('a timetable is written in its numbers alone, and a day like the one before in none', () => {
	const morning = [0, 540, 720];
	const long = [0, 540, 720, 840, 1080];

	expect(
		timetableText({
			weeks: [
				[[0], long, long, long, long, morning, [0]],
				[[0], [0], [0], [0], [0], [0], [0]],
			],
			periods: [
				[401, 1031, 0],
				[1101, 331, 1],
			],
			specials: [
				[20261225, 20261225, 127, [0]],
				[20261231, 20261231, 127, morning],
			],
			closedSeasons: [1],
		}),
	).toBe(
		'[[[[0],[0,540,720,840,1080],0,0,0,[0,540,720],[0]],[[0],0,0,0,0,0,0]],[[401,1031,0],[1101,331,1]],[[20261225,20261225,127,[0]],[20261231,20261231,127,[0,540,720]]],[1]]',
	);
	expect(
		timetableText({ weeks: [Array(7).fill(morning)], periods: [[101, 1231, 0]], specials: [] }),
	).toBe('[[[[0,540,720],0,0,0,0,0,0]],[[101,1231,0]],[]]');
});

const times = fc
	.array(fc.nat(1440), { maxLength: 4 })
	.map((pairs) => [pairs[0] ?? 0, ...pairs.slice(1)]);
const anyTimetable: fc.Arbitrary<Timetable> = fc.record({
	weeks: fc.array(fc.array(times, { minLength: 7, maxLength: 7 }), { maxLength: 3 }),
	periods: fc.array(fc.tuple(fc.nat(1231), fc.nat(1231), fc.nat(2)), { maxLength: 3 }),
	specials: fc.array(fc.tuple(fc.nat(20301231), fc.nat(20301231), fc.nat(127), times), {
		maxLength: 3,
	}),
	closedSeasons: fc.array(fc.nat(2), { maxLength: 2 }),
});

testProperty('a timetable is read as it was written', 300, () =>
	fc.property(anyTimetable, (timetable) => {
		expect(timetableFrom(timetableText(timetable))).toEqual(timetable);
	}),
);
