import { areInDifferentTowns, townLine } from '../events/own-address.ts';
import { type Coordinates, isRough } from '../geo/coordinates.ts';
import { postalCodeKey } from '../places/postal-code.ts';
import type { Finding } from './finding.ts';

/** A place with coordinates, as far as its town goes. */
export interface PlaceOfTown {
	id: string;
	coordinates: Coordinates;
	/** Without its postal code. */
	city?: string | undefined;
	postalCode?: string | undefined;
	neighbourhood?: string | undefined;
}

/**
 * Places on one exact point that are in different towns, by city and by postal code: one of them is hardly there. Each point once,
 * with the first place on it and those that are in another town than that.
 *
 * A city that the other address names as well (“Blois Cedex”, “Blois”) is the same. Rough points hold several towns by themselves.
 */
export function townFindings(places: readonly PlaceOfTown[]): Finding[] {
	const exact = places.filter(
		({ city, coordinates, postalCode }) =>
			city !== undefined && postalCode !== undefined && !isRough(coordinates),
	);
	const byPoint = Map.groupBy(
		exact,
		({ coordinates: { latitude, longitude } }) => `${latitude}, ${longitude}`,
	);
	return [...byPoint.values()].flatMap(([first, ...others]) => {
		if (!first) return [];
		const elsewhere = others.filter(
			(other) =>
				postalCodeKey(first.postalCode) !== postalCodeKey(other.postalCode) &&
				areInDifferentTowns(first, other),
		);
		if (elsewhere.length === 0) return [];
		return {
			rule: 'coordinates-other-town',
			resource: 'places',
			id: first.id,
			detail: [...new Set([first, ...elsewhere].map(townLine))].join(' · '),
			others: elsewhere.map(({ id }) => id),
		};
	});
}
