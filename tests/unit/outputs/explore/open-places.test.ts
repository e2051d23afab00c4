import assert from 'node:assert/strict';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { openPlaces } from '../../../../src/outputs/explore/open-places.ts';
import { openingStatus } from '../../../../src/domain/opening-hours/opening-status.ts';
import { instantOf } from '../../../../src/domain/opening-hours/wall-clock.ts';
import { testProperty } from '../../../support/test-property.ts';
import { exploredPlace, tableOf, timetable } from './explored-places.ts';

const museum = exploredPlace({
	name: 'Museum',
	timetable: timetable([{ day_of_week: ['Tue-Sun'], opens: '10:00', closes: '18:00' }]),
});
const bar = exploredPlace({
	name: 'Bar',
	timetable: timetable([{ day_of_week: ['Fri', 'Sat'], opens: '22:00', closes: '02:00' }]),
});
const unstated = exploredPlace({ name: 'Square' });

/** The rows that are open. */
function openRows(places: Parameters<typeof tableOf>[0], at: Parameters<typeof openPlaces>[1]) {
	const isOpen = openPlaces(tableOf(places).hours, at);
	return places.flatMap(({ name }, row) => (isOpen(row) ? [name] : []));
}

test('places are open at a day and hour as their hours say', () => {
	const places = [museum, bar, unstated];

	expect(openRows(places, { date: '2026-12-04', time: '10:00' })).toEqual(['Museum']);
	expect(openRows(places, { date: '2026-12-04', time: '18:00' })).toEqual([]);
	expect(openRows(places, { date: '2026-12-04', time: '23:30' })).toEqual(['Bar']);
	expect(openRows(places, { date: '2026-12-05', time: '01:59' })).toEqual(['Bar']);
	expect(openRows(places, { date: '2026-12-07', time: '12:00' })).toEqual([]);
});

test('each place is asked by its own clocks', () => {
	const azores = { ...museum, timeZone: 'Atlantic/Azores', name: 'Azores' };

	expect(openRows([museum, azores], Date.parse('2026-12-04T10:30Z'))).toEqual(['Museum']);
	expect(openRows([museum, azores], Date.parse('2026-12-04T18:30Z'))).toEqual(['Azores']);
	expect(openRows([museum, azores], { date: '2026-12-04', time: '10:30' })).toEqual([
		'Museum',
		'Azores',
	]);
});

test('where a browser does not know the time zone of a place, that place alone is not said to be open', () => {
	const newer = { ...museum, timeZone: 'America/Newer_Than_This', name: 'In a new zone' };

	for (const at of [
		Date.parse('2026-12-04T10:30Z'),
		{ date: '2026-12-04', time: '10:30' },
	] as const) {
		expect(openRows([newer, { ...newer, validThrough: '2026-12-31' }, museum], at)).toEqual([
			'Museum',
		]);
	}
});

test('what is no longer in force on a day is not said to be open', () => {
	const until = { ...museum, validThrough: '2026-12-31' };

	expect(openRows([until], { date: '2026-12-31', time: '10:00' })).toEqual(['Museum']);
	expect(openRows([until], { date: '2027-01-01', time: '10:00' })).toEqual([]);
});

test('hours that are in doubt open no place', () => {
	const doubtful = exploredPlace({
		name: 'Club',
		timetable: timetable([
			{ day_of_week: ['Friday'], opens: '20:00' },
			{ day_of_week: ['Sunday'], opens: '20:00', closes: '22:00' },
		]),
	});

	expect(openRows([doubtful], { date: '2026-12-04', time: '21:00' })).toEqual([]);
	expect(openRows([doubtful], { date: '2026-12-06', time: '21:00' })).toEqual(['Club']);
});

const clock = fc.constantFrom(
	'00:00',
	'01:30',
	'02:00',
	'09:00',
	'12:30',
	'18:00',
	'23:30',
	'24:00',
);
const end = fc.constantFrom(
	'01-01',
	'02-29',
	'03-31',
	'10-31',
	'11-01',
	'2026-12-24',
	'2028-02-29',
);
const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const row = fc.record({
	day_of_week: fc.subarray(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], { minLength: 1 }),
	opens: optional(clock),
	closes: optional(clock),
	valid_from: optional(end),
	valid_through: optional(end),
	closed: optional(fc.constant(true)),
	is_special_hours: optional(fc.boolean()),
});
const zones = ['Europe/Lisbon', 'Europe/Paris', 'Atlantic/Azores', 'Australia/Lord_Howe', 'UTC'];
const minuteMs = 60_000;
/** Makes an instant of ten years; two in three close to a change of the clocks of Europe. */
const instant = fc.oneof(
	fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2036, 0) }),
	fc.integer({ min: Date.UTC(2027, 2, 27, 20), max: Date.UTC(2027, 2, 29) }),
	fc.integer({ min: Date.UTC(2026, 9, 24, 20), max: Date.UTC(2026, 9, 26) }),
);

testProperty(
	'the answer is that of the place’s own page, whatever the hours, instant and zone',
	400,
	() =>
		fc.property(
			fc.array(
				fc.record({
					rows: fc.array(row, { minLength: 1, maxLength: 5 }),
					zone: fc.constantFrom(...zones),
					validThrough: optional(fc.constantFrom('2026-10-24', '2027-03-27', '2030-12-31')),
				}),
				{
					minLength: 1,
					maxLength: 4,
				},
			),
			instant,
			(given, instantMs) => {
				const places = given.map(({ rows, validThrough, zone }, index) =>
					exploredPlace({
						name: `Place ${index}`,
						timeZone: zone,
						timetable: timetable(rows),
						validThrough,
					}),
				);
				const { hours } = tableOf(places);
				const [isOpen, isOpenOnClocks] = [
					openPlaces(hours, instantMs),
					openPlaces(hours, visitTime(instantMs)),
				];
				for (const [index, { timetable: hoursOfPlace, timeZone, ...place }] of places.entries()) {
					if (!hoursOfPlace) continue;
					const statusAt = (atMs: number) => openingStatus(hoursOfPlace, atMs, timeZone, place);
					assert.equal(isOpen(index), isOpenBy(statusAt(instantMs)));
					const onClocks = instantOf(
						Math.floor(instantMs / 86_400_000),
						Math.floor((instantMs % 86_400_000) / minuteMs),
						timeZone,
					);
					assert.equal(isOpenOnClocks(index), isOpenBy(statusAt(onClocks)));
				}
			},
		),
);

function isOpenBy({ state }: ReturnType<typeof openingStatus>): boolean {
	return state === 'open' || state === 'closes-soon';
}

/** Returns what clocks show that go by UTC. */
function visitTime(instantMs: number) {
	const text = new Date(instantMs).toISOString();
	return { date: text.slice(0, 10), time: text.slice(11, 16) };
}
