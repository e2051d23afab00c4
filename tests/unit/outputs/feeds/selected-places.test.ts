import { expect, test } from '@playwright/test';
import type { PlaceCollection } from '../../../../src/outputs/feeds/place-collection.ts';
import { placesCsv } from '../../../../src/outputs/feeds/places-csv.ts';
import { placesGeoJson } from '../../../../src/outputs/feeds/places-geojson.ts';
import { placesGpx } from '../../../../src/outputs/feeds/places-gpx.ts';
import { placesKml } from '../../../../src/outputs/feeds/places-kml.ts';
import { selectedPlaces } from '../../../../src/outputs/feeds/selected-places.ts';

const names = [
	'Quay, "old"\r\nand new </wpt> <Placemark id="x"> "},{"type":"Feature",',
	'Tower',
	'Garden & "park"',
];
const all: PlaceCollection = {
	name: 'Coast',
	url: 'https://guide.example/guide/',
	sources: [],
	credits: [{ text: 'Port, https://port.example/', required: true }],
	places: names.map((name, index) => ({
		id: `plc_${index}`,
		name,
		categories: ['Sights'],
		description: `See also https://guide.example/guide/places/${index + 1}/, "next" door.`,
		url: `https://guide.example/guide/places/${index}/`,
		coordinates: { latitude: 38.7, longitude: -9.1 - index / 10 },
	})),
};
const chosen = { ...all, places: all.places.filter((_, index) => index !== 1) };
const isSelected = (path: string) => /^\/guide\/places\/[02]\/$/.test(path);
const withoutExtent = (file: string) =>
	file.replace(/\n<bounds [^>]*\/>/, '').replace(/"bbox":\[[^\]]*\],/, '');

for (const [format, write] of [
	['csv', placesCsv],
	['geojson', placesGeoJson],
	['gpx', placesGpx],
	['kml', placesKml],
] as const) {
	test(`chosen places stand in ${format} as the guide would write them`, () => {
		const file = selectedPlaces(write(all), format, isSelected);

		expect(file).toBe(withoutExtent(write(chosen)));
		expect(file).not.toContain('Tower');
	});

	test(`${format} of nothing chosen is a file without places`, () => {
		const none = { ...all, places: [] };

		expect(selectedPlaces(write(all), format, () => false)).toBe(withoutExtent(write(none)));
	});
}

test('the last features of a collection may be left out', () => {
	const file = selectedPlaces(placesGeoJson(all), 'geojson', (path) => path.endsWith('/0/'));

	expect((JSON.parse(file) as { features: unknown[] }).features).toHaveLength(1);
});
