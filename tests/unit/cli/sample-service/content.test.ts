import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readContentFolder } from '../../../../src/cli/sample-service/content-folder.ts';
import { drawnImage } from '../../../../src/cli/sample-service/illustrations.ts';
import { translated } from '../../../../src/cli/sample-service/translations.ts';
import { eventSchema } from '../../../../src/records/event.ts';
import { collectionSchema, destinationSchema } from '../../../../src/records/grouping.ts';
import { placeSchema } from '../../../../src/records/place.ts';
import { jsonLeaves } from '../../../support/json-leaves.ts';
import { fieldPaths, usedPaths } from '../../../support/schema-fields.ts';
import { readServed } from './served-records.ts';

const folder = await readContentFolder(join(import.meta.dirname, '../../../../sample-content'));
const schemas = {
	places: placeSchema,
	events: eventSchema,
	destinations: destinationSchema,
	collections: collectionSchema,
};
const anyDay = '2026-11-21';

const places = readServed(folder, 'places', placeSchema, anyDay).records;
const events = readServed(folder, 'events', eventSchema, anyDay).records;
const destinations = readServed(folder, 'destinations', destinationSchema, anyDay).records;
const collections = readServed(folder, 'collections', collectionSchema, anyDay).records;
const groupings = [...destinations, ...collections];
const placesAndEvents = [...places, ...events];

test('every record is read with nothing dropped', () => {
	for (const resource of ['places', 'events', 'destinations', 'collections'] as const) {
		const { records, troubles } = readServed(folder, resource, schemas[resource], anyDay);
		expect(troubles).toEqual([]);
		expect(records.length).toBe(folder[resource].length);
	}
});

test('every field of a place is used by some place', () => {
	const used = new Set(usedPaths(places));

	expect(fieldPaths(placeSchema).filter((path) => !used.has(path))).toEqual([]);
});

test('every field of an event is used by some event', () => {
	const used = new Set(usedPaths(events));

	expect(fieldPaths(eventSchema).filter((path) => !used.has(path))).toEqual([]);
});

test('in Portuguese every record is read as well, and some are left in English', () => {
	const portuguese = folder.translations.pt ?? { texts: {}, records: {} };
	const inPortuguese = translated(folder, portuguese);
	const untranslated: (string | undefined)[] = [];
	for (const resource of ['places', 'events', 'destinations', 'collections'] as const) {
		const content = { ...folder, [resource]: inPortuguese[resource] };
		const { records, troubles } = readServed(content, resource, schemas[resource], anyDay);
		expect(troubles).toEqual([]);
		expect(records.length).toBe(folder[resource].length);
		const ids = new Set(Object.keys(portuguese.records));
		untranslated.push(...records.filter(({ id }) => !ids.has(id)).map(({ name }) => name));
	}

	expect(untranslated).toEqual([
		'Largo do Carmo',
		'Lawrence’s Hotel',
		'British Bar',
		'How a Guitar Is Made',
		'Poems for Ducks',
		'What Sea Otters Do All Day',
		'Print for an Afternoon',
	]);
});

test('a translation speaks of records and texts that there are', () => {
	const ids = [...placesAndEvents, ...groupings].map(({ id }) => id);
	for (const { records, texts: translatedTexts } of Object.values(folder.translations)) {
		const written = { ...folder, translations: {} };
		const known = new Set(jsonLeaves(written).map(({ value }) => value));
		expect(Object.keys(translatedTexts).filter((text) => !known.has(text))).toEqual([]);
		expect(Object.keys(records).filter((id) => !ids.includes(id))).toEqual([]);
	}
});

test('ids have the form of their resource and are unique', () => {
	const ids = [...placesAndEvents, ...groupings].map((record) => record.id);
	const occurrenceIds = events.flatMap((event) => event.occurrences ?? []).map(({ id }) => id);

	expect(ids.filter((id) => !/^(?:plc|evt|dst|col)_[0-9a-f]{32}$/.test(id))).toEqual([]);
	expect(repeated([...ids, ...occurrenceIds])).toEqual([]);
});

test('no two records of a kind share a name', () => {
	for (const records of [places, events, destinations, collections]) {
		expect(repeated(records.map((record) => record.name))).toEqual([]);
	}
});

test('every event names a place and a programme that exist', () => {
	const ids = new Set(placesAndEvents.map((record) => record.id));
	const references = events.flatMap((event) => [
		event.location?.place_id,
		event.hierarchy?.super_event_id,
	]);

	expect(references.filter((id) => id !== undefined && !ids.has(id))).toEqual([]);
});

test('an event stands where its place stands', () => {
	const placeById = new Map(places.map((place) => [place.id, place]));
	const strays = events.filter(({ location }) => {
		const site = placeById.get(location?.place_id ?? '')?.location;
		if (site === undefined) return false;
		const { latitude, longitude, address } = site;
		return (
			latitude !== location?.latitude ||
			longitude !== location?.longitude ||
			address?.city !== location?.city
		);
	});

	expect(strays.map((event) => event.name)).toEqual([]);
});

