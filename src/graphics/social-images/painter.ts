import sharp from 'sharp';
import { standaloneCover, type StandaloneCoverSettings } from '../cover-art/standalone-cover.ts';
import { openGuideTypefaces, type TypefaceFiles } from '../typesetting/guide-typefaces.ts';

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
