import { type NearbyIndex, nearbyIndex } from '../../domain/geo/nearby.ts';
import { Memo } from '../../i18n/locale/memo.ts';
import { categoryKey } from './category-tree.ts';
import { groupBy } from './group-by.ts';
import type { GuidePlace, LocatedPlace } from './guide-records.ts';

/** Places by their categories; those without category or coordinates are not in it. */
export interface AlikePlaces {
	/**
	 * Returns the places of the innermost category of a place; where no other place has that
	 * category, those of the category around it, with all categories below.
	 */
	ofKind(place: GuidePlace): NearbyIndex<LocatedPlace> | undefined;
}

export function alikePlaces(places: readonly LocatedPlace[]): AlikePlaces {
	const innermost = groupBy(places, ({ categories }) => keyOf(categories));
	const levels = places.flatMap((place) =>
		place.categories.map((_, level) => ({
			key: keyOf(place.categories.slice(0, level + 1)),
			place,
		})),
	);
	const within = groupBy(levels, ({ key }) => key);
	const indexes = new Memo<NearbyIndex<LocatedPlace>>();
	return {
		ofKind({ categories, id }) {
			const key = keyOf(categories);
			const alike = innermost.get(key ?? '') ?? [];
			if (alike.some((other) => other.id !== id)) {
				return indexes.get(`in ${key}`, () => nearbyIndex(alike));
			}
			const around = keyOf(categories.slice(0, -1)) ?? key;
			if (around === undefined) return undefined;
			return indexes.get(`within ${around}`, () =>
				nearbyIndex((within.get(around) ?? []).map(({ place }) => place)),
			);
		},
	};
}

function keyOf(categories: readonly string[]): string | undefined {
	return categories.length === 0 ? undefined : categories.map(categoryKey).join('/');
}
