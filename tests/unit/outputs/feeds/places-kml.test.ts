import { expect, test } from '@playwright/test';
import { placesKml } from '../../../../src/outputs/feeds/places-kml.ts';
import { collectionOf, pier, quayAndSomewhere } from '../../../support/place-collections.ts';

test('places with coordinates are placemarks with their address, page, credit and licence', () => {
	expect(placesKml(collectionOf(...quayAndSomewhere)).split('\n')).toEqual([
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:atom="http://www.w3.org/2005/Atom">',
		'<Document>',
		'<name>Coast Guide</name>',
		'<atom:link href="https://guide.example/guide/"/>',
		'<description>Port, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/',
		'Port of Lisbon, https://port.example/credit</description>',
		'<Placemark id="plc_00000001000000000000000000000000">',
		'<name>Quay</name>',
		'<atom:link href="https://guide.example/guide/places/quay-00000001/"/>',
		'<address>Cais 1, 1100-148 Lisbon</address>',
		'<description>Boats, nets &amp;amp; gulls.</description>',
		'<ExtendedData>',
		...[
			['url', 'https://guide.example/guide/places/quay-00000001/'],
			['category', 'Sights &gt; Harbours'],
			['credit', 'Port of Lisbon'],
			['creditUrl', 'https://port.example/credit'],
			['licence', 'CC BY 4.0'],
			['licenceUrl', 'https://creativecommons.org/licenses/by/4.0/'],
			['updated', '2026-11-20T10:00:00+01:00'],
		].flatMap(([name = '', value = '']) => [
			`<Data name="${name}">`,
			`<value>${value}</value>`,
			'</Data>',
		]),
		'</ExtendedData>',
		'<Point>',
		'<coordinates>-9.1,38.7</coordinates>',
		'</Point>',
		'</Placemark>',
		'</Document>',
		'</kml>',
		'',
	]);
});

test('the address of a placemark is whole, in the order of its country', () => {
	expect(placesKml(collectionOf(pier))).toContain(
		'<address>100 Oceanside Drive, Gate 3, Sunset, San Francisco, CA 94133, United States</address>',
	);
});

test('descriptions are HTML in which nothing of a text is markup', () => {
	const [quay] = quayAndSomewhere;
	const kml = placesKml({
		...collectionOf({ ...quay, description: 'Open &lt;a href="/"&gt;daily&lt;/a&gt; &amp; late.' }),
		credits: [{ text: 'Port <img src=x>', required: true }],
	});

	expect(kml).toContain(
		'<description>Open &amp;lt;a href=&amp;quot;/&amp;quot;&amp;gt;daily&amp;lt;/a&amp;gt; &amp;amp; late.</description>',
	);
	expect(kml).toContain('Port &amp;lt;img src=x&amp;gt;</description>');
});
