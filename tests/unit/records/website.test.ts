import { expect, test } from '@playwright/test';
import { growth, steadyGrowth } from '../../support/growth.ts';
import { placeRecord } from '../../support/records.ts';

const websiteOf = (website: string) => placeRecord({ contact: { website } }).contact?.website;

test('the website of a place has no parameters of tracking and of sessions that have ended', () => {
	for (const [sent, shown] of [
		['https://a.example/spa?fbclid=IwAR2S5pt7-5fT', 'https://a.example/spa'],
		['http://a.example/t.htm?utm_content=redirect#rooms', 'http://a.example/t.htm#rooms'],
		[
			'http://a.example/info.php?hotelid=112179&__utma=1.12.13&__utmz=1.1.utmcsr=(direct)&lang=FR',
			'http://a.example/info.php?hotelid=112179&lang=FR',
		],
		[
			'https://a.example/fr/dates?sid=6822bd81-c53e-46c0-87bb-545160efc162',
			'https://a.example/fr/dates',
		],
		[
			'http://a.example/free.php?userid=9063017c127c7a18ae33cc52a39322bb2c41&lang=FR&hotelid=5181',
			'http://a.example/free.php?lang=FR&hotelid=5181',
		],
		['https://a.example/?SessionID=0123456789abcdef0123', 'https://a.example/'],
		['https://a.example/?gclid=1&msclkid=2&mc_cid=3&mc_eid=4&id=5', 'https://a.example/?id=5'],
		['https://a.example/?PHPSESSID=0a1b', 'https://a.example/'],
		['https://a.example/stay;jsessionid=0A1B?id=5', 'https://a.example/stay?id=5'],
	] as const) {
		expect(websiteOf(sent), sent).toBe(shown);
	}
});

test('all else of the website of a place stays as it is', () => {
	for (const sent of [
		'https://a.example/?id=5&b=%7C|c&&d=+&e',
		'https://a.example/?',
		'https://a.example/?sid=4051',
		'https://a.example/?userid=42&sessionid=7',
		'https://a.example/?userid=the-keeper-of-the-house',
		'https://a.example/?utm=1&xfbclid=2#?utm_source=3',
		'https://a.example/utm_source=1/',
	]) {
		expect(websiteOf(sent), sent).toBe(sent);
	}
});

test('other addresses of a place keep their parameters', () => {
	const url = 'https://a.example/?utm_source=b';

	expect(placeRecord({ attribution: { url }, provenance: { same_as: [url] } })).toMatchObject({
		attribution: { url },
		provenance: { same_as: [url] },
	});
});

test('many parameters are read in a time that grows with their number', () => {
	const read = (times: number) =>
		websiteOf(`https://a.example/;jsessionid=?${'utm_&'.repeat(times)}`);

	expect(growth(20_000, read)).toBeLessThan(steadyGrowth);
});
