import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { z } from 'zod';
import { groupingSummary } from '../../../../src/guide/model/grouping-summary.ts';
import { displayImages } from '../../../../src/domain/images/display-images.ts';
import { eventSchema } from '../../../../src/records/event.ts';
import { destinationSchema } from '../../../../src/records/grouping.ts';
import { placeSchema } from '../../../../src/records/place.ts';
import { readRecord } from '../../../../src/records/read-record.ts';
import { destinationNode } from '../../../../src/outputs/structured-data/destination.ts';
import { eventMembers, eventNode } from '../../../../src/outputs/structured-data/event.ts';
import { type PageDescription, pageGraph } from '../../../../src/outputs/structured-data/graph.ts';
import type { GuideContext } from '../../../../src/outputs/structured-data/guide-context.ts';
import { node } from '../../../../src/outputs/structured-data/json-ld.ts';
import { sharedOccurrenceIds } from '../../../../src/outputs/structured-data/occurrence-identity.ts';
import { placeMembers, placeNode } from '../../../../src/outputs/structured-data/place.ts';
import { serialise } from '../../../../src/outputs/structured-data/serialise.ts';
import {
	type PageValidation,
	validatePage,
} from '../../../../src/outputs/structured-data/validate.ts';
import { isSubclassOf } from '../../../../src/domain/schema-org/vocabulary.ts';
import { placeProblems } from '../../../../src/content/sync/record-problems.ts';
import { siteProblems } from '../../../support/site-problems.ts';

const folder = new URL('../../../../../shared/corpus/', import.meta.url);
const guide: GuideContext<number> = {
	siteUrl: 'https://loire.example/guide/',
	name: 'Loire',
	logoUrl: 'https://loire.example/guide/logo.png',
	language: 'en-GB',
	contentLanguage: 'fr',
	timeZone: 'Europe/Paris',
	currency: 'EUR',
	nowMs: Date.parse('2020-09-09T10:00:00Z'),
};

test('finds no error in the structured data of the corpus', () => {
	test.skip(!existsSync(folder), 'The corpus is not on this machine.');
	const illegal: string[] = [];
	const places = readAll('places.json', placeSchema);
	const events = readAll('events.json', eventSchema);
	const destinations = readAll('destinations.json', destinationSchema);
	const placesById = new Map(places.map((place) => [place.id, place]));
	const sharedIds = sharedOccurrenceIds(events);
	const placeUrl = (id: string) => `${guide.siteUrl}places/${id}/`;
	const pages = [
		...places.map((record) => {
			const page = { guide, url: placeUrl(record.id), images: displayImages(record.images) };
			const entity = placeNode(record, page);
			illegal.push(...leftOut(entity, placeMembers(record, page), record.id));
			return validated({ ...page, name: record.name, source: record, entity });
		}),
		...events.map((record) => {
			const venue = placesById.get(record.location?.place_id ?? '');
			const page = {
				guide,
				url: `${guide.siteUrl}events/${record.id}/`,
				images: displayImages(record.images),
				sharedOccurrenceIds: sharedIds,
				venue: venue && { record: venue, url: placeUrl(venue.id) },
			};
			const entity = eventNode(record, page);
			illegal.push(...leftOut(entity, eventMembers(record, page), record.id));
			return validated({ ...page, name: record.name, source: record, entity });
		}),
		...destinations.map((record) => {
			const members = (record.place_ids ?? []).flatMap((id) => placesById.get(id) ?? []);
			const listed = members.map(({ id, name, schema_type: schemaType }) => ({
				id,
				name,
				schemaType,
				url: placeUrl(id),
			}));
			const page = {
				guide,
				url: `${guide.siteUrl}destinations/${record.id}/`,
				images: displayImages(record.image ? [record.image] : []),
				places: listed,
			};
			return validated({
				...page,
				name: record.name,
				source: record,
				entity: destinationNode(groupingSummary(record), page),
				list: { entries: listed, totalCount: listed.length },
			});
		}),
	];
	const problems = pages.flatMap((page) =>
		page.problems.map((problem) => ({ ...problem, page: page.url })),
	);
	const warnings = Map.groupBy(
		problems.filter(({ severity }) => severity === 'warning'),
		({ rule }) => rule,
	);
	expect(pages).toHaveLength(1600 + 472 + 85);
	expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
	expect([...warnings].map(([rule, found]) => [rule, found.length])).toEqual([
		['no-image-metadata', 22],
	]);
	expect(siteProblems(pages)).toEqual([]);
	expect(pages.flatMap(({ nodes }) => nodes.filter(({ type }) => type === 'Museum'))).toHaveLength(
		44,
	);
	expect(illegal).toEqual([]);
});

test('every business of the corpus has a name and an address, or is in the report', () => {
	test.skip(!existsSync(folder), 'The corpus is not on this machine.');
	const businesses = readAll('places.json', placeSchema).flatMap((record) => {
		const node = placeNode(record, { guide, url: `${guide.siteUrl}places/a/`, images: [] });
		return isSubclassOf(node['@type'], 'LocalBusiness') ? [{ node, record }] : [];
	});
	const incomplete = businesses.filter(({ node }) => !node.name || !node.address);
	const unreported = incomplete.filter(
		({ record }) => !placeProblems(record).some(({ path }) => path === 'location.address'),
	);

	expect(businesses.length).toBeGreaterThan(500);
	expect(unreported.map(({ record }) => record.id)).toEqual([]);
});

test('a business without an address is in the report, a sight without one is not', () => {
	const problems = (schemaType: string, address?: object) => {
		const record = { id: `plc_${'0'.repeat(32)}`, name: 'A', schema_type: schemaType };
		const reading = readRecord(placeSchema, { ...record, location: { address } });
		return reading.readable ? placeProblems(reading.record) : undefined;
	};

	expect(problems('schema:Restaurant')).toEqual([
		{
			path: 'location.address',
			reason: 'missing, and search engines show no business without one',
		},
	]);
	expect(problems('schema:Restaurant', { city: 'Faro' })).toEqual([]);
	expect(problems('schema:Museum')).toEqual([]);
});

/** Whether a node has every member that has a value. */
/** Returns what the class of a node may not carry. */
function leftOut(
	entity: object | undefined,
	members: Parameters<typeof node>[0] | undefined,
	id: string,
): string[] {
	return Object.keys(members ? node(members) : {})
		.filter((property) => !(property in (entity ?? {})))
		.map((property) => `${id} ${property}`);
}

function validated(page: PageDescription): PageValidation & { url: string } {
	const { url, name } = page;
	const breadcrumb = [{ name: 'Home', url: guide.siteUrl }, { name }];
	const json = serialise(pageGraph({ ...page, breadcrumb }));
	return { url, ...validatePage({ url, canonical: url, json }) };
}

function readAll<S extends z.ZodType>(file: string, schema: S): z.output<S>[] {
	const records = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown[];
	return records.flatMap((record) => {
		const reading = readRecord(schema, record);
		return reading.readable ? [reading.record] : [];
	});
}
