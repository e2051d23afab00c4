import type { CoverVariant } from './cover-variant.ts';
import { inkOf } from './ink-role.ts';
import { sceneOf } from './scene-files.ts';
import { drawScenery } from './scenery.ts';
import { short } from './outlines.ts';
import type { Region } from './region.ts';
import { seededRandom } from './seeded-random.ts';
import { newSketch, type CoverSeason } from './sketch.ts';
import { tones } from './tone.ts';

export interface SceneSettings {
	seed: string;
	season?: CoverSeason | undefined;
	region?: Region | undefined;
	variant: CoverVariant;
	/** Width of the picture, in drawing units: it is 160 high. */
	width: number;
	isDetailed: boolean;
}

/**
 * Returns the elements of a whole picture; `colour` gives the value of a `fill` or `stroke`
 * attribute.
 */
export function drawScene(
	settings: SceneSettings,
	colour: Parameters<typeof newSketch>[1],
): string {
	const { seed, season, region, variant, width, isDetailed } = settings;
	const random = seededRandom(seed);
	const focus = Math.round(width / 2) + random.integer(-9, 9);
	const tone = tones[variant.tone];
	const sketch = newSketch(
		{ width, left: -focus, tone, season, region, random, isDetailed },
		colour,
	);
	for (const part of sceneOf(variant.motif, variant.form)) {
		if (typeof part === 'string') sketch.add(part);
		else if ('ink' in part) sketch.add(colour(inkOf(part.ink, sketch)));
		else if ('scenery' in part) drawScenery(sketch, part.scenery, part.attributes);
		else sketch.add(`translate(${swayed(part.x, part.sway[0])} ${swayed(part.y, part.sway[1])})`);
	}
	const placing = variant.isMirrored
		? `matrix(-1 0 0 1 ${String(width - focus)} 0)`
		: `translate(${String(focus)} 0)`;
	return `<g transform="${placing}">${sketch.markup()}</g>`;

	function swayed(middle: number, reach: number): string {
		return short(middle + (reach === 0 ? 0 : random.between(-reach, reach)));
	}
}
