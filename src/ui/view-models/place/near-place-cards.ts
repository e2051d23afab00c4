import type { GuidePlace } from '../../../guide/model/guide-records.ts';
import { withStreetsWhereAlike } from './alike-cards.ts';
import { withDistinctCovers } from '../site/card-cover.ts';
import type { RecordContext } from '../site/page-context.ts';
import { type PlaceCard, placeCard } from './place-card.ts';
import { type NearPlace, wayTo } from './place-relations.ts';

/**
 * Returns the cards of places near another one, in the order given, with the way to each; those
 * that read alike are told apart.
 */
export function nearPlaceCards(
	context: RecordContext,
	{ coordinates: from }: GuidePlace,
	near: readonly NearPlace[],
): PlaceCard[] {
	const places = near.map(({ place }) => place);
	const cards = places.map((place) => ({
		...placeCard(context, place),
		distance: from && wayTo(context, from, place),
	}));
	return withDistinctCovers(withStreetsWhereAlike(cards, places));
}
