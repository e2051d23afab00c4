import type { Motif } from './motif-names.ts';
import { formsOf } from './scene-files.ts';
import { seededRandom } from './seeded-random.ts';
import type { Form } from './sketch.ts';
import { type ToneName, toneNames } from './tone.ts';

/** Holds what tells one cover from another at a glance. */
export interface CoverVariant {
	motif: Motif;
	/** Form in which the drawing shows its motif: the same for a record wherever it is shown. */
	form: Form;
	tone: ToneName;
	isMirrored: boolean;
}

/** Holds what a cover is made from. */
export interface CoverSubject {
	/** The record's id. */
	seed: string;
	motif: Motif;
	/** Form that its words ask for (`form-words.ts`); absent where the id may choose. */
	form?: Form | undefined;
}

/**
 * How many forms of a motif, the first ones, suit any record of it, where not all do: the others
 * need a word for it (`form-words.ts`).
 */
const commonForms: Readonly<Partial<Record<Motif, number>>> = {
	museum: 4,
	castle: 3,
	palace: 2,
	viewpoint: 2,
	restaurant: 2,
	music: 4,
	sport: 2,
	place: 3,
};

/** Returns how many forms suit any record of the motif. */
export function commonFormsOf(motif: Motif): number {
	return commonForms[motif] ?? formsOf(motif);
}

/** As many cards as stand near each other in a list of up to four columns. */
const rowLength = 4;

/** How the cover of a record looks by itself. */
export function coverVariant(subject: CoverSubject): CoverVariant {
	return variantBeside([], subject);
}

/**
 * How the covers of a list look, in its order. A record keeps its form, as readers know it again by
 * that; what varies is the hour of the day, which is never that of the cover before, nor of any of
 * the same motif in a row of four, and the side that the light comes from, where two of one form
 * are so near each other.
 */
export function coverVariantsOfList(subjects: readonly CoverSubject[]): CoverVariant[] {
	const variants: CoverVariant[] = [];
	for (const subject of subjects) {
		variants.push(variantBeside(variants.slice(-rowLength), subject));
	}
	return variants;
}

/** `near` are the covers before this one, the nearest last. */
function variantBeside(
	near: readonly CoverVariant[],
	{ seed, motif, form: wanted }: CoverSubject,
): CoverVariant {
	const random = seededRandom(`${motif} ${seed}`);
	const firstTone = random.integer(0, toneNames.length - 1);
	const turn = random.integer(1, toneNames.length - 1);
	const commonForm = random.integer(0, commonFormsOf(motif) - 1);
	const form = wanted ?? commonForm;
	const isMirrored = random.chance(0.5);
	const kin = near.filter((variant) => variant.motif === motif);
	const twin = kin.findLast((variant) => variant.form === form);
	const taken = new Set([near.at(-1), ...kin].map((variant) => variant?.tone));
	return {
		motif,
		form,
		tone: freeTone(firstTone, turn, taken),
		isMirrored: twin ? !twin.isMirrored : isMirrored,
	};
}

/**
 * The first tone that is not taken, in steps of `turn` round the tones: their number is prime, so
 * all are met.
 */
function freeTone(first: number, turn: number, taken: ReadonlySet<ToneName | undefined>): ToneName {
	const ordered = toneNames.map(
		(tone, step) => toneNames[(first + step * turn) % toneNames.length] ?? tone,
	);
	return ordered.find((tone) => !taken.has(tone)) ?? 'clear';
}
