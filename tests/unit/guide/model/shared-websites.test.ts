import { expect, test } from '@playwright/test';
import { sharedWebsites } from '../../../../src/guide/model/shared-websites.ts';

const placesWith = (websites: readonly (string | undefined)[]) =>
	websites.map((website) => ({ website }));

test('a website is shared that several places have, however each writes it', () => {
	const websites = [
		'https://office.example/',
		'http://WWW.office.example',
		'https://house.example/',
		undefined,
		'https://chain.example/hotels?id=1',
		'https://chain.example/hotels?id=2',
		'https://chain.example/hotels/',
		undefined,
	];
	const shared = sharedWebsites(placesWith(websites));

	expect(websites.map((website) => shared.has(website))).toEqual([
		...[true, true, false, false],
		...[false, false, false, false],
	]);
	expect(shared.has('https://office.example/#sights')).toBe(true);
});

test('a website is the same in whichever language its address ends', () => {
	const shared = sharedWebsites(
		placesWith([
			...['https://castle.example/', 'https://www.castle.example/fr/'],
			...['https://chain.example/hotel/en-GB?room=1', 'https://chain.example/hotel/fr_FR/?room=1'],
			...['https://park.example/', 'https://park.example/zz', 'https://park.example/spa'],
			...['https://mill.example/', 'https://mill.example/fr/rooms'],
		]),
	);

	expect(shared.has('https://castle.example/de')).toBe(true);
	expect(shared.has('https://chain.example/hotel?room=1')).toBe(true);
	for (const address of [
		...['https://park.example/', 'https://park.example/zz', 'https://park.example/spa'],
		...['https://mill.example/', 'https://mill.example/fr/rooms'],
	]) {
		expect(shared.has(address)).toBe(false);
	}
});
