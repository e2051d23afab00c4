import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { type Coordinates } from '../../../../src/domain/geo/coordinates.ts';
import { formatDistance } from '../../../../src/domain/geo/distance-words.ts';
import { roundDistances } from '../../../../src/domain/geo/round-distances.ts';
import { drawingSize, locatorDrawing } from '../../../../src/graphics/locator/locator-drawing.ts';
import { locatorOf } from '../../../../src/graphics/locator/locator.ts';
import { testProperty } from '../../../support/test-property.ts';
import { elementsOf } from '../cover-art/markup-check.ts';

function drawingOf(centre: Coordinates, places: readonly Coordinates[], locale = 'en-GB'): string {
	return locatorDrawing(locatorOf(centre, places, roundDistances(locale)), {
		north: 'N',
		distance: (metres) => formatDistance(metres, locale),
	});
}

/** The texts of the drawing with where they stand. */
function texts(drawing: string): { kind: string; x: number; y: number; text: string }[] {
	return [
		...drawing.matchAll(/<text class="(\w+)" x="([-\d. ]+)" y="([-\d. ]+)">([^<]*)</g),
	].flatMap(([, kind = '', xs = '', ys = '', text = '']) => {
		// Each letter of a text has its own place where there is a list of them.
		const heights = ys.split(' ').map(Number);
		const letters = heights.length > 1 ? Array.from(text) : [text];
		return xs.split(' ').map((x, at) => ({
			kind,
			x: Number(x),
			y: heights[at] ?? NaN,
			text: letters[at] ?? '',
		}));
	});
}

test('the drawing tells north, the radii of its rings and the numbers of the places', () => {
	const drawing = drawingOf({ latitude: 38.7, longitude: -9.2 }, [
		{ latitude: 38.705, longitude: -9.2 },
		{ latitude: 38.7, longitude: -9.19 },
		{ latitude: 39.6, longitude: -9.2 },
	]);

	expect(texts(drawing)).toEqual([
		{ kind: 'letter', x: 18, y: 27, text: 'N' },
		{ kind: 'caption', x: 130, y: 222, text: '0.6 mi' },
		{ kind: 'caption', x: 130, y: 160, text: '0.3 mi' },
		{ kind: 'numbers', x: 130, y: 56.7, text: '1' },
		{ kind: 'numbers', x: 216.3, y: 112, text: '2' },
		{ kind: 'numbers', x: 116, y: 16, text: '3' },
	]);
	expect(drawing).toContain('class="arrows" d="M130 7 125 17 135 17z"');
});

const degrees = (most: number) =>
	fc.oneof(
		fc.double({ min: -most, max: most, noNaN: true }),
		fc.constantFrom(-most, 0, most, most - 1e-7),
	);
const anywhere = fc.record({ latitude: degrees(90), longitude: degrees(180) });
/** Steps from a metre to 500 km, so that places also crowd together. */
const aPlaceAndOthers = fc
	.tuple(
		anywhere,
		fc.array(fc.tuple(degrees(1), degrees(1), fc.integer({ min: 0, max: 6 })), {
			minLength: 1,
			maxLength: 6,
		}),
	)
	.map(([centre, steps]) => ({
		centre,
		places: steps.map(([up, along, power]) => ({
			latitude: Math.max(-90, Math.min(90, centre.latitude + (up * 4.5) / 10 ** power)),
			longitude: ((centre.longitude + (along * 4.5) / 10 ** power + 540) % 360) - 180,
		})),
	}));

testProperty('wherever the places are, the drawing is small, sound and legible', 120, () =>
	fc.property(
		fc.oneof(
			aPlaceAndOthers,
			fc.record({ centre: anywhere, places: fc.array(anywhere, { minLength: 1, maxLength: 6 }) }),
		),
		fc.constantFrom('en-GB', 'en-US', 'de-DE', 'ja-JP', 'ar-EG'),
		({ centre, places }, locale) => {
			expect(faultsOf(drawingOf(centre, places, locale), places.length)).toEqual([]);
		},
	),
);

function faultsOf(drawing: string, count: number): string[] {
	const labels = texts(drawing);
	const numbers = labels.filter(({ kind }) => kind === 'numbers');
	const others = labels.filter(({ kind }) => kind !== 'numbers');
	const isOutside = ({ x, y }: { x: number; y: number }) =>
		Math.min(x, drawingSize.width - x) < 8 || y < 8 || y > drawingSize.height - 13;
	const isHidden = (first: (typeof labels)[number], index: number) =>
		numbers.slice(index + 1).some(({ x, y }) => Math.hypot(first.x - x, first.y - y) < 17) ||
		others.some(({ x, y }) => Math.abs(first.y - y) < 13 && Math.abs(first.x - x) < 14);
	return [
		...(elementsOf(drawing)[0]?.name === 'svg' ? [] : ['no svg']),
		...(Buffer.byteLength(drawing) < 4096 ? [] : ['too large']),
		...(/NaN|Infinity|undefined/.exec(drawing) ?? []),
		...(numbers.every(({ text }, index) => text === `${index + 1}`) && numbers.length === count
			? []
			: ['wrong numbers']),
		...(numbers.some(isOutside) ? ['outside'] : []),
		...(numbers.some(isHidden) ? ['one upon the other'] : []),
	];
}
