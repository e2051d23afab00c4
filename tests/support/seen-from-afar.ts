import { existsSync } from 'node:fs';
import sharp from 'sharp';

/**
 * So many pixels become one: what fonts are drawn with on another machine no longer shows, a colour
 * or a gap does.
 */
const pixelsInOne = 4;
/** A height that differs by no more, in such pixels, is that of the other machine's rounding. */
const tolerance = 2;

/**
 * A picture made small, to be held against an earlier one.
 *
 * @param picture PNG.
 * @param earlierPath Of the earlier small picture, whose size it takes where that is nearly its
 *   own.
 * @returns PNG with a small palette.
 */
export async function seenFromAfar(picture: Buffer, earlierPath: string): Promise<Buffer> {
	const full = sharp(picture);
	const size = await full.metadata();
	const wanted = {
		width: Math.round(size.width / pixelsInOne),
		height: Math.round(size.height / pixelsInOne),
	};
	const earlier = existsSync(earlierPath) ? await sharp(earlierPath).metadata() : wanted;
	const isNear =
		earlier.width === wanted.width && Math.abs(earlier.height - wanted.height) <= tolerance;
	const { height, width } = isNear ? earlier : wanted;
	return full
		.resize(width, height, { fit: 'fill' })
		.flatten({ background: '#fff' })
		.png({ palette: true, colours: 64, dither: 0, effort: 10 })
		.toBuffer();
}
