import { valueKey } from '../../../domain/facets/spelling.ts';
import { Memo } from '../../../i18n/locale/memo.ts';
import type { PlaceCard } from './place-card.ts';
import type { ShownPlace } from './shown-place.ts';

const nameKeys = new Memo<string>();
const byList = new WeakMap<readonly ShownPlace[], ReadonlyMap<string, readonly ShownPlace[]>>();

/**
 * Returns the cards of a list; where several places have one name, each card shows its street
 * before its whereabouts, if it is stated and not the same for all.
 *
 * @param places Which each card is of.
 * @param list All places of the list, where these are a part of it.
 */
export function withStreetsWhereAlike(
	cards: readonly PlaceCard[],
	places: readonly ShownPlace[],
	list: readonly ShownPlace[] = places,
): PlaceCard[] {
	const namesakes = byList.get(list) ?? Map.groupBy(list, nameKey);
	byList.set(list, namesakes);
	return cards.map((card, index) => {
		const place = places[index];
		const street = place?.street;
		const others = place && namesakes.get(nameKey(place));
		if (street === undefined || !others) return card;
		const isDistinctive = others.some((other) => valueKey(other.street ?? '') !== valueKey(street));
		if (!isDistinctive) return card;
		const parts = [street, card.whereabouts].filter((part) => part !== undefined);
		return { ...card, whereabouts: parts.join(', ') };
	});
}

function nameKey({ name }: ShownPlace): string {
	return nameKeys.get(name, () => valueKey(name));
}
