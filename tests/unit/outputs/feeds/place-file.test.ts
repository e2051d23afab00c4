import { expect, test } from '@playwright/test';
import {
	type PlaceCollection,
	placeFileFormats,
} from '../../../../src/outputs/feeds/place-collection.ts';
import { placeFile } from '../../../../src/outputs/feeds/place-file.ts';
import { placesGeoJson, placesOfGeoJson } from '../../../../src/outputs/feeds/places-geojson.ts';
import { collectionOf, pier, quayAndSomewhere } from '../../../support/place-collections.ts';

const quay = 'Quay, "old"\r\nand new </wpt> <Placemark id="x"> "},{"type":"Feature",';
const concerts: PlaceCollection = {
	name: 'Coast',
	url: 'https://guide.example/guide/',
	sources: [
		{ publisher: 'Port', url: 'https://port.example/', licence: 'CC BY 4.0', events: 1 },
		{ licence: 'Port data', licenceUrl: 'https://port.example/data', places: 1 },
	],
	credits: [{ text: 'Port, https://port.example/', required: true }],
	places: [
		{
			id: 'evt_1',
			name: quay,
			category: 'Music > Fado',
			url: 'https://guide.example/guide/events/1/',
			coordinates: { latitude: 38.7, longitude: -9.1 },
			starts: '2026-12-04',
			venue: 'Old Hall',
			venueCredit: 'Hall Office',
		},
		{ id: 'evt_2', name: 'Reading', url: 'https://guide.example/guide/events/2/' },
	],
};

for (const format of placeFileFormats) {
	for (const [name, collection] of [
		['places', collectionOf(...quayAndSomewhere, pier)],
		['events', concerts],
		['nothing', collectionOf()],
	] as const) {
		test(`${format} of ${name} is the same when it is made of GeoJSON`, () => {
			const written = placesOfGeoJson(placesGeoJson(collection));

			expect(placeFile(written, format)).toBe(placeFile(collection, format));
		});
	}
}
