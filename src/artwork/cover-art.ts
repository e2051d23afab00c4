import { drawForeground } from './landscape.ts';
import type { Motif } from './motif-names.ts';
import { inkReference } from './palette.ts';
import { grassyMotifs, scenes } from './scenes.ts';
import { seededRandom } from './seeded-random.ts';
import { newSketch, pictureHeight, rootAttributes, type Form, type Season } from './sketch.ts';
import { toneNames, type ToneName, tones } from './tone.ts';

/** What tells one cover from another at a glance. */
export interface CoverVariant {
	motif: Motif;
	tone: ToneName;
	form: Form;
	isMirrored: boolean;
}

export interface CoverSettings {
	/** The record's id: the same seed always gives the same drawing. */
	seed: string;
	motif: Motif;
	season?: Season | undefined;
	/** The cover that stands before this one in a list: this one will look different. */
	avoid?: CoverVariant | undefined;
}

export interface CoverArt {
	/** An `svg` element of 240 × 160 units without text, ids or styles. */
	svg: string;
	variant: CoverVariant;
}

const pictureWidth = 240;

/**
 * The drawing for a record without a photograph.
 *
 * Its colours are the custom properties `--art-*` (see `palette.ts`), so it follows the reader's
 * choice of light or dark. All of its text is our own: nothing a service sent gets into it.
 */
export function coverArt({ seed, motif, season, avoid }: CoverSettings): CoverArt {
	const variant = coverVariant(seed, motif, avoid);
	const drawing = drawScene(
		{ seed, season, variant, width: pictureWidth, isDetailed: false },
		inkReference,
	);
	const svg =
		`<svg viewBox="0 0 ${pictureWidth} ${pictureHeight}"` +
		` preserveAspectRatio="xMidYMid slice" ${rootAttributes} aria-hidden="true" focusable="false">${drawing}</svg>`;
	return { svg, variant };
}

/** The covers of a list in its order, no two neighbours alike. */
export function coversOfList(records: readonly Omit<CoverSettings, 'avoid'>[]): CoverArt[] {
	const covers: CoverArt[] = [];
	for (const record of records) {
		covers.push(coverArt({ ...record, avoid: covers.at(-1)?.variant }));
	}
	return covers;
}

/** How the cover of a record looks, different from `avoid` in its tone, and in its form where the motif is the same. */
export function coverVariant(seed: string, motif: Motif, avoid?: CoverVariant): CoverVariant {
	const random = seededRandom(`${motif} ${seed}`);
	const firstTone = random.integer(0, toneNames.length - 1);
	const turn = random.integer(1, toneNames.length - 1);
	const form: Form = random.chance(0.5) ? 0 : 1;
	const isMirrored = random.chance(0.5);
	const isToneTaken = avoid?.tone === toneNames[firstTone];
	const tone =
		toneNames[isToneTaken ? (firstTone + turn) % toneNames.length : firstTone] ?? 'clear';
	const isFormTaken = avoid?.motif === motif && avoid.form === form;
	return { motif, tone, form: isFormTaken ? flipped(form) : form, isMirrored };
}

export interface SceneSettings {
	seed: string;
	season?: Season | undefined;
	variant: CoverVariant;
	/** Of the picture, in drawing units: it is 160 high. */
	width: number;
	isDetailed: boolean;
}

/** The elements of a whole picture; `colour` gives the value of a `fill` or `stroke` attribute. */
export function drawScene(
	settings: SceneSettings,
	colour: Parameters<typeof newSketch>[1],
): string {
	const { seed, season, variant, width, isDetailed } = settings;
	const random = seededRandom(seed);
	const focus = Math.round(width / 2) + random.integer(-9, 9);
	const tone = tones[variant.tone];
	const sketch = newSketch(
		{ width, focus, tone, season, random, form: variant.form, isDetailed },
		colour,
	);
	scenes[variant.motif](sketch);
	if (grassyMotifs.has(variant.motif)) drawForeground(sketch);
	const drawing = sketch.markup();
	return variant.isMirrored
		? `<g transform="matrix(-1 0 0 1 ${String(width)} 0)">${drawing}</g>`
		: drawing;
}

function flipped(form: Form): Form {
	return form === 0 ? 1 : 0;
}
