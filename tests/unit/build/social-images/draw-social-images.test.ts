import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { typefaceFiles } from '../../../../.config/fonts.js';
import { motifs } from '../../../../src/graphics/cover-art/motif-names.ts';
import {
	standaloneCover,
	type StandaloneCoverSettings,
} from '../../../../src/graphics/cover-art/standalone-cover.ts';
import { drawSocialImages } from '../../../../src/build/social-images/draw-social-images.ts';
import { socialImageFile } from '../../../../src/graphics/social-images/social-image-file.ts';
import { openGuideTypefaces } from '../../../../src/graphics/typesetting/guide-typefaces.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const museum: StandaloneCoverSettings = {
	seed: 'plc_1',
	motif: 'museum',
	accentHue: 255,
	name: 'National Tile Museum',
	kind: 'MUSEUM',
	locality: 'Beato, Lisbon',
	guideName: 'Lisbon and its coast',
};
const beach: StandaloneCoverSettings = {
	...museum,
	seed: 'plc_2',
	motif: 'beach',
	name: 'Guincho',
};

function draw(root: string, covers: readonly StandaloneCoverSettings[], concurrency = 2) {
	const [cacheFolder, outputFolder] = [join(root, 'cache'), join(root, 'dist')];
	return drawSocialImages(covers, { cacheFolder, outputFolder, typefaceFiles, concurrency });
}

function filesOf(folder: string): Record<string, string> {
	return Object.fromEntries(
		readdirSync(folder).map((file) => {
			const bytes = readFileSync(join(folder, file));
			return [file, createHash('sha256').update(bytes).digest('hex')];
		}),
	);
}

test('a picture is a PNG file of 1200 by 630 pixels, below 60 KB', async () => {
	using folder = temporaryFolder();
	await draw(folder.path, [museum]);
	const path = join(folder.path, 'dist', socialImageFile(museum));

	const { format, height, width } = await sharp(path).metadata();
	expect([format, width, height]).toEqual(['png', 1200, 630]);
	expect(statSync(path).size).toBeLessThan(60_000);
});

test('equal settings give equal bytes, whether one is drawn at a time or four', async () => {
	using one = temporaryFolder();
	using other = temporaryFolder();
	const covers = Array.from({ length: 6 }, (_, index) => ({ ...museum, seed: `plc_${index}` }));
	await draw(one.path, covers, 1);
	await draw(other.path, [...covers].reverse(), 4);

	expect(filesOf(join(other.path, 'dist'))).toEqual(filesOf(join(one.path, 'dist')));
});

test('a second build draws only what is new, and forgets what is gone', async () => {
	using folder = temporaryFolder();

	expect(await draw(folder.path, [museum])).toEqual({ drawn: 1, reused: 0 });
	expect(await draw(folder.path, [museum])).toEqual({ drawn: 0, reused: 1 });
	expect(await draw(folder.path, [museum, beach])).toEqual({ drawn: 1, reused: 1 });
	expect(await draw(folder.path, [beach, beach])).toEqual({ drawn: 0, reused: 1 });
	expect(readdirSync(join(folder.path, 'cache'))).toEqual([socialImageFile(beach)]);
});

test('what a build that was ended left unfinished is not taken for a picture', async () => {
	using folder = temporaryFolder();
	await draw(folder.path, [museum]);
	writeFileSync(join(folder.path, 'cache', `${socialImageFile(beach)}.part`), 'half');

	expect(await draw(folder.path, [museum, beach])).toMatchObject({ drawn: 1 });
	expect(readdirSync(join(folder.path, 'cache')).sort()).toEqual(
		[museum, beach].map(socialImageFile).sort(),
	);
});

test('a picture in the cache that is damaged is drawn anew', async () => {
	using folder = temporaryFolder();
	const covers = [museum, beach, { ...museum, seed: 'plc_3' }, { ...museum, seed: 'plc_4' }];
	await draw(folder.path, covers);
	const whole = filesOf(join(folder.path, 'dist'));
	const [emptied, cut, zeroed] = covers.map((cover) =>
		join(folder.path, 'cache', socialImageFile(cover)),
	) as [string, string, string];
	writeFileSync(emptied, '');
	truncateSync(cut, 5000);
	writeFileSync(zeroed, Buffer.alloc(statSync(zeroed).size));

	expect(await draw(folder.path, covers)).toEqual({ drawn: 3, reused: 1 });
	expect(filesOf(join(folder.path, 'dist'))).toEqual(whole);
	expect(filesOf(join(folder.path, 'cache'))).toEqual(whole);
});

test('the name of a file is another one for every change of what is drawn', () => {
	const changes: Partial<StandaloneCoverSettings>[] = [
		{},
		{ seed: 'plc_9' },
		{ motif: 'church' },
		{ season: 'winter' },
		{ accentHue: 30 },
		{ name: 'Tile Museum' },
		{ kind: undefined },
		{ kind: undefined, locality: 'MUSEUM' },
		{ locality: 'Lisbon' },
		{ guideName: 'Lisbon' },
	];
	const names = changes.map((change) => socialImageFile({ ...museum, ...change }));

	expect(new Set(names).size).toBe(changes.length);
	expect(names[0]).toMatch(/^[0-9a-f]{24}\.png$/);
});

test('a change of the drawing goes with a new version of it, or caches would show the old one', async () => {
	const typefaces = await openGuideTypefaces(typefaceFiles);
	const drawings = createHash('sha256');
	for (const motif of motifs) {
		for (const seed of ['a', 'b', 'c']) {
			drawings.update(standaloneCover({ ...museum, motif, seed }, typefaces));
		}
	}
	drawings.update(standaloneCover({ ...museum, name: '東京国立博物館' }, typefaces));

	expect(
		{ file: socialImageFile(museum), drawings: drawings.digest('hex').slice(0, 16) },
		'Raise drawingVersion in src/graphics/social-images/social-image-file.ts, and write both values here.',
	).toEqual({ file: '01014bb869ea2281c7fefddd.png', drawings: '7336007dd64765eb' });
});
