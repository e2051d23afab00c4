import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { commonFormsOf } from '../../../../src/graphics/cover-art/common-forms.ts';
import { coverFile } from '../../../../src/graphics/cover-art/cover-file.ts';
import {
	type CoverSettings,
	type CoverVariant,
	coverVariant,
	coverVariantsOfList,
	variantsToBeSeen,
} from '../../../../src/graphics/cover-art/cover-variant.ts';
import { type Motif, motifs } from '../../../../src/graphics/cover-art/motif-names.ts';
import { illustration } from '../../../../src/graphics/cover-art/illustrations.ts';
import { formsOf } from '../../../../src/graphics/cover-art/scene-files.ts';
import { literalPalette } from '../../../../src/graphics/cover-art/palette.ts';
import { testProperty } from '../../../support/test-property.ts';
import { elementsOf } from './markup-check.ts';

const nightColours = /<style>.*<\/style>/u;
const seeds = Array.from({ length: 40 }, (_, index) => `plc_${index}`);

function svgOf(cover: CoverSettings): string {
	return coverFile(cover, 35).svg;
}

/** Returns the covers that records of a motif may have, each of them once. */
function everyCover(motif: Motif): string[] {
	const subjects = seeds.map((seed, index) => ({ seed, motif, form: index % formsOf(motif) }));
	const covers = subjects.flatMap((subject) =>
		variantsToBeSeen(subject).map((variant) => svgOf({ ...subject, variant })),
	);
	return [...new Set(covers)];
}

for (const motif of motifs) {
	test(`every cover of ${motif} is small and well formed`, () => {
		for (const svg of everyCover(motif)) {
			const drawing = svg.replace(nightColours, '');
			expect(drawing.length).toBeLessThanOrEqual(3072);
			expect(svg).toMatch(nightColours);
			expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/u);
			const elements = elementsOf(svg);
			expect(elements[0]?.name).toBe('svg');
			expect(elements.slice(1).every(({ name }) => ['g', 'path', 'style'].includes(name))).toBe(
				true,
			);
		}
	});

	test(`covers of ${motif} come in all forms that suit every record of it, and those are told apart`, () => {
		const variants = seeds.map((seed) => coverVariant({ seed, motif }));
		const own = variants.filter((variant) => variant.motif === motif).map(({ form }) => form);
		expect([...new Set(own)].sort()).toEqual(commonFormsOf(motif).toSorted());

		const drawings = [...Array(formsOf(motif)).keys()].map((form) =>
			svgOf({ seed: 'plc_a', motif, form }),
		);
		expect(new Set(drawings).size).toBe(formsOf(motif));
	});
}

test('a cover is a file of its own, of shapes and colours alone', () => {
	const elements = motifs.flatMap((motif) => everyCover(motif).slice(0, 20).flatMap(elementsOf));
	const names = new Set(elements.flatMap(({ attributes }) => [...attributes.keys()]));
	expect([...names].sort()).toEqual([
		'd',
		'fill',
		'height',
		'stroke',
		'stroke-dasharray',
		'stroke-linecap',
		'stroke-width',
		'transform',
		'viewBox',
		'width',
		'xmlns',
	]);
	const root = elements[0]?.attributes;
	expect(root?.get('viewBox')).toBe('0 0 240 160');
	expect([root?.get('width'), root?.get('height')]).toEqual(['240', '160']);
});

test('a cover has the colours of the day, and by name those of the night', () => {
	const day = new Set<string>(Object.values(literalPalette(35, 'light')));
	const night = new Set<string>(Object.values(literalPalette(35, 'dark')));
	for (const svg of motifs.flatMap((motif) => everyCover(motif).slice(0, 20))) {
		const declared = new Map(
			[...svg.matchAll(/(?<name>--[0-9a-z]+):(?<colour>[^;}]+)/gu)].map(({ groups }) => [
				groups?.name ?? '',
				groups?.colour ?? '',
			]),
		);
		const used = elementsOf(svg)
			.slice(1)
			.flatMap(({ attributes }) => [attributes.get('fill') ?? [], attributes.get('stroke') ?? []])
			.flat();
		const wrong = used.filter((colour) => {
			const [, name = '', value = ''] = /^var\((--[0-9a-z]+),(.+)\)$/u.exec(colour) ?? [];
			return colour !== 'none' && !(day.has(value) && night.has(declared.get(name) ?? ''));
		});
		expect(wrong).toEqual([]);
		expect(new Set(svg.match(/var\(--[0-9a-z]+/gu)).size).toBe(declared.size);
	}
});

test('records of one drawing share a file, whichever way round they show it', () => {
	const files = seeds.map((seed) => coverFile({ seed, motif: 'castle', form: 1 }, 35));
	const tones = seeds.map((seed) => coverVariant({ seed, motif: 'castle', form: 1 }).tone);

	expect(new Set(files.map(({ name }) => name)).size).toBe(new Set(tones).size);
	expect(new Set(files.map(({ isMirrored }) => isMirrored))).toEqual(new Set([true, false]));
});

