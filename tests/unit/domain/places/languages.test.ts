import { expect, test } from '@playwright/test';
import { countryName } from '../../../../src/domain/places/languages.ts';

test('names countries, and no other code', () => {
	expect(countryName('PT', 'en-GB')).toBe('Portugal');
	expect(countryName(' de ', 'fr')).toBe('Allemagne');
	for (const code of [undefined, '', 'PRT', 'ZZ', 'XX', 'P1', '620', '<b>']) {
		expect(countryName(code, 'en-GB'), code).toBeUndefined();
	}
});
