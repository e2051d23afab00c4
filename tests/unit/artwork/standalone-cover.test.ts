import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { standaloneCover } from '../../../src/artwork/standalone-cover.ts';
import { elementsOf } from './markup-check.ts';

const tile = { seed: 'plc_1', motif: 'museum', accentHue: 35 } as const;

function textsOf(svg: string): string[] {
	return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/gu)].map((match) => match[1] ?? '');
}

test('a short name stands in one large line, with kind, locality and guide', () => {
	const svg = standaloneCover({
		...tile,
		name: 'Santini',
		kind: 'Ice-cream parlour',
		locality: 'Cascais',
		guideName: 'Lisbon and its coast',
	});
	expect(textsOf(svg)).toEqual(['Santini', 'Ice-cream parlour', 'Cascais', 'Lisbon and its coast']);
	expect(svg).toContain('font-size="76"');
});

test('a long name takes three lines, and what has no room is cut off', () => {
	const name = 'A house with a very long name that '.repeat(5);
	const lines = textsOf(standaloneCover({ ...tile, name }));
	expect(lines).toHaveLength(3);
	expect(lines[2]).toMatch(/…$/u);
});

test('a name without spaces is broken, between characters', () => {
	expect(
		textsOf(standaloneCover({ ...tile, name: '故宮博物院と歴史的建造物群を巡る旅' })).length,
	).toBe(3);
	expect(textsOf(standaloneCover({ ...tile, name: 'x'.repeat(300) }))).toHaveLength(3);
});

test('names that run from right to left start at the right', () => {
	expect(standaloneCover({ ...tile, name: 'المتحف الوطني' })).toContain('direction="rtl"');
});

test('text of others stays text', () => {
	const svg = standaloneCover({
		...tile,
		name: '</text><script>alert("1")</script>\u0000 & co',
		kind: '<b>',
	});
	const names = elementsOf(svg).map(({ name }) => name);
	expect(new Set(names)).toEqual(new Set(['svg', 'g', 'path', 'text']));
	expect(svg).not.toContain('\u0000');
});

test('it becomes a bitmap of 1200 by 630 pixels', async () => {
	const svg = standaloneCover({ ...tile, name: 'National Tile Museum' });
	expect(svg).not.toMatch(/var\(|oklch|style|transparent/u);
	const { info } = await sharp(Buffer.from(svg)).png().toBuffer({ resolveWithObject: true });
	expect([info.width, info.height]).toEqual([1200, 630]);
});
