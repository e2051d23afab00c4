import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { coverArt } from '../../../../src/graphics/cover-art/cover-art.ts';
import {
	commonFormsOf,
	type CoverVariant,
	coverVariantsOfList,
} from '../../../../src/graphics/cover-art/cover-variant.ts';
import { type Motif, motifs } from '../../../../src/graphics/cover-art/motif-names.ts';
import { formsOf } from '../../../../src/graphics/cover-art/scene-files.ts';
import { testProperty } from '../../../support/test-property.ts';
import { elementsOf } from './markup-check.ts';

const seasons = [undefined, 'spring', 'summer', 'autumn', 'winter'] as const;
const seeds = Array.from({ length: 40 }, (_, index) => `plc_${index}`);

function everyCover(motif: Motif): string[] {
	return seeds.flatMap((seed, index) =>
		seasons.map((season) => {
			const form = index % formsOf(motif);
			return coverArt({ seed, motif, form, season }).svg;
		}),
	);
}

for (const motif of motifs) {
	test(`every cover of ${motif} is small and well formed`, () => {
		for (const svg of everyCover(motif)) {
			expect(svg.length).toBeLessThanOrEqual(3072);
			expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/u);
			const elements = elementsOf(svg);
			expect(elements[0]?.name).toBe('svg');
			expect(elements.every(({ name }) => ['svg', 'g', 'path'].includes(name))).toBe(true);
		}
	});

	test(`covers of ${motif} come in all forms that suit every record of it, and those are told apart`, () => {
		const forms = new Set(seeds.map((seed) => coverArt({ seed, motif }).variant.form));
		expect([...forms].sort()).toEqual([...Array(commonFormsOf(motif)).keys()]);

		const drawings = [...Array(formsOf(motif)).keys()].map(
			(form) => coverArt({ seed: 'plc_a', motif, form }).svg,
		);
		expect(new Set(drawings).size).toBe(formsOf(motif));
	});
}

test('a cover is hidden from assistive technology and keeps to a strict content security policy', () => {
	const elements = motifs.flatMap((motif) => everyCover(motif).slice(0, 20).flatMap(elementsOf));
	const names = new Set(elements.flatMap(({ attributes }) => [...attributes.keys()]));
	expect([...names].sort()).toEqual([
		'aria-hidden',
		'd',
		'fill',
		'focusable',
		'preserveAspectRatio',
		'stroke',
		'stroke-dasharray',
		'stroke-linecap',
		'stroke-width',
		'transform',
		'viewBox',
	]);
	const root = elements[0]?.attributes;
	expect(root?.get('aria-hidden')).toBe('true');
	expect(root?.get('focusable')).toBe('false');
	expect(root?.get('viewBox')).toBe('0 0 240 160');
});

test('all colours of a cover are custom properties with a fallback', () => {
	const elements = motifs.flatMap((motif) => everyCover(motif).slice(0, 20).flatMap(elementsOf));
	const colours = new Set(
		elements.flatMap(({ attributes }) => [
			attributes.get('fill') ?? '',
			attributes.get('stroke') ?? '',
		]),
	);
	for (const colour of colours) {
		expect(colour).toMatch(/^$|^none$|^var\(--art-[a-z-]+,(?:#[0-9a-f]{3}|none)\)$/u);
	}
});

test('the same seed gives the same drawing, another seed another one', () => {
	const first = coverArt({ seed: 'plc_a', motif: 'castle', season: 'autumn' });
	expect(coverArt({ seed: 'plc_a', motif: 'castle', season: 'autumn' })).toEqual(first);
	expect(coverArt({ seed: 'plc_b', motif: 'castle', season: 'autumn' }).svg).not.toBe(first.svg);
});

test('the season changes the trees', () => {
	const drawn = seasons.map((season) => coverArt({ seed: 'plc_a', motif: 'park', season }).svg);
	expect(new Set(drawn).size).toBe(4);
	expect(drawn[0]).toBe(drawn[2]);
});

test('what lists are full of is drawn in four forms and more', () => {
	for (const motif of ['museum', 'music', 'church'] as const) {
		expect(commonFormsOf(motif)).toBeGreaterThanOrEqual(4);
	}
});

test('no castle is drawn as a ruin, or in the sea, whose words do not say so', () => {
	// The forms after these.
	expect(commonFormsOf('castle')).toBe(3);
});

const listProperty = fc.array(
	fc.record({ seed: fc.string(), motif: fc.constantFrom(...motifs.slice(0, 3)) }),
	{ maxLength: 30 },
);

testProperty('a record keeps its form in every list', 100, () =>
	fc.property(listProperty, (records) =>
		coverVariantsOfList(records).every(
			({ form }, index) => form === coverArt(records[index] ?? never()).variant.form,
		),
	),
);

testProperty('no two covers near each other in a list are alike', 100, () =>
	fc.property(listProperty, (records) => {
		const variants = coverVariantsOfList(records);
		return variants.every((variant, index) =>
			variants
				.slice(Math.max(0, index - 4), index)
				.every((near, place, row) => !isAlike(variant, near, place === row.length - 1)),
		);
	}),
);

test('all five tones are about equally frequent', () => {
	const counts = new Map<string, number>();
	for (let index = 0; index < 2000; index++) {
		const { tone } = coverArt({ seed: `plc_${index}`, motif: 'books' }).variant;
		counts.set(tone, (counts.get(tone) ?? 0) + 1);
	}
	expect(counts.size).toBe(5);
	for (const count of counts.values()) expect(count).toBeGreaterThan(300);
});

function isAlike(one: CoverVariant, other: CoverVariant, isNext: boolean): boolean {
	return one.tone === other.tone && (isNext || one.motif === other.motif);
}

function never(): never {
	throw new Error('There are as many variants as records.');
}
