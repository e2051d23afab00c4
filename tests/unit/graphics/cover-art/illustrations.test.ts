import { expect, test } from '@playwright/test';
import { illustration } from '../../../../src/graphics/cover-art/illustrations.ts';
import { motifs } from '../../../../src/graphics/cover-art/motif-names.ts';
import { elementsOf } from './markup-check.ts';

test('illustrations of all motifs are files of at most 12 KB with literal colours', () => {
	const modes = ['light', 'dark'] as const;
	const wrong = motifs.flatMap((motif) =>
		Array.from({ length: 30 }, (_, index) => `plc_${index}`).flatMap((seed) =>
			modes.filter((mode) => {
				const svg = illustration({ seed, motif, accentHue: 35, mode });
				const root = elementsOf(svg)[0]?.attributes;
				return (
					svg.length > 12 * 1024 ||
					/var\(|oklch|style|transparent|NaN|undefined/u.test(svg) ||
					root?.get('width') !== '1200' ||
					root.get('height') !== '800'
				);
			}),
		),
	);
	expect(wrong).toEqual([]);
});

test('the composition can be chosen', () => {
	const variant = { tone: 'rose', form: 1, isMirrored: true } as const;
	const svg = illustration({ seed: 'plc_1', motif: 'viewpoint', accentHue: 35, variant });
	expect(svg).toMatch(/matrix\(-1 0 0 1 1[12]\d 0\)/);
});
