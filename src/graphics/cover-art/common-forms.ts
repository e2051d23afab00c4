import type { Motif } from './motif-names.ts';
import type { Region } from './region.ts';
import { formsOf } from './scene-files.ts';
import type { Form } from './sketch.ts';

/**
 * Lists the forms of a motif that suit any record of it, where not all do: the others need a word
 * (`motif-words.ts`), a type of schema.org or a region.
 */
const commonForms: Readonly<Partial<Record<Motif, readonly Form[]>>> = {
	museum: [0, 1, 2, 3, 6, 7],
	castle: [0, 1, 2],
	palace: [0, 1],
	viewpoint: [1],
	shop: [0, 1, 2, 4],
	restaurant: [0, 1, 3, 4, 5],
	theatre: [0, 1, 2, 3],
	music: [0, 1, 2, 3],
	books: [0, 1, 3, 4],
	sport: [0, 1, 7, 8, 10],
	walk: [0],
	station: [0, 1],
	monument: [0, 1, 2, 3, 5],
	// Houses of prayer are too unlike each other for one to stand for another.
	worship: [],
	town: [0, 3],
};

/** Lists the forms that a region adds. */
const formsOfRegion: Readonly<Record<Region, Readonly<Partial<Record<Motif, readonly Form[]>>>>> = {
	mediterranean: { viewpoint: [0], monument: [4], town: [1, 2, 4, 5] },
	temperate: { town: [1, 2] },
	warm: {},
};

/** Lists what may stand for a motif where its own drawings have been shown close by. */
const kin: Readonly<Partial<Record<Motif, readonly Motif[]>>> = {
	castle: ['palace', 'monument'],
	palace: ['castle', 'monument'],
	park: ['garden', 'walk'],
	garden: ['park'],
	walk: ['park', 'viewpoint'],
	viewpoint: ['walk', 'park'],
	market: ['shop'],
	shop: ['market'],
	restaurant: ['cafe'],
	camp: ['walk', 'park'],
	sport: ['park'],
	theatre: ['hall'],
	guitar: ['music'],
	office: ['hall'],
};

/** Names a drawing. */
export interface Drawing {
	motif: Motif;
	form: Form;
}

/** Returns the forms of a motif that suit any record of it in a region. */
export function commonFormsOf(motif: Motif, region?: Region): readonly Form[] {
	const common = commonForms[motif] ?? [...Array(formsOf(motif)).keys()];
	return region ? [...common, ...(formsOfRegion[region][motif] ?? [])] : common;
}

/**
 * Returns the drawings that may stand for a motif besides its own, nearest in kind first: those of
 * its kin, then the neutral ones.
 */
export function substitutesFor(motif: Motif, region?: Region): Drawing[] {
	const motifs: readonly Motif[] = [...(kin[motif] ?? []), 'place'];
	return motifs.flatMap((other) => drawingsOf(other, commonFormsOf(other, region)));
}

export function drawingsOf(motif: Motif, forms: readonly Form[]): Drawing[] {
	return forms.map((form) => ({ motif, form }));
}
