import { expect, test } from '@playwright/test';
import { standaloneCover } from '../../../../src/graphics/cover-art/standalone-cover.ts';
import { printedTypeface } from '../../../support/printed-typeface.ts';
import { elementsOf } from './markup-check.ts';

const cover = { seed: 'plc_1', motif: 'museum', accentHue: 35 } as const;
const typefaces = {
	names: [printedTypeface],
	labels: [printedTypeface],
	texts: [printedTypeface],
};

function drawn(texts: { name: string; kind?: string; locality?: string; guideName?: string }) {
	return standaloneCover({ ...cover, ...texts }, typefaces);
}

function textsOf(svg: string): string[] {
	return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/gu)].map((match) => match[1] ?? '');
}

test('a name stands with its kind above it, its place and the guide below', () => {
	const svg = drawn({
		name: 'Santini',
		kind: 'ICE-CREAM PARLOUR',
		locality: 'Cascais',
		guideName: 'Lisbon and its coast',
	});

	expect(textsOf(svg)).toEqual(['ICE-CREAM PARLOUR', 'Santini', 'Cascais', 'Lisbon and its coast']);
	expect(svg).toContain('font-size="82"');
});

test('a name of 164 characters is shown whole', () => {
	const name = 'A house with a long name '.repeat(7).slice(0, 164);
	const lines = textsOf(drawn({ name, guideName: 'Guide' })).slice(0, -1);

	expect(lines.join(' ')).toBe(name.trim());
});

test('all of the text stays within the picture, however long it is', () => {
	const long = 'Quinquagesimal '.repeat(40);
	const svg = drawn({ name: long, kind: long, locality: long, guideName: long });
	const baselines = [...svg.matchAll(/<text [^>]*y="([\d.]+)"/g)].map((match) => Number(match[1]));

	expect(Math.min(...baselines)).toBeGreaterThan(40);
	expect(Math.max(...baselines)).toBeLessThan(600);
	expect([...baselines].sort((a, b) => a - b)).toEqual(baselines);
});

test('without letters for the name the cover is as wide as the picture, and the rest is said below', () => {
	const svg = drawn({
		name: '東京国立博物館',
		kind: 'MUSEUM',
		locality: '上野',
		guideName: 'Tokyo',
	});

	expect(textsOf(svg)).toEqual(['MUSEUM', 'Tokyo']);
	expect(svg).toContain('translate(0 0)');
	expect(textsOf(drawn({ name: '東京国立博物館' }))).toEqual([]);
});

test('text that runs from right to left ends at the right edge of its column', () => {
	const all = { ...printedTypeface, covers: () => true };
	const svg = standaloneCover(
		{ ...cover, name: 'متحف' },
		{ names: [all], labels: [all], texts: [all] },
	);

	// A column of 548 from 64 on, less four letters of half of 82.
	expect(svg).toContain('<text x="448"');
});

test('colours are literal, and nothing but paths is drawn', () => {
	const empty = { ...printedTypeface, outlines: () => '' };
	const svg = standaloneCover(
		{ ...cover, name: '<script>', kind: '<b>' },
		{ names: [empty], labels: [empty], texts: [empty] },
	);

	expect(svg).not.toMatch(/var\(|oklch|style|transparent|script/u);
	expect(new Set(elementsOf(svg).map(({ name }) => name))).toEqual(new Set(['svg', 'g', 'path']));
});
