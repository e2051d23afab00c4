import sharp from 'sharp';
import { standaloneCover, type StandaloneCoverSettings } from '../cover-art/standalone-cover.ts';
import { openGuideTypefaces, type TypefaceFiles } from '../typesetting/guide-typefaces.ts';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** PNG (Third Edition), section 5.2. */
const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/**
 * Last chunk of every file, with its length before it and its checksum behind it: section 11.2.5.
 */
const endChunk = Buffer.from('\0\0\0\0IEND\xae\x42\x60\x82', 'latin1');

/**
 * Gives what makes pictures into PNG files; several may be in the making at the same time, on
 * threads of their own.
 */
export async function openPainter(
	files: TypefaceFiles,
): Promise<(cover: StandaloneCoverSettings) => Promise<Uint8Array>> {
	const typefaces = await openGuideTypefaces(files);
	return (cover) =>
		sharp(Buffer.from(standaloneCover(cover, typefaces)))
			// Flat colours and their edges: a palette makes the file a third as large.
			.png({ palette: true, colours: 64, quality: 80, effort: 1, dither: 0 })
			.toBuffer();
}

/**
 * Returns whether there is a PNG file at the path that has its beginning and its end. A power cut
 * may leave the name with nothing in it, or with a part of it. Only the two ends are read.
 */
export function isWholePicture(path: string): boolean {
	let file: number | undefined;
	try {
		file = openSync(path, 'r');
		const { size } = fstatSync(file);
		return hasAt(file, 0, signature) && hasAt(file, size - endChunk.length, endChunk);
	} catch {
		return false;
	} finally {
		if (file !== undefined) closeSync(file);
	}
}

function hasAt(file: number, position: number, expected: Buffer): boolean {
	if (position < 0) return false;
	const found = Buffer.alloc(expected.length);
	readSync(file, found, 0, found.length, position);
	return found.equals(expected);
}
