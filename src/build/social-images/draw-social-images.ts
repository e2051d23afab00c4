import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { constants } from 'node:fs';
import { join } from 'node:path';
import type { StandaloneCoverSettings } from '../../graphics/cover-art/standalone-cover.ts';
import { flush } from '../../content/snapshot/durable-files.ts';
import type { TypefaceFiles } from '../../graphics/typesetting/guide-typefaces.ts';
import { socialImageFile } from '../../graphics/social-images/social-image-file.ts';
import { isWholePicture } from '../../graphics/social-images/pictures.ts';

export interface SocialImageSettings {
	/** Holds the pictures between builds; what the guide no longer needs is removed from it. */
	cacheFolder: string;
	/** Gets a copy of every picture. */
	outputFolder: string;
	typefaceFiles: TypefaceFiles;
	/** Pictures drawn at the same time; each keeps about one core busy. */
	concurrency: number;
}

export interface SocialImageCounts {
	drawn: number;
	/** Taken from an earlier build. */
	reused: number;
}

/**
 * Puts every picture that is missing in the output folder, and draws those that no earlier build
 * has drawn.
 *
 * The bytes of a picture depend on nothing but its settings. A build that is ended in the middle
 * leaves nothing that the next one would take for a picture, and one that is damaged is drawn anew.
 *
 * @param advance Receives how many of the missing pictures are drawn.
 * @throws if a picture cannot be drawn or written, with its name.
 */
export async function drawSocialImages(
	covers: readonly StandaloneCoverSettings[],
	{ cacheFolder, concurrency, outputFolder, typefaceFiles }: SocialImageSettings,
	advance?: (done: number, total: number) => void,
): Promise<SocialImageCounts> {
	await Promise.all([cacheFolder, outputFolder].map((path) => mkdir(path, { recursive: true })));
	const present = new Set(await readdir(cacheFolder));
	const wanted = new Map(covers.map((cover) => [socialImageFile(cover), cover]));
	const missing = [...wanted].filter(([file]) => !isWholePicture(join(cacheFolder, file)));
	if (missing.length > 0) {
		// Loaded where there is something to draw: most builds find all pictures in the cache.
		const { openPainter } = await import('../../graphics/social-images/pictures.ts');
		const paint = await openPainter(typefaceFiles);
		let done = 0;
		await eachAtATime(missing, concurrency, async ([file, cover]) => {
			const unfinished = join(cacheFolder, `${file}.part`);
			try {
				await writeFile(unfinished, await paint(cover));
				flush(unfinished);
				await rename(unfinished, join(cacheFolder, file));
				advance?.(++done, missing.length);
			} catch (cause) {
				throw new Error(`The social image of “${cover.name}” could not be made.`, { cause });
			}
		});
	}
	await eachAtATime([...wanted.keys()], copiesAtATime, (file) =>
		copyFile(join(cacheFolder, file), join(outputFolder, file), constants.COPYFILE_FICLONE),
	);
	const unwanted = [...present].filter((file) => !wanted.has(file));
	await Promise.all(unwanted.map((file) => rm(join(cacheFolder, file), { force: true })));
	return { drawn: missing.length, reused: wanted.size - missing.length };
}

const copiesAtATime = 16;

async function eachAtATime<T>(
	entries: readonly T[],
	count: number,
	handle: (entry: T) => Promise<void>,
): Promise<void> {
	const queue = entries.values();
	const takeTurns = async () => {
		for (const entry of queue) await handle(entry);
	};
	await Promise.all(Array.from({ length: count }, takeTurns));
}
