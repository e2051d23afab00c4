import { expect, test } from '@playwright/test';
import { eventProblems, placeProblems } from '../../../../src/content/sync/record-problems.ts';
import { eventRecord, placeRecord } from '../../../support/records.ts';

const problemsOf = (schemaType: string | undefined) =>
	placeProblems(placeRecord({ schema_type: schemaType }));

test('a type that is no class of places in schema.org is in the report, in short', () => {
	expect(problemsOf('schema:Viewpoint')).toEqual([
		{
			path: 'schema_type',
			reason: 'not a class of places in schema.org: schema:Viewpoint',
		},
	]);
	expect(problemsOf('x'.repeat(100))).toMatchObject([
		{ reason: `not a class of places in schema.org: ${'x'.repeat(80)}` },
	]);
});

test('a type in other capitals, and none, are as they should be', () => {
	expect(problemsOf('schema:museum')).toEqual([]);
	expect(problemsOf(undefined)).toEqual([]);
});

test('a category of too many levels is reported', () => {
	const record = placeRecord({ category_path: 'A > B > C > D > E > F > G > H > I' });

	expect(placeProblems(record)).toContainEqual({
		path: 'category_path',
		reason: 'more than 8 levels, of which the first are shown',
	});
});

test('attributes of which a page leaves something out are reported', () => {
	const record = placeRecord({ attributes: { history: 'x'.repeat(2001) } });

	expect(placeProblems(record)).toContainEqual({
		path: 'attributes.history',
		reason: 'more than 2000 characters, of which the first are shown',
	});
});

test('a word of attendance that is not known is in the report, in short, as the event counts as on site', () => {
	const problems = (mode: string | undefined) =>
		eventProblems(eventRecord({ classification: { attendance_mode: mode } }));

	expect(problems('by telephone')).toEqual([
		{
			path: 'classification.attendance_mode',
			reason: 'not known, so that the event counts as on site: by telephone',
		},
	]);
	expect(problems('x'.repeat(100))).toMatchObject([
		{ reason: `not known, so that the event counts as on site: ${'x'.repeat(80)}` },
	]);
	for (const mode of [undefined, '', 'hybrid', 'https://www.schema.org/OnlineEventAttendanceMode'])
		expect(problems(mode)).toEqual([]);
});
