import { expect, test } from '@playwright/test';
import { isCode } from '../../../../src/domain/facets/code.ts';

for (const text of [
	...['INC4SC2', 'INC4', 'inc4', 'A0201', 'A02060100', 'C1234', 'a1b2', 'ZNewsletter', 'cat12'],
	...['76', '007', 'INC4, INC5', 'INC4-SC05'],
	...['amenity=cafe', 'https://vocabulary.example/#Museum', 'urn:kind:museum'],
	...['plc_76394f831f6de2e3962e7aea078672e3', '550e8400-e29b-41d4-a716-446655440000'],
]) {
	test(`takes “${text}” for a code of no language`, () => {
		expect(isCode(text)).toBe(true);
	});
}

for (const text of [
	...['museum', 'Museos', '博物館', 'Café', 'Smørrebrød', 'Second hand', 'raw food'],
	...['UNESCO', 'ATV', 'DJs', 'K-Pop', 'EBike', 'R&B', 'Ö3', 'T-Shirt'],
	...['PointOfView', 'bib_gourmand', 'sports_centre', 'YouTube', 'EmpresariosYComerciantes'],
	...['3D', '4DX', '4x4', 'MP3', 'GR20', 'U2', 'K11', 'A380', 'B2B', '80s', '19th', '24/7'],
	...['Formula1', 'Covid-19', '1ciudad21distritos', 'Top 10', '20th century', 'Café 21'],
	...['2026', '1900', '50+', '6–12', '0-3', '360°', '5 €', '-', ''],
]) {
	test(`takes “${text}” for no code`, () => {
		expect(isCode(text)).toBe(false);
	});
}
