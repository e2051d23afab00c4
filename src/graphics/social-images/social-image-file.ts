import { createHash } from 'node:crypto';
import type { StandaloneCoverSettings } from '../cover-art/standalone-cover.ts';

/**
 * To be raised with every change to what is drawn, typefaces included: pictures are cached by their
 * names for ever.
 */
const drawingVersion = 8;

/**
 * Name of the file that holds a picture: another one for every other content, so that it may be
 * cached for ever.
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
