import { type NearbyIndex, nearbyIndex } from '../../domain/geo/nearby.ts';
import { categoryKey } from './category-tree.ts';
import { groupBy } from './group-by.ts';
import type { LocatedPlace } from './guide-records.ts';

/** Places by their innermost category; those without category or coordinates are not in it. */
export interface AlikePlaces {
	/** The places of a category, outermost level first. */
	inCategory(categories: readonly string[]): NearbyIndex<LocatedPlace> | undefined;
}

export function alikePlaces(places: readonly LocatedPlace[]): AlikePlaces {
	const byCategory = groupBy(places, ({ categories }) => keyOf(categories));
	const indexes = new Map(
		[...byCategory].map(([key, members]) => [key, nearbyIndex(members)] as const),
	);
	return { inCategory: (categories) => indexes.get(keyOf(categories) ?? '') };
}

function keyOf(categories: readonly string[]): string | undefined {
	return categories.length === 0 ? undefined : categories.map(categoryKey).join('/');
}
