import { valueKey } from '../../domain/facets/spelling.ts';
import type { Grouping, GuidePlace } from './guide-records.ts';

/** Describes what a name stands for in the guide. */
export type NamedThing =
	{ kind: 'destination'; destination: Grouping } | { kind: 'place'; place: GuidePlace };

export interface PublishedNames {
	/**
	 * Returns what bears a name; a destination before a place, nothing where several of a kind do.
	 * Case and accents do not matter.
	 */
	find(name: string): NamedThing | undefined;
}

export function publishedNames(
	destinations: readonly Grouping[],
	places: readonly GuidePlace[],
): PublishedNames {
	const destinationsByName = uniqueByName(destinations, ({ summary }) => summary.name);
	const placesByName = uniqueByName(places, ({ name }) => name);
	return {
		find(name) {
			const key = valueKey(name);
			if (destinationsByName.has(key)) {
				const destination = destinationsByName.get(key);
				return destination && { kind: 'destination', destination };
			}
			const place = placesByName.get(key);
			return place && { kind: 'place', place };
		},
	};
}

/**
 * Returns things by their name, however it is spelt. A name that several of them bear stands
 * for none of them: its value is `undefined`. Things with an empty name are left out.
 */
function uniqueByName<T>(
	things: readonly T[],
	nameOf: (thing: T) => string,
): Map<string, T | undefined> {
	const byName = new Map<string, T | undefined>();
	for (const thing of things) {
		const key = valueKey(nameOf(thing));
		if (key !== '') byName.set(key, byName.has(key) ? undefined : thing);
	}
	return byName;
}
