import type { Grouping } from './guide-records.ts';
import type { PublishedNames } from './published-names.ts';

/** Holds destinations that lie in no other, and those that do by the one around them. */
export interface NestedDestinations {
	outer: readonly Grouping[];
	inner: readonly { whole: Grouping; parts: readonly Grouping[] }[];
}

/**
 * Sorts out which destinations lie within others of the guide, as their `contained_in` names them.
 * A part has fewer places than its whole, so no two are within each other.
 * @returns Both in the order of the destinations.
 */
export function nestedDestinations(
	destinations: readonly Grouping[],
	names: PublishedNames,
): NestedDestinations {
	const within = Map.groupBy(destinations, ({ places, summary }) => {
		const named = summary.containedIn === undefined ? undefined : names.find(summary.containedIn);
		if (named?.kind !== 'destination') return undefined;
		return named.destination.places.length > places.length ? named.destination : undefined;
	});
	return {
		outer: within.get(undefined) ?? [],
		inner: destinations.flatMap((whole) => {
			const parts = within.get(whole) ?? [];
			return parts.length === 0 ? [] : [{ whole, parts }];
		}),
	};
}
