import { expect, test } from '@playwright/test';
import { mapAddress, webAddress } from '../../../src/records/web-address-fields.ts';
import { readings } from '../../support/readings.ts';

test('web addresses are absolute, http or https, and normalised', () => {
	expect(
		readings(webAddress, [
			'https://x.example',
			' http://X.example/a b ',
			'//x.example/a',
			'https://x.example/é?q="<>',
		]),
	).toEqual([
		'https://x.example/',
		'http://x.example/a%20b',
		'https://x.example/a',
		'https://x.example/%C3%A9?q=%22%3C%3E',
	]);
	expect(
		readings(webAddress, [
			'javascript:alert(1)',
			'JaVaScRiPt:alert(1)',
			'java\nscript:alert(1)',
			'data:text/html,x',
			'ftp://x.example/',
			'mailto:a@x.example',
			'/places',
			'https://museum',
			'https://',
			'geo:1,2',
			5,
		]),
	).toEqual(Array(11).fill('dropped'));
});

test('an address with a user name, such as that of an e-mail, is somebody else’s site', () => {
	const refused = [
		'https://www.mairie.example@mail.example/',
		'http://me:secret@x.example/',
		'//me@x.example/',
		'https://:secret@x.example/',
	];

	for (const schema of [webAddress, mapAddress]) {
		expect(readings(schema, refused)).toEqual(Array(4).fill('dropped'));
		expect(
			readings(schema, ['https://x.example/@me', 'https://x.example/?mail=me@x.example']),
		).toEqual(['https://x.example/@me', 'https://x.example/?mail=me@x.example']);
		expect(schema.safeParse(refused[0]).error?.issues[0]?.message).toBe(
			'an address with a user name, such as that of an e-mail',
		);
	}
});

test('map addresses may be geo URIs', () => {
	expect(
		readings(mapAddress, ['geo:38.7,-9.1', 'https://x.example/', 'javascript:alert(1)']),
	).toEqual(['geo:38.7,-9.1', 'https://x.example/', 'dropped']);
});
