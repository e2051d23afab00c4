import { coverVariant, type CoverSettings } from '../artwork/cover-art.ts';
import { motifOf } from '../artwork/motif.ts';
import type { EventSummary } from '../guide/event-summary.ts';
import type { Grouping } from '../guide/guide.ts';
import type { PlaceSummary } from '../guide/place-summary.ts';

/** The drawing in place of a photograph. */
export type Cover = CoverSettings;

export function coverOfPlace({ id, schemaType, kind, categories }: PlaceSummary): Cover {
	return { seed: id, motif: motifOf({ schemaType, kind, categories }) };
}

export function coverOfEvent({ id, kind, themes }: EventSummary): Cover {
	// Of themes the first is the main one; of categories the last is the narrowest.
	return { seed: id, motif: motifOf({ kind, categories: themes.toReversed() }) };
}

/** A destination or collection is drawn after what its name says; a theme without a picture of its own after its first place. */
export function coverOfGrouping(
	{ summary, places }: Grouping,
	kind: 'destinations' | 'collections',
): Cover {
	const seed = summary.id;
	const motif = motifOf({ kind: summary.name, categories: [] });
	const [first] = places;
	const isNameless = motif === 'place' && kind === 'collections';
	return isNameless && first ? { ...coverOfPlace(first), seed } : { seed, motif };
}

/** The cards of a list, each cover different from the one before it. */
export function withDistinctCovers<Card extends { cover?: Cover | undefined }>(
	cards: readonly Card[],
): Card[] {
	let avoid: CoverSettings['avoid'];
	return cards.map((card) => {
		if (!card.cover) return card;
		const cover = avoid ? { ...card.cover, avoid } : card.cover;
		avoid = coverVariant(cover.seed, cover.motif, avoid);
		return { ...card, cover };
	});
}
