import { appealOfType } from '../../domain/schema-org/appeal.ts';
import { nameOrder } from '../../i18n/locale/name-order.ts';
import { allCategories } from './category-tree.ts';
import type { Grouping, GuidePlace, PlaceOrdering } from './guide-records.ts';
import type { Guide } from './guide.ts';
import { withMixedKinds } from './mixed-kinds.ts';

/** Holds what ranks are made from. */
type Ranked = Pick<Guide, 'categories' | 'eventsByPlaceId' | 'listedPlaces'> & {
	/** All collections. */
	collectionsByMemberId: ReadonlyMap<string, readonly Grouping[]>;
};

/** Names how a list is ordered, which visitors are shown in words. */
export type ListOrder = 'choices' | 'highlights' | 'name';

/** Returns how to name the order of places that are in the order of lists. */
export function orderOfList(places: readonly GuidePlace[], locale: string): ListOrder {
	if (places.some(isChosen)) return 'choices';
	const compare = nameOrder(locale);
	const isByName = places.every(
		({ name }, index) => index === 0 || compare(places[index - 1]?.name ?? '', name) <= 0,
	);
	return isByName ? 'name' : 'highlights';
}

/** Returns whether the editors have given a place a score, or recommend it. */
export function isChosen({ editorialScore, isEndorsed }: GuidePlace): boolean {
	return editorialScore !== undefined || isEndorsed === true;
}

/**
 * Returns by id how much each listed place stands out: by its kind, by what its record states, by
 * the events to come there, and by the collections that it is in. Places of a kind that says
 * nothing count as the others of their category. A single event changes nothing: lists would have
 * another order after each.
 */
export function placeRanks(guide: Ranked): Map<string, number> {
	const appeals = appealsById(guide);
	return new Map(
		guide.listedPlaces.map(({ id, wealth }) => {
			const events = guide.eventsByPlaceId.get(id)?.length ?? 1;
			const collections = guide.collectionsByMemberId.get(id)?.length ?? 0;
			const around = Math.floor(Math.log2(events)) + collections;
			return [id, Math.round(appeals.get(id) ?? 0) + wealth + around];
		}),
	);
}

/**
 * Returns what brings places into the order of lists: those that the editors score, the highest
 * first; then those that they recommend; then all others. Among equals that which stands out most
 * comes first, each further one of a type a little later, and no three of a kind follow each other
 * while others are left. What is equal in all this stays as it is.
 */
export function listOrder(ranks: ReadonlyMap<string, number>): PlaceOrdering {
	return (places) => {
		const ordered: GuidePlace[] = [];
		for (const equals of [...Map.groupBy(places, choiceOf)].sort(([one], [other]) => other - one)) {
			ordered.push(...withMixedKinds(varied(equals[1], ranks), ordered));
		}
		return ordered;
	};
}

/** Orders what the editors say of places: the higher, the earlier. */
function choiceOf({ editorialScore, isEndorsed }: GuidePlace): number {
	return editorialScore ?? (isEndorsed ? -Number.MAX_VALUE : -Infinity);
}

/**
 * Returns places by rank, of which the second of a type loses one, the fourth two, the eighth
 * three.
 */
function varied(places: readonly GuidePlace[], ranks: ReadonlyMap<string, number>): GuidePlace[] {
	const counts = new Map<string, number>();
	return places
		.map((place) => ({ place, rank: ranks.get(place.id) ?? 0 }))
		.sort((one, other) => other.rank - one.rank)
		.map(({ place, rank }) => {
			const type = place.schemaType ?? place.kind ?? '';
			const count = (counts.get(type) ?? 0) + 1;
			counts.set(type, count);
			return { place, rank: rank - Math.log2(count) };
		})
		.sort((one, other) => other.rank - one.rank)
		.map(({ place }) => place);
}

function appealsById({ categories, listedPlaces }: Ranked): Map<string, number> {
	const stated = new Map(
		listedPlaces.map(({ id, schemaType }) => [id, appealOfType(schemaType)] as const),
	);
	const appeals = new Map<string, number>();
	// The innermost category has the last word.
	for (const { places } of allCategories(categories)) {
		const known = places.flatMap(({ id }) => stated.get(id) ?? []);
		if (known.length === 0) continue;
		const mean = known.reduce((sum, one) => sum + one, 0) / known.length;
		for (const { id } of places) appeals.set(id, mean);
	}
	for (const [id, appeal] of stated) if (appeal !== undefined) appeals.set(id, appeal);
	return appeals;
}
