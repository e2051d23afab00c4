import { expect, test } from '@playwright/test';
import { placesCsv } from '../../../../src/outputs/feeds/places-csv.ts';
import { collectionOf, pier, quayAndSomewhere } from '../../../support/place-collections.ts';
import { placeId } from '../../../support/records.ts';

test('places are rows under a heading, with coordinates as numbers', () => {
	expect(placesCsv(collectionOf(...quayAndSomewhere)).split('\r\n')).toEqual([
		'\uFEFFid,name,category,description,street,neighbourhood,postal_code,city,region,country,address,latitude,longitude,url,credit,credit_url,licence,licence_url,updated',
		'plc_00000001000000000000000000000000,Quay,Sights > Harbours,"Boats, nets & gulls.",Cais 1,,1100-148,Lisbon,,,"Cais 1, 1100-148 Lisbon",38.7,-9.1,https://guide.example/guide/places/quay-00000001/,Port of Lisbon,https://port.example/credit,CC BY 4.0,https://creativecommons.org/licenses/by/4.0/,2026-11-20T10:00:00+01:00',
		'plc_00000002000000000000000000000000,Somewhere,,,,,,,,,,,,https://guide.example/guide/places/somewhere-00000002/,,,,,',
		'',
	]);
});

test('a row has every part of an address, and the whole in the order of its country', () => {
	expect(placesCsv(collectionOf(pier))).toContain(
		',"100 Oceanside Drive, Gate 3",Sunset,94133,San Francisco,CA,United States,' +
			'"100 Oceanside Drive, Gate 3, Sunset, San Francisco, CA 94133, United States",',
	);
});

test('a text of several lines stays in its row', () => {
	const collection = collectionOf({ id: placeId(1), name: 'Quay' });
	const description = 'Today\nBoats.';
	const rows = placesCsv({
		...collection,
		places: collection.places.map((place) => ({ ...place, description })),
	});

	expect(rows).toContain(',Quay,,"Today\nBoats.",');
});

test('no name is a formula for a spreadsheet', () => {
	const formulas = ['=HYPERLINK("https://evil.example/")', '+1+1', '-1+1', '@SUM(A1)'];
	const rows = placesCsv(
		collectionOf(...formulas.map((name, index) => ({ id: placeId(index + 1), name }))),
	);

	for (const formula of formulas) {
		expect(rows).toContain(`'${formula.replaceAll('"', '""')}`);
		expect(rows).not.toContain(`,${formula}`);
	}
});
