import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { eventSchema } from '../../../src/records/event.ts';
import { collectionSchema, destinationSchema } from '../../../src/records/grouping.ts';
import { placeSchema } from '../../../src/records/place.ts';
import { readRecord } from '../../../src/records/read-record.ts';
import {
	generatedCalendar,
	generatedContent,
	type GeneratedContent,
} from '../../bench/generated-content.ts';
import {
	corpusFolder,
	readRecordShapes,
	type RecordShapes,
	sampleFolder,
} from '../../bench/record-shapes.ts';

const schemas = {
	destinations: destinationSchema,
	places: placeSchema,
	events: eventSchema,
	collections: collectionSchema,
};

const resources = ['destinations', 'places', 'events', 'collections'] as const;
const shapesByFolders = new Map<string, Promise<RecordShapes>>();

for (const [source, folders] of [
	['the sample', [sampleFolder]],
	['the sample and the corpus', [sampleFolder, corpusFolder]],
] as const) {
	test.describe(`with the shapes of ${source}`, () => {
		test.skip(!folders.every(existsSync), 'The corpus is not on this machine.');

		test('makes the same guide, byte for byte, of the same number', async () => {
			const first = JSON.stringify(await generated(120, folders));
			shapesByFolders.clear();
			const second = JSON.stringify(await generated(120, folders));

			expect(second === first).toBe(true);
		});

		test('has as many records of each kind as promised', async () => {
			const content = await generated(1000, folders);

			expect(content.places).toHaveLength(1000);
			expect(content.events).toHaveLength(200);
			expect(content.destinations).toHaveLength(10);
			expect(content.collections).toHaveLength(5);
		});

		test('has places of 8 kB on average', async () => {
			const { places } = await generated(1000, folders);
			const sizes = places.map((place) => Buffer.byteLength(JSON.stringify(place)));
			const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;

			expect(mean).toBeGreaterThan(7600);
			expect(mean).toBeLessThan(8400);
			expect(Math.min(...sizes)).toBeLessThan(5500);
			expect(Math.max(...sizes)).toBeGreaterThan(10_500);
		});

		test('is read without anything being dropped', async () => {
			const content = await generated(500, folders);
			const troubles: unknown[] = [];
			for (const resource of resources) {
				for (const record of overTheWire(content[resource])) {
					const reading = readRecord(schemas[resource], record);
					if (!reading.readable || reading.dropped.length > 0) troubles.push(reading);
				}
			}

			expect(troubles).toEqual([]);
		});

		test('refers to records of its own only', async () => {
			const { places, events, destinations, collections } = await generated(1000, folders);
			const placeIds = new Set(places.map(({ id }) => id));
			const eventIds = new Set(events.map(({ id }) => id));
			const groupings = [...destinations, ...collections];
			const venues = events.flatMap(({ location }) => location?.place_id ?? []);
			const superEvents = events.flatMap(({ hierarchy }) => hierarchy?.super_event_id ?? []);
			const members = groupings.flatMap(({ place_ids: ids }) => ids ?? []);
			const memberEvents = groupings.flatMap(({ event_ids: ids }) => ids ?? []);

			expect([...venues, ...members].filter((id) => !placeIds.has(id))).toEqual([]);
			expect([...superEvents, ...memberEvents].filter((id) => !eventIds.has(id))).toEqual([]);
			expect(venues.length).toBeGreaterThan(80);
			expect(superEvents.length).toBeGreaterThan(10);
			expect(members.length).toBeGreaterThan(700);
		});

		test('gives every record an id of its own', async () => {
			const content = await generated(1000, folders);
			const ids = resources.flatMap((resource) => content[resource].map(({ id }) => id));

			expect(new Set(ids).size).toBe(1215);
		});

		test('has events before, on and after the day for which it is built', async () => {
			const { events } = await generated(1000, folders);
			const days = events
				.flatMap(({ occurrences }) => occurrences ?? [])
				.map(({ start_at: start }) => start?.slice(0, 10) ?? '');

			expect(days.filter((day) => day < '2026-06-15').length).toBeGreaterThan(40);
			expect(days.filter((day) => day > '2026-06-15').length).toBeGreaterThan(150);
			expect(days.filter((day) => day < '2026-05-01' || day > '2026-12-01')).toEqual([]);
		});
	});
}

test('keeps a place the same, whatever the size of the guide', async () => {
	const small = await generated(150, [sampleFolder]);
	const large = await generated(199, [sampleFolder]);

	expect(large.places.slice(0, 150)).toEqual(small.places);
});

test('makes a whole guide of a single place', async () => {
	const content = await generated(1, [sampleFolder]);

	expect(resources.map((resource) => content[resource].length)).toEqual([1, 1, 1, 1]);
});

async function generated(places: number, folders: readonly string[]): Promise<GeneratedContent> {
	const key = folders.join();
	const shapes = shapesByFolders.get(key) ?? readRecordShapes(folders, generatedCalendar());
	shapesByFolders.set(key, shapes);
	return generatedContent(places, await shapes);
}

function overTheWire(records: readonly object[]): unknown[] {
	return JSON.parse(JSON.stringify(records)) as unknown[];
}
