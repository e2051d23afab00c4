import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { eventSchema } from '../../src/records/event.ts';
import { placeSchema } from '../../src/records/place.ts';
import { validatePage } from '../../src/outputs/structured-data/validate.ts';
import type { ContentReport } from '../../src/content/sync/content-report.ts';
import type { FieldCase } from '../fixtures/field-case.ts';
import {
	casesOf,
	type FieldRecord,
	fieldRecords,
	memberPaths,
	presentPaths,
} from '../fixtures/field-records.ts';
import { projectRoot } from '../support/build-site.ts';
import { type BuiltPage, builtSite, recordPages } from '../support/built-site.ts';
import { fieldHomes } from '../support/field-homes.ts';
import { fieldPaths } from '../support/schema-fields.ts';
import { fieldsBuild, finishedBuild } from '../support/site-builds.ts';

const resources = ['places', 'events'] as const;
const schemas = { places: placeSchema, events: eventSchema };
/** Lists what every record needs: one without it has no page (`counts.test.ts`). */
const identity = ['id', 'name'];

test.describe.configure({ mode: 'default' });

for (const resource of resources) {
	const cases = casesOf[resource];

	test(`every field of ${resource} has a home in scripts/reference/homes and a case in this test`, () => {
		const fields = fieldPaths(schemas[resource]);

		expect(Object.keys(fieldHomes(resource)).sort()).toEqual([...fields].sort());
		expect([...Object.keys(cases), ...identity].sort()).toEqual([...fields].sort());
	});

	test(`the reference says of each field of ${resource} what is tested here`, () => {
		const homes = fieldHomes(resource);
		const wrong = Object.entries(cases).filter(([path, { jsonLd, list, page, testedIn }]) => {
			const home = homes[path];
			const isHidden = home?.page === 'not for visitors';
			return (
				!home ||
				(page !== undefined && (home.page === '' || isHidden)) ||
				(jsonLd !== undefined && home.jsonLd === '') ||
				(list !== undefined && home.list === '') ||
				((page ?? jsonLd ?? list ?? testedIn) === undefined && !isHidden)
			);
		});
		const missingTests = Object.values(cases)
			.flatMap(({ testedIn }) => testedIn ?? [])
			.filter((file) => !existsSync(join(projectRoot, file)));

		expect(wrong.map(([path]) => path)).toEqual([]);
		expect(missingTests).toEqual([]);
	});

	test(`each field of ${resource} is found where the reference says`, () => {
		const missing = recordsWithout('none', resource).flatMap(({ page, record }) =>
			presentPaths(cases, record.path)
				.filter((path) => !takenBy(record, resource).has(path))
				.flatMap((path) => unseen(page, path, cases[path])),
		);
		const lists = listTexts(resource);
		const unlisted = Object.entries(cases).flatMap(([path, { list }]) =>
			list === undefined || lists.includes(list) ? [] : path,
		);

		expect(missing).toEqual([]);
		expect(unlisted).toEqual([]);
	});

	test(`what is not for visitors is on no page of ${resource}`, () => {
		const [whole] = recordsWithout('none', resource);
		const homes = fieldHomes(resource);
		const hidden = Object.entries(cases).filter(
			([path]) =>
				path === 'metadata' ||
				(homes[path]?.page === 'not for visitors' && homes[path].jsonLd === ''),
		);

		expect(hidden.length).toBeGreaterThan(2);
		for (const [path, { value }] of hidden) {
			const said = path === 'metadata' ? 'Zqmetadata' : JSON.stringify(value).replaceAll('"', '');
			expect(whole?.page.printed, path).not.toContain(said);
			expect(whole?.page.jsonLd.join(), path).not.toContain(said);
		}
	});

	for (const fault of ['absent', 'null', 'of a wrong type', 'hostile'] as const) {
		test(`a field of ${resource} that is ${fault} takes away what it says, and nothing else`, () => {
			const found = recordsWithout(fault, resource);
			const wrong = found.flatMap(({ page, record }) => {
				const taken = takenBy(record, resource);
				const isKept = fault === 'hostile' && keepsItsText(cases[record.path ?? '']);
				const gone = isKept ? [] : membersBelow(record, resource);
				return [
					...gone.flatMap((path) => seen(page, path, cases[path])),
					...presentPaths(cases, record.path)
						.filter((path) => (isKept || !gone.includes(path)) && !taken.has(path))
						.flatMap((path) => unseen(page, path, cases[path], taken.has('jsonLd'))),
				].map((problem) => `${record.path ?? ''}: ${problem}`);
			});

			expect(wrong).toEqual([]);
			expect(found.length).toBe(memberPaths(cases).length);
		});
	}
}

