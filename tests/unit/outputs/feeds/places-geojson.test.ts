import { expect, test } from '@playwright/test';
import { placesGeoJson } from '../../../../src/outputs/feeds/places-geojson.ts';
import { hostileText } from '../../../fixtures/hostile-text.ts';
import { collectionOf, pier, quayAndSomewhere } from '../../../support/place-collections.ts';
import { placeId, storedPlace } from '../../../support/records.ts';

const textOf = (...places: readonly object[]) => placesGeoJson(collectionOf(...places));

test('places are features with their coordinates, category, address, credit and licence', () => {
	const text = textOf(...quayAndSomewhere);

	expect(JSON.parse(text)).toEqual({
		type: 'FeatureCollection',
		bbox: [-9.1, 38.7, -9.1, 38.7],
		name: 'Coast Guide',
		url: 'https://guide.example/guide/',
		sources: [
			{
				publisher: 'Port',
				url: 'https://port.example/',
				licence: 'CC BY 4.0',
				licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
				places: 1,
			},
			{ places: 1 },
		],
		credits: [{ text: 'Port of Lisbon', url: 'https://port.example/credit', required: true }],
		features: [
			{
				type: 'Feature',
				id: placeId(1),
				geometry: { type: 'Point', coordinates: [-9.1, 38.7] },
				properties: {
					name: 'Quay',
					category: 'Sights > Harbours',
					description: 'Boats, nets & gulls.',
					street: 'Cais 1',
					postalCode: '1100-148',
					city: 'Lisbon',
					address: 'Cais 1, 1100-148 Lisbon',
					url: 'https://guide.example/guide/places/quay-00000001/',
					credit: 'Port of Lisbon',
					creditUrl: 'https://port.example/credit',
					licence: 'CC BY 4.0',
					licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
					updated: '2026-11-20T10:00:00+01:00',
				},
			},
			{
				type: 'Feature',
				id: placeId(2),
				geometry: null,
				properties: {
					name: 'Somewhere',
					url: 'https://guide.example/guide/places/somewhere-00000002/',
				},
			},
		],
	});
});

test('a feature has every part of its address, and the whole in the order of its country', () => {
	expect(textOf(pier)).toContain(
		'"street":"100 Oceanside Drive, Gate 3","neighbourhood":"Sunset","postalCode":"94133",' +
			'"city":"San Francisco","region":"CA","country":"United States",' +
			'"address":"100 Oceanside Drive, Gate 3, Sunset, San Francisco, CA 94133, United States"',
	);
});

test('a guide without places is an empty collection without a box', () => {
	expect(JSON.parse(textOf())).toMatchObject({ type: 'FeatureCollection', features: [] });
	expect(JSON.parse(textOf())).not.toHaveProperty('bbox');
});

test('no text of a record can be taken for markup, and each is read back as it was', () => {
	const name = `\u2028 ]]> ${hostileText}`;
	const text = textOf({ id: placeId(1), name, attribution: { text: name, required: true } });

	expect(text).not.toMatch(/[<>&\u2028\u2029]/);
	expect(JSON.parse(text)).toMatchObject({
		features: [{ properties: { name: storedPlace({ name }).name } }],
	});
});
