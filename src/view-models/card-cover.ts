import { coverVariant, type CoverSettings } from '../artwork/cover-art.ts';
import { motifOf } from '../artwork/motif.ts';
import type { EventSummary } from '../guide/event-summary.ts';
import type { GroupingSummary } from '../guide/grouping-summary.ts';
import type { PlaceSummary } from '../guide/place-summary.ts';

/** The drawing in place of a photograph. */
export type Cover = CoverSettings;

export function coverOfPlace({ id, schemaType, kind, categories }: PlaceSummary): Cover {
	return { seed: id, motif: motifOf({ schemaType, kind, categories }) };
}

export function coverOfEvent({ id, kind, themes }: EventSummary): Cover {
	return { seed: id, motif: motifOf({ kind, categories: themes }) };
}

/** A destination or collection is drawn after what its name says. */
export function coverOfGrouping({ id, name }: GroupingSummary): Cover {
	return { seed: id, motif: motifOf({ kind: name, categories: [] }) };
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
