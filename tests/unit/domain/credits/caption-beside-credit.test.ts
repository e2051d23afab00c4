import { expect, test } from '@playwright/test';
import { captionBesideCredit } from '../../../../src/domain/credits/caption-beside-credit.ts';

test('a caption that a line of the credit repeats is left out, whatever its signs, capitals and accents', () => {
	for (const [caption, lines] of [
		['JL Scouarnec', ['JL Scouarnec']],
		['Caves du Père Auguste', ['©Caves du Père Auguste']],
		['Hôtel - Le Moulin', ['HÔTEL LE MOULIN']],
		['Hôtel Campanile Chambray-les-Tours', ['©Hôtel Campanile Chambray-lès-Tours']],
		['Museehoteldeville', ['Muséehôteldeville']],
		['Port of Quay', ['Ana Reis', '© Port of Quay']],
	] as const) {
		expect(captionBesideCredit(caption, { lines: [...lines] }), caption).toBeUndefined();
	}
});

test('a caption that says more or other than the credit is kept, as is one without a credit', () => {
	const credit = { lines: ['Photo: Ana Reis', '© Port of Quay'] };

	expect(captionBesideCredit('Ana Reis in her garden', credit)).toBe('Ana Reis in her garden');
	expect(captionBesideCredit('Ana Reis', credit)).toBe('Ana Reis');
	expect(captionBesideCredit('The quay', { lines: [] })).toBe('The quay');
	expect(captionBesideCredit('The quay', undefined)).toBe('The quay');
	expect(captionBesideCredit(undefined, credit)).toBeUndefined();
});
