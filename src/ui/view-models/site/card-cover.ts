import {
	type CoverSettings,
	type CoverVariant,
	coverVariantsOfList,
} from '../../../graphics/cover-art/cover-variant.ts';
import { formOf, formsOfType, motifOf } from '../../../graphics/cover-art/motif.ts';
import { wordsBetween } from '../../../graphics/cover-art/motif-words.ts';
import { regionOf } from '../../../graphics/cover-art/region.ts';
import type { Site } from '../../../config/site.ts';
import type { EventSummary } from '../../../guide/model/event-summary.ts';
import type { Grouping } from '../../../guide/model/guide-records.ts';
import type { GroupingKind } from '../../../records/resource-name.ts';
import type { ShownPlace } from '../place/shown-place.ts';

/** Matches words between kinds: in “Church and monastery” a place is either. */
const ofSeveralKinds = new RegExp(String.raw`\b(?:${wordsBetween})\b|[&/,]`, 'u');

/** Describes the drawing in place of a photograph. */
export type Cover = CoverSettings;

export function coverOfPlace(
	place: Pick<ShownPlace, 'categories' | 'coordinates' | 'id' | 'kind' | 'name' | 'schemaType'>,
): Cover {
	const { id, schemaType, kind, categories, name } = place;
	const motif = motifOf({ schemaType, kind, categories });
	const ofOneKind = categories.filter((category) => !ofSeveralKinds.test(category));
	return {
		seed: id,
		motif,
		form: formOf(motif, [kind, name, ...ofOneKind.toReversed()]),
		forms: formsOfType(motif, schemaType),
		region: regionOf(place.coordinates),
	};
}

export function coverOfEvent({ id, kind, themes, name, coordinates }: EventSummary): Cover {
	// Of themes the first is the main one; of categories the last is the narrowest.
	const motif = motifOf({ kind, title: name, categories: themes.toReversed() });
	const form = formOf(motif, [kind, name, ...themes]);
	return { seed: id, motif, form, forms: formsOfType(motif, kind), region: regionOf(coordinates) };
}

/**
 * Returns the drawing for a destination or collection. A collection is drawn after what its name
 * says, and neutrally where that is not known. A destination is a town: its name is no word, even
 * where it looks like one (Tours).
 */
export function coverOfGrouping(kind: GroupingKind, { summary }: Pick<Grouping, 'summary'>): Cover {
	const region = regionOf(summary.coordinates);
	if (kind === 'destinations') return { seed: summary.id, motif: 'town', region };
	const motif = motifOf({ kind: summary.name, categories: [] });
	return { seed: summary.id, motif, form: formOf(motif, [summary.name]), region };
}

export function coverOfGuide({ name }: Pick<Site, 'name'>): Cover {
	return { seed: name, motif: 'viewpoint' };
}

interface CoveredCard {
	cover?: Cover | undefined;
}

/**
 * Returns the cards of a list, no cover like those near it.
 *
 * @param before The cards of the lists above it on the page.
 */
export function withDistinctCovers<Card extends CoveredCard>(
	cards: readonly Card[],
	before: readonly CoveredCard[] = [],
): Card[] {
	const shown: CoverVariant[] = before.flatMap(({ cover }) => cover?.variant ?? []);
	const covers = cards.flatMap(({ cover }) => cover ?? []);
	const variants = coverVariantsOfList(covers, shown).values();
	return cards.map((card) =>
		card.cover ? { ...card, cover: { ...card.cover, variant: variants.next().value } } : card,
	);
}
