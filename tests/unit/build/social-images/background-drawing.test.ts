import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { typefaceFiles } from '../../../../.config/fonts.js';
import type { StandaloneCoverSettings } from '../../../../src/graphics/cover-art/standalone-cover.ts';
import { BackgroundDrawing } from '../../../../src/build/social-images/background-drawing.ts';
import { socialImageFile } from '../../../../src/graphics/social-images/social-image-file.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const museum: StandaloneCoverSettings = {
	seed: 'plc_1',
	motif: 'museum',
	accentHue: 255,
	name: 'National Tile Museum',
};

function drawingIn(folder: string, files = typefaceFiles): BackgroundDrawing {
	return new BackgroundDrawing({
		cacheFolder: join(folder, 'cache'),
		outputFolder: join(folder, 'dist'),
		typefaceFiles: files,
		concurrency: 2,
	});
}

test('pictures are drawn in the background, and are there when they have been waited for', async () => {
	using folder = temporaryFolder();
	const drawing = drawingIn(folder.path);

	drawing.begin([museum]);
	drawing.begin([]);

	expect(await drawing.drawn()).toEqual({ drawn: 1, reused: 0 });
	expect(existsSync(join(folder.path, 'dist', socialImageFile(museum)))).toBe(true);
});

test('whoever waits for pictures is told why one could not be drawn', async () => {
	using folder = temporaryFolder();
	const drawing = drawingIn(folder.path, { ...typefaceFiles, text: ['no-such-typeface.woff2'] });

	drawing.begin([museum]);

	await expect(drawing.drawn()).rejects.toThrow('no-such-typeface');
	await expect(drawingIn(folder.path).drawn()).rejects.toThrow('has not said which social images');
});

test('an answer counts that is met after the end of the process that gave it', async () => {
	using folder = temporaryFolder();
	const drawing = drawingIn(folder.path);
	const picture = join(folder.path, 'dist', socialImageFile(museum));
	drawing.begin([museum]);
	// What this one writes and its end are told at once; meanwhile the other one ends, of which
	// nothing has been told.
	const another = spawn('printf', ['done']);
	another.stdout.once('data', () => {
		for (let waits = 0; waits < 1000 && !existsSync(picture); waits++) block(10);
		block(1000);
	});
	block(200);

	expect(await drawing.drawn()).toEqual({ drawn: 1, reused: 0 });
});

/** As a build does that draws pages. */
function block(ms: number): void {
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
