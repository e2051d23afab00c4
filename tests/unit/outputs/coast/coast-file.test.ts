import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { coastSheets } from '../../../../src/graphics/coast/coast-sheets.ts';
import { worldShapesIn } from '../../../../src/graphics/coast/world-coast.ts';
import { packCoast, unpackCoast } from '../../../../src/outputs/coast/coast-file.ts';

test('coasts are read back as they were packed', () => {
	const sheets = coastSheets([{ latitude: -17, longitude: 179.9 }], worldShapesIn);

	expect(unpackCoast(packCoast(sheets))).toEqual(sheets);
});

test('the coasts of a region of fjords take no more than 40 kB', () => {
	const fjords = Array.from({ length: 30 }, (_, index) => ({
		latitude: 59 + index / 10,
		longitude: 5.5 + (index % 5) / 2,
	}));
	const file = packCoast(coastSheets(fjords, worldShapesIn));

	expect(brotliCompressSync(JSON.stringify(file)).length).toBeLessThan(40_000);
});

test('a file of another format is refused', () => {
	const file = { ...packCoast([]), format: 2 as 1 };

	expect(() => unpackCoast(file)).toThrow('The file of the coast has format 2.');
});
