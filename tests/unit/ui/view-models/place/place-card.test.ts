import { expect, test } from '@playwright/test';
import type { PlaceFile } from '../../../../../src/outputs/explore/place-file.ts';
import { hoursOfRow, placeTable } from '../../../../../src/outputs/explore/place-table.ts';
import { placeTableFile } from '../../../../../src/ui/view-models/explore/explored-places.ts';
import { placeCard } from '../../../../../src/ui/view-models/place/place-card.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, storedPlace } from '../../../../support/records.ts';

const opening_hours = [{ day_of_week: ['Daily'], opens: '09:00:00', closes: '18:00:00' }];
const named = (number: number, name: string, validity?: object) =>
	storedPlace({ id: placeId(number), name, opening_hours, validity });
const context = contextOf({
	places: [
		named(1, 'Always'),
		named(2, 'Contradictory', { valid_from: '2027-01-01', valid_through: '2026-01-01' }),
		named(3, 'Gone', { valid_through: '2026-03-31' }),
		named(4, 'This year', { valid_from: '2026-01-01', valid_through: '2026-12-31' }),
		named(5, 'To come', { valid_from: '2027-05-01' }),
	],
});

test('the card of a place tells whether it is open on the days only on which its record is in force', () => {
	const validities = context.guide.places.map((place) => [
		place.name,
		placeCard(context, place).hours?.validity,
	]);

	expect(validities).toEqual([
		['Always', undefined],
		['Contradictory', undefined],
		['Gone', { validFrom: undefined, validThrough: '2026-03-31' }],
		['This year', { validFrom: undefined, validThrough: '2026-12-31' }],
		['To come', { validFrom: '2027-05-01', validThrough: undefined }],
	]);
});

test('the file of places has the last day of each, but for one that contradicts itself', () => {
	// Written by the line before.
	const table = placeTable(JSON.parse(placeTableFile(context)) as PlaceFile);
	const rows = Array.from({ length: table.count }, (_, row) => [
		table.name(row),
		hoursOfRow(table.hours, row)?.validity,
	]);

	expect(rows).toEqual([
		['Always', {}],
		['Contradictory', {}],
		['This year', { validThrough: '2026-12-31' }],
	]);
});

test('neither the card nor the list says of a place whose closing times are not stated whether it is open', () => {
	const weekend = { day_of_week: ['Weekend'], opens: '10:00:00' };
	const openEnded = contextOf({
		places: [
			storedPlace({ id: placeId(1), name: 'Never', opening_hours: [weekend] }),
			storedPlace({
				id: placeId(2),
				name: 'On weekdays',
				opening_hours: [weekend, { ...weekend, day_of_week: ['Weekdays'], closes: '18:00:00' }],
			}),
		],
	});
	const [never, onWeekdays] = openEnded.guide.places.map(
		(place) => placeCard(openEnded, place).hours?.timetable,
	);
	const table = placeTable(JSON.parse(placeTableFile(openEnded)) as PlaceFile);

	expect(never).toBeUndefined();
	expect(hoursOfRow(table.hours, 0)).toBeUndefined();
	const [weekday, inDoubt] = [[0, 600, 1080], [2040]];
	expect(onWeekdays?.weeks).toEqual([
		[weekday, weekday, weekday, weekday, weekday, inDoubt, inDoubt],
	]);
});
