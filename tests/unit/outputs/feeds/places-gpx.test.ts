import { expect, test } from '@playwright/test';
import { placesGpx } from '../../../../src/outputs/feeds/places-gpx.ts';
import { collectionOf, quayAndSomewhere } from '../../../support/place-collections.ts';
import { placeId } from '../../../support/records.ts';

test('places with coordinates are waypoints, in the order of elements that GPX asks for', () => {
	expect(placesGpx(collectionOf(...quayAndSomewhere)).split('\n')).toEqual([
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<gpx version="1.1" creator="Waymark" xmlns="http://www.topografix.com/GPX/1/1">',
		'<metadata>',
		'<name>Coast Guide</name>',
		'<desc>Port, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/',
		'Port of Lisbon, https://port.example/credit</desc>',
		'<link href="https://guide.example/guide/"/>',
		'<bounds minlat="38.7" minlon="-9.1" maxlat="38.7" maxlon="-9.1"/>',
		'</metadata>',
		'<wpt lat="38.7" lon="-9.1">',
		'<name>Quay</name>',
		'<desc>Boats, nets &amp; gulls.</desc>',
		'<src>Port of Lisbon, CC BY 4.0</src>',
		'<link href="https://guide.example/guide/places/quay-00000001/"/>',
		'<type>Harbours</type>',
		'</wpt>',
		'</gpx>',
		'',
	]);
});

test('no box is stated around places on both sides of the antimeridian', () => {
	const at = (longitude: number) => ({ location: { latitude: -17, longitude } });

	expect(
		placesGpx(
			collectionOf(
				{ id: placeId(1), name: 'A', ...at(179.5) },
				{ id: placeId(2), name: 'B', ...at(-179.5) },
			),
		),
	).not.toContain('<bounds');
});
