import type { CoverSettings } from '../../../graphics/cover-art/cover-art.ts';
import { coverVariantsOfList } from '../../../graphics/cover-art/cover-variant.ts';
import { formOf, motifOf } from '../../../graphics/cover-art/motif.ts';
import type { EventSummary } from '../../../guide/model/event-summary.ts';
import type { Grouping } from '../../../guide/model/guide-records.ts';
import type { PlaceSummary } from '../../../guide/model/place-summary.ts';
import type { GroupingKind } from '../../../records/resource-name.ts';

/** In “Church and monastery” a place is either. */
const ofSeveralKinds = /\band\b|[&/,]/u;

/** The drawing in place of a photograph. */
export type Cover = CoverSettings;

export function coverOfPlace({ id, schemaType, kind, categories, name }: PlaceSummary): Cover {
	const motif = motifOf({ schemaType, kind, categories });
	const ofOneKind = categories.filter((category) => !ofSeveralKinds.test(category));
	return { seed: id, motif, form: formOf(motif, [kind, name, ...ofOneKind.toReversed()]) };
}

export function coverOfEvent({ id, kind, themes, name }: EventSummary): Cover {
	// Of themes the first is the main one; of categories the last is the narrowest.
	const motif = motifOf({ kind, title: name, categories: themes.toReversed() });
	return { seed: id, motif, form: formOf(motif, [kind, name, ...themes]) };
}

/**
 * A collection is drawn after what its name says, and neutrally where that is not known. A
 * destination always is: its name is no word, even where it looks like one (Tours).
 */
export function coverOfGrouping(kind: GroupingKind, { summary }: Pick<Grouping, 'summary'>): Cover {
	if (kind === 'destinations') return { seed: summary.id, motif: 'place' };
	const motif = motifOf({ kind: summary.name, categories: [] });
	return { seed: summary.id, motif, form: formOf(motif, [summary.name]) };
}

/** The cards of a list, no cover like those near it. */
export function withDistinctCovers<Card extends { cover?: Cover | undefined }>(
	cards: readonly Card[],
): Card[] {
	const variants = coverVariantsOfList(cards.flatMap(({ cover }) => cover ?? [])).values();
	return cards.map((card) =>
		card.cover ? { ...card, cover: { ...card.cover, variant: variants.next().value } } : card,
	);
}
