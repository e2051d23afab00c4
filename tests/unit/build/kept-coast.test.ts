import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { keptCoast } from '../../../src/build/kept-coast.ts';
import { coastSheets } from '../../../src/graphics/coast/coast-sheets.ts';
import { type CoastFile, packCoast } from '../../../src/outputs/coast/coast-file.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Makes the coast of an island of 0.2 degrees around a place. */
function coast(): CoastFile {
	const points = [0, 0, 400, 0, 400, 400, 0, 400];
	const island = { kind: 'shore' as const, points, box: [0, 0, 400, 400] as const };
	return packCoast(coastSheets([{ latitude: 0.1, longitude: 0.1 }], () => [island]));
}

function neverMade(): CoastFile {
	throw new Error('The coasts were made again.');
}

test('the next build with the same places and code takes the coasts as they are', () => {
	using folder = temporaryFolder();

	const made = keptCoast(folder.path, 'one', coast);

	expect(made.sheets).toHaveLength(2);
	expect(JSON.stringify(keptCoast(folder.path, 'one', neverMade))).toBe(JSON.stringify(made));
});

test('coasts of other places are made anew, and so are damaged ones', () => {
	using folder = temporaryFolder();
	keptCoast(folder.path, 'one', coast);

	expect(() => keptCoast(folder.path, 'other', neverMade)).toThrow('made again');
	const path = join(folder.path, 'coast.txt');
	writeFileSync(path, readFileSync(path, 'utf8').replace('"format":1', '"format":9'));
	expect(() => keptCoast(folder.path, 'one', neverMade)).toThrow('made again');
});

test('a build goes on where the coasts cannot be kept', () => {
	using folder = temporaryFolder();
	mkdirSync(join(folder.path, 'coast.txt'));

	expect(keptCoast(folder.path, 'one', coast).sheets).toHaveLength(2);
});