test('no page of a faulty record has markup, a script or a script address of it', () => {
	const wrong = builtSite(fieldsBuild).pages.filter(
		({ images, scriptAttributes, text }) =>
			scriptAttributes.length > 0 ||
			images.some(({ src }) => src === 'x') ||
			/undefined|\[object |NaN|Zqwrong/.test(text),
	);

	expect(wrong.map(({ path, scriptAttributes }) => `${path} ${String(scriptAttributes)}`)).toEqual(
		[],
	);
});

test('the structured data of every faulty record is without error', () => {
	const errors = builtSite(fieldsBuild).pages.flatMap(({ canonicals, jsonLd, url }) =>
		jsonLd.flatMap((json) =>
			validatePage({ url, canonical: canonicals[0], json })
				.problems.filter(({ severity }) => severity === 'error')
				.map(({ message, rule }) => `${url} ${rule}: ${message}`),
		),
	);

	expect(errors).toEqual([]);
});

test('each value of a wrong type is in the report, with its record', () => {
	// The build wrote it.
	const report = JSON.parse(
		readFileSync(finishedBuild(fieldsBuild).reportPath, 'utf8'),
	) as ContentReport;
	const unreported = fieldRecords
		.filter(({ fault, path = '' }) => fault === 'of a wrong type' && !isFreeForm(path))
		.filter(({ resource, sent }) => {
			const { dropped, toMend } = report.resources[resource];
			const parts = [...Object.values(dropped), ...Object.values(toMend)].flat();
			return !parts.some(({ id }) => id === sent.id);
		});

	expect(unreported.map(({ path, resource }) => `${resource} ${path ?? ''}`)).toEqual([]);
});

interface FoundRecord {
	record: FieldRecord;
	page: BuiltPage;
}

function recordsWithout(fault: FieldRecord['fault'], resource: FieldRecord['resource']) {
	const pages = new Map(
		recordPages(builtSite(fieldsBuild), resource).map((page) => [page.path.slice(-9, -1), page]),
	);
	return fieldRecords.flatMap((record): FoundRecord[] => {
		if (record.resource !== resource || record.fault !== fault) return [];
		const page = pages.get(record.sent.id.slice(4, 12));
		if (!page) throw new Error(`${record.path ?? 'The whole record'} has no page.`);
		return [{ record, page }];
	});
}

/** The fields at or below the member that a record tests. */
function membersBelow({ path = '' }: FieldRecord, resource: FieldRecord['resource']): string[] {
	return Object.keys(casesOf[resource]).filter(
		(field) => field === path || field.startsWith(`${path}.`),
	);
}

function takenBy(record: FieldRecord, resource: FieldRecord['resource']): Set<string> {
	const { fault } = record;
	const cases = casesOf[resource];
	const members = membersBelow(record, resource);
	// With the right value only what gives way to it is not to be found.
	const takers = fault === 'none' ? members.filter((path) => cases[path]?.given) : members;
	return new Set(takers.flatMap((path) => cases[path]?.takesAlong ?? []));
}

function unseen(
	page: BuiltPage,
	path: string,
	field: FieldCase | undefined,
	isWithoutJsonLd = false,
): string[] {
	const { jsonLd, page: shown } = field ?? {};
	return [
		...(shown !== undefined && !page.printed.includes(shown)
			? [`${path} not on ${page.path}`]
			: []),
		...(jsonLd !== undefined && !isWithoutJsonLd && !page.jsonLd.join().includes(jsonLd)
			? [`${path} not in the structured data of ${page.path}`]
			: []),
	];
}

function seen(page: BuiltPage, path: string, field: FieldCase | undefined): string[] {
	const { jsonLd, page: shown } = field ?? {};
	return [
		...(shown !== undefined && page.printed.includes(shown)
			? [`${path} still on ${page.path}`]
			: []),
		...(jsonLd !== undefined && page.jsonLd.join().includes(jsonLd)
			? [`${path} still in the structured data of ${page.path}`]
			: []),
	];
}

/** Markup goes from a text without a form, and the text stays. */
function keepsItsText(field: FieldCase | undefined): boolean {
	const { hasForm = false, value } = field ?? {};
	return !hasForm && (typeof value === 'string' || typeof value === 'object');
}

/**
 * Any value is of the right type for what is free of form, and every row of hours is kept as sent.
 */
function isFreeForm(path: string): boolean {
	return path.startsWith('attributes.') || path === 'opening_hours.day_of_week';
}

function listTexts(resource: FieldRecord['resource']): string {
	const pages = builtSite(fieldsBuild).pages.filter(({ path }) =>
		new RegExp(`^/(${resource}/(\\d+/)?|${resource}/months/.*)$`).test(path),
	);
	return pages.map(({ printed }) => printed).join(' ');
}
