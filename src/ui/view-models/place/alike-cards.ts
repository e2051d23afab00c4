import { valueKey } from '../../../domain/facets/spelling.ts';
import type { GuidePlace } from '../../../guide/model/guide-records.ts';
import type { PlaceCard } from './place-card.ts';

/**
 * The cards of a list; of those that read alike each tells its street before its whereabouts, where it is stated and none of the others
 * is in it.
 *
 * @param places Which each card is of.
 */
export function withStreetsWhereAlike(
	cards: readonly PlaceCard[],
	places: readonly GuidePlace[],
): PlaceCard[] {
	const streets = places.map(({ street }) => street);
	const texts = cards.map(textOf);
	return cards.map((card, index) => {
		const street = streets[index];
		const others = streets.filter((_, other) => other !== index && texts[other] === texts[index]);
		const isTelling = others.every((other) => valueKey(other ?? '') !== valueKey(street ?? ''));
		if (street === undefined || others.length === 0 || !isTelling) return card;
		const parts = [street, card.whereabouts].filter((part) => part !== undefined);
		return { ...card, whereabouts: parts.join(', ') };
	});
}

function textOf({ eyebrow = '', name, whereabouts = '' }: PlaceCard): string {
	return [name, eyebrow, whereabouts].map(valueKey).join('\n');
}
