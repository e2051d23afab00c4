import { createHash } from 'node:crypto';
import type { StandaloneCoverSettings } from '../cover-art/standalone-cover.ts';

/**
 * Version of the drawing, to be raised with every change to how pictures are drawn, typefaces
 * included: browsers keep a picture by its name for ever.
 */
const drawingVersion = 8;

/**
 * Returns the name of the file that holds a picture: it changes with whatever the picture shows, so
 * that browsers may keep the file for ever.
 */
export function socialImageFile(cover: StandaloneCoverSettings): string {
	const { accentHue, form, forms, guideName, kind, locality, motif, name, region, season, seed } =
		cover;
	const drawn = [
		drawingVersion,
		seed,
		motif,
		form,
		forms,
		season,
		region,
		accentHue,
		name,
		kind,
		locality,
		guideName,
	];
	const digest = createHash('sha256').update(JSON.stringify(drawn.map((part) => part ?? null)));
	return `${digest.digest('hex').slice(0, 24)}.png`;
}
