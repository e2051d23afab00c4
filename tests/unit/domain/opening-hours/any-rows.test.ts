import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import {
	type OpeningHours,
	openingHoursOf,
} from '../../../../src/domain/opening-hours/opening-hours.ts';
import { openingHoursView } from '../../../../src/domain/opening-hours/opening-hours-view.ts';
import { openingStatus } from '../../../../src/domain/opening-hours/opening-status.ts';
import { placeSchema } from '../../../../src/records/place.ts';
import { readRecord } from '../../../../src/records/read-record.ts';
import {
	openingHoursSpecification,
	specialOpeningHoursSpecification,
} from '../../../../src/outputs/structured-data/opening-hours.ts';
import { testProperty } from '../../../support/test-property.ts';
import { wording } from './hours-of.ts';

const corpus = new URL('../../../../../shared/corpus/places.json', import.meta.url);
const today = '2026-11-21';

const odd = fc.oneof(
	fc.jsonValue(),
	fc.constantFrom('', ' ', '24:00', '23:59:59', '09:00', '25:61', '02-29', '02-30', '2026-02-29'),
	fc.constantFrom('0000-01-01', '9999-12-31', '99-99', true, false, null, '\u202e', '<b>x</b>'),
);
const oddRow = fc.record(
	{
		day_of_week: fc.oneof(
			odd,
			fc.array(fc.oneof(odd, fc.constantFrom('Monday', 'Daily', 'Sat–Mon'))),
		),
		opens: odd,
		closes: odd,
		valid_from: odd,
		valid_through: odd,
		closed: odd,
		is_special_hours: odd,
		notes: odd,
	},
	{ requiredKeys: [] },
);

testProperty('whatever the rows, hours are told or left out', 1500, () =>
	fc.property(fc.array(oddRow, { maxLength: 8 }), (rows) => {
		checkAll(hoursOfPlace(rows));
	}),
);

test('every place of the corpus has whole tables and valid structured data', () => {
	test.skip(!existsSync(corpus), 'There is no corpus beside the project.');
	// The file is an array of records.
	const places = JSON.parse(readFileSync(corpus, 'utf8')) as { opening_hours?: object[] }[];
	const withHours = places.flatMap(({ opening_hours: rows }) => (rows?.length ? [rows] : []));
	expect(withHours.length).toBe(516);
	const stated = withHours.filter((rows) => checkAll(hoursOfPlace(rows)));
	expect(stated.length).toBe(516);
});

function hoursOfPlace(rows: object[]): OpeningHours {
	const id = `plc_${'0'.repeat(32)}`;
	const reading = readRecord(placeSchema, { id, name: 'A place', opening_hours: rows });
	assert.ok(reading.readable);
	return openingHoursOf(reading.record.opening_hours);
}

type NodeTexts = Record<'opens' | 'closes' | 'validFrom' | 'validThrough', string | undefined>;

/** Whether any hours are stated. */
function checkAll(hours: OpeningHours): boolean {
	const view = openingHoursView(hours, { ...wording, today, firstDayOfWeek: 0 });
	for (const table of view.tables) {
		assert.ok(table.rows.length > 0 && table.rows.length <= 7);
		assert.ok(table.rows.some(({ text }) => text !== 'Not stated'));
	}
	for (const instant of ['2026-11-21T12:00:00Z', '2027-07-01T03:00:00Z']) {
		const { timetable } = view;
		if (timetable) openingStatus(timetable, Date.parse(instant), 'Europe/Lisbon');
	}
	const nodes = [
		...openingHoursSpecification(hours, today),
		...specialOpeningHoursSpecification(hours, today),
	];
	// As a page carries them: all members are texts, but for the days.
	for (const node of JSON.parse(JSON.stringify(nodes)) as NodeTexts[]) {
		assert.match(node.opens ?? '', /^([01]\d|2[0-3]):[0-5]\d$/);
		assert.match(node.closes ?? '', /^([01]\d|2[0-3]):[0-5]\d$/);
		for (const date of [node.validFrom, node.validThrough]) {
			if (date === undefined) continue;
			assert.equal(new Date(`${date}T00:00Z`).toISOString().slice(0, 10), date);
		}
	}
	// Notes have days and dates as they were sent.
	assert.doesNotMatch(JSON.stringify({ ...view, notes: [] }), /undefined|NaN|Invalid/);
	return view.isStated;
}
