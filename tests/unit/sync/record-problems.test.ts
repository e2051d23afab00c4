import { expect, test } from '@playwright/test';
import { placeProblems } from '../../../src/sync/record-problems.ts';
import { placeRecord } from '../../support/records.ts';

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
