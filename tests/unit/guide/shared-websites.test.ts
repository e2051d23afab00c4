import { expect, test } from '@playwright/test';
import { sharedWebsites } from '../../../src/guide/shared-websites.ts';

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