test('the season changes the trees', () => {
	const seasons = [undefined, 'spring', 'summer', 'autumn', 'winter'] as const;
	const drawn = seasons.map((season) =>
		illustration({ seed: 'plc_a', motif: 'park', season, accentHue: 35 }),
	);
	expect(new Set(drawn).size).toBe(4);
	expect(drawn[0]).toBe(drawn[2]);
});

test('what lists are full of is drawn in four forms and more', () => {
	for (const motif of ['museum', 'music', 'church', 'hotel', 'cafe', 'bar', 'hall'] as const) {
		expect(commonFormsOf(motif).length).toBeGreaterThanOrEqual(4);
	}
});

test('no castle is drawn as a ruin, or in the sea, whose words do not say so', () => {
	// A ruin, a fort by the sea and a tower in a river are the forms after these.
	expect(commonFormsOf('castle')).toEqual([0, 1, 2]);
});

const listProperty = fc.array(
	fc.record({
		seed: fc.string(),
		motif: fc.constantFrom(...motifs.slice(0, 3), 'worship' as const, 'place' as const),
	}),
	{ maxLength: 30 },
);

testProperty('of six records in a row no two have the same drawing', 100, () =>
	fc.property(listProperty, (records) => {
		const drawings = coverVariantsOfList(records).map(({ motif, form }) => `${motif}-${form}`);
		return drawings.every(
			(drawing, index) => !drawings.slice(index + 1, index + 6).includes(drawing),
		);
	}),
);

testProperty(
	'a record keeps its drawing in every list where none of the five before has it',
	100,
	() =>
		fc.property(listProperty, (records) => {
			const variants = coverVariantsOfList(records);
			return variants.every(({ motif, form }, index) => {
				const own = coverVariant(records[index] ?? never());
				const near = variants.slice(Math.max(0, index - 5), index);
				const isTaken = near.some((other) => other.motif === own.motif && other.form === own.form);
				return isTaken || (motif === own.motif && form === own.form);
			});
		}),
);

testProperty('no list shows a cover that is not foreseen for its record', 100, () =>
	fc.property(listProperty, (records) =>
		coverVariantsOfList(records).every((variant, index) => {
			const foreseen = variantsToBeSeen(records[index] ?? never());
			return foreseen.some((other) => JSON.stringify(other) === JSON.stringify(variant));
		}),
	),
);

test('twelve restaurants in a row show no drawing more than twice', () => {
	const records = seeds.map((seed) => ({ seed, motif: 'restaurant' }) as const);
	const drawings = coverVariantsOfList(records).map(({ motif, form }) => `${motif}-${form}`);

	for (let first = 0; first + 12 <= drawings.length; first++) {
		const counts = new Map<string, number>();
		for (const drawing of drawings.slice(first, first + 12)) {
			counts.set(drawing, (counts.get(drawing) ?? 0) + 1);
		}
		expect(Math.max(...counts.values())).toBeLessThanOrEqual(2);
	}
});

test('a list goes on where the one above it on the page ends', () => {
	const [one, two] = [
		{ seed: 'plc_a', motif: 'castle' } as const,
		{ seed: 'plc_a', motif: 'castle' } as const,
	];
	const above = coverVariantsOfList([one]);

	expect(coverVariantsOfList([two], above)[0]?.form).not.toBe(above[0]?.form);
});

test('what a neutral drawing stands for has no sea, church or tiled roof of another country', () => {
	expect(commonFormsOf('place')).toEqual([0, 1, 2, 3, 4, 5]);
	expect(commonFormsOf('town')).toEqual([0, 3]);
	expect(commonFormsOf('town', 'warm')).toEqual([0, 3]);
	expect(commonFormsOf('town', 'temperate')).toEqual([0, 3, 1, 2]);
	expect(commonFormsOf('town', 'mediterranean')).toEqual([0, 3, 1, 2, 4, 5]);
	expect(commonFormsOf('viewpoint')).toEqual([1]);
});

test('trees and roofs are those of the region', () => {
	const drawn = [undefined, 'temperate', 'mediterranean', 'warm'] as const;
	const bridge = drawn.map((region) => svgOf({ seed: 'plc_a', motif: 'town', form: 2, region }));
	expect(bridge[0]).toBe(bridge[1]);
	expect(new Set(bridge).size).toBe(3);
	const rust = literalPalette(35, 'light').rust;
	expect(bridge.map((svg) => svg.includes(rust))).toEqual([false, false, true, false]);
});

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
		const { tone } = coverVariant({ seed: `plc_${index}`, motif: 'books' });
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