test('every member of a destination or collection exists, once', () => {
	const ids = new Set(placesAndEvents.map((record) => record.id));

	for (const { name, place_ids, event_ids } of groupings) {
		const members = [...(place_ids ?? []), ...(event_ids ?? [])];
		expect(members, name).not.toEqual([]);
		expect(repeated(members), name).toEqual([]);
		expect(
			members.filter((id) => !ids.has(id)),
			name,
		).toEqual([]);
	}
});

test('every place and every event belongs to one destination', () => {
	const members = destinations.flatMap(({ place_ids, event_ids }) => [
		...(place_ids ?? []),
		...(event_ids ?? []),
	]);

	expect(members.toSorted()).toEqual(placesAndEvents.map((record) => record.id).toSorted());
});

test('every record owes the credit of the sample, but for the place that is only a name', () => {
	const uncredited = [...placesAndEvents, ...groupings].filter(
		({ attribution }) =>
			attribution?.required !== true ||
			attribution.text !== 'Waymark sample content, CC0 1.0' ||
			attribution.url !== 'https://creativecommons.org/publicdomain/zero/1.0/',
	);

	expect(uncredited.map((record) => record.name)).toEqual(['Largo do Carmo']);
});

test('every event says that it is invented', () => {
	const silent = events.filter(
		(event) => event.description?.endsWith('An event made up for this sample guide.') !== true,
	);

	expect(silent.map((event) => event.name)).toEqual([]);
});

test('opening hours use English day names, clock times and days of the year', () => {
	const rows = places.flatMap((place) => place.opening_hours ?? []);
	const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
	const times = rows.flatMap((row) => [row.opens, row.closes]).filter((time) => time !== undefined);
	const ends = rows
		.flatMap((row) => [row.valid_from, row.valid_through])
		.filter((end) => end !== undefined);

	expect(rows.flatMap((row) => row.day_of_week ?? []).filter((day) => !days.includes(day))).toEqual(
		[],
	);
	expect(times.filter((time) => !/^(?:[01]\d|2[0-3]):[0-5]\d:00$/.test(time))).toEqual([]);
	expect(ends.filter((end) => !/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(end))).toEqual(
		[],
	);
	expect(rows.filter((row) => (row.opens === undefined) !== (row.closes === undefined))).toEqual(
		[],
	);
});

test('images are illustrations with words and credit, at addresses of the service', () => {
	const images = [...placesAndEvents, ...groupings].flatMap((record) => [
		...(record.images ?? []),
		...('image' in record && record.image ? [record.image] : []),
	]);
	const odd = images.filter(
		({ url, alt_text, credit, license }) =>
			!/^http:\/\/127\.0\.0\.1:4000\/images\/[a-z0-9]+(?:-[a-z0-9]+)*\.svg$/.test(url ?? '') ||
			!alt_text ||
			credit !== 'Drawn for this guide' ||
			license !== 'CC0',
	);

	expect(odd).toEqual([]);
	expect(repeated(images.map((image) => image.url))).toEqual([]);
});

test('each image and thumbnail is drawn, as large as its record says', () => {
	const images = [...placesAndEvents, ...groupings].flatMap((record) => [
		...(record.images ?? []),
		...('image' in record && record.image ? [record.image] : []),
	]);
	const nameIn = (url: string) => url.replace('http://127.0.0.1:4000/images/', '');

	expect(images.length).toBeGreaterThan(20);
	for (const { url, thumbnail_url: thumbnail, width, height } of images) {
		expect(drawnImage(nameIn(url ?? ''))).toContain(
			`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
		);
		if (thumbnail === undefined) continue;
		expect(drawnImage(nameIn(thumbnail))).toContain('width="480" height="320"');
	}
});

test('on whatever day it is served, no event ends before it starts and something is coming', () => {
	for (let offsetInDays = 0; offsetInDays < 400; offsetInDays += 1) {
		const day = dayAfter(anyDay, offsetInDays);
		const { records, troubles } = readServed(folder, 'events', eventSchema, day);
		const occurrences = records.flatMap((event) => event.occurrences ?? []);
		const starts = occurrences.map(({ start_at }) => Date.parse(start_at ?? ''));
		const ends = occurrences.map(({ end_at }) => Date.parse(end_at ?? ''));

		expect(troubles, day).toEqual([]);
		expect(
			starts.filter((start, index) => !(start < (ends[index] ?? 0))),
			day,
		).toEqual([]);
		expect(starts.filter((start) => start > Date.parse(day)).length, day).toBeGreaterThan(40);
	}
});

function dayAfter(day: string, days: number): string {
	return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function repeated<T>(values: readonly T[]): T[] {
	return values.filter((value, index) => values.indexOf(value) !== index);
}
