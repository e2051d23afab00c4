import { expect, test } from '@playwright/test';
import { illustration } from '../../../../src/graphics/cover-art/illustrations.ts';
import { motifs } from '../../../../src/graphics/cover-art/motif-names.ts';
import { elementsOf } from './markup-check.ts';

test('illustrations of all motifs are files of at most 12 KB with literal colours', () => {
	for (const motif of motifs) {
		for (let index = 0; index < 30; index++) {
			for (const mode of ['light', 'dark'] as const) {
				const svg = illustration({ seed: `plc_${index}`, motif, accentHue: 35, mode });
				expect(svg.length).toBeLessThanOrEqual(12 * 1024);
				expect(svg).not.toMatch(/var\(|oklch|style|transparent|NaN|undefined/u);
				const root = elementsOf(svg)[0]?.attributes;
				expect([root?.get('width'), root?.get('height')]).toEqual(['1200', '800']);
			}
		}
	}
});

test('the composition can be chosen', () => {
	const variant = { tone: 'rose', form: 1, isMirrored: true } as const;
	const svg = illustration({ seed: 'plc_1', motif: 'viewpoint', accentHue: 35, variant });
	expect(svg).toMatch(/matrix\(-1 0 0 1 1[12]\d 0\)/);
});
