import { areInDifferentTowns } from '../../domain/events/own-address.ts';
import { lineOfTown, pointKey } from '../../domain/location-accuracy/addressed.ts';
import type { JudgedRecord, PointDoubt } from '../../domain/location-accuracy/location-accuracy.ts';
import { isRough } from '../../domain/geo/precision.ts';
import { postalCodeKey } from '../../domain/places/postal-code.ts';
import type { Finding } from './finding.ts';
import type { LocatedRecord } from './located-record.ts';

/**
 * Reports the records on points of several towns (`locationAccuracyOf`): each point once for places
 * and once for events, with the first record on it and the others.
 */
export function severalTownsFindings(
	located: readonly LocatedRecord[],
	doubts: ReadonlyMap<string, PointDoubt>,
): Finding[] {
	const onPoints = located.flatMap((record) => {
		const doubt = doubts.get(record.id);
		return doubt?.kind === 'of-several-towns' ? { record, detail: doubt.lines.join(' · ') } : [];
	});
	const byPoint = Map.groupBy(onPoints, ({ record }) => `${record.resource} ${pointKey(record)}`);
	return [...byPoint.values()].flatMap(([first, ...others]) => {
		if (!first) return [];
		const { detail, record } = first;
		return {
			rule: 'coordinates-of-several-towns',
			resource: record.resource,
			id: record.id,
			detail,
			others: others.map((other) => other.record.id),
		};
	});
}

/**
 * Reports places on one exact point that are in different towns, by city and by postal code: one of
 * them is hardly there. Each point once, with the first place on it and those that are in another
 * town than that.
 *
 * A city that the other address names as well (“Blois Cedex”, “Blois”) is the same. Rough points
 * hold several towns by themselves.
 */
export function townFindings(places: readonly JudgedRecord[]): Finding[] {
	const exact = places.filter((place) => lineOfTown(place) !== '' && !isRough(place.coordinates));
	const byPoint = Map.groupBy(
		exact,
		({ coordinates: { latitude, longitude } }) => `${latitude}, ${longitude}`,
	);
	return [...byPoint.values()].flatMap(([first, ...others]) => {
		if (!first) return [];
		const code = postalCodeKey(first.address?.postalCode);
		const elsewhere = others.filter(
			({ address = {} }) =>
				postalCodeKey(address.postalCode) !== code &&
				areInDifferentTowns(first.address ?? {}, address),
		);
		if (elsewhere.length === 0) return [];
		return {
			rule: 'coordinates-other-town',
			resource: 'places',
			id: first.id,
			detail: [...new Set([first, ...elsewhere].map(lineOfTown))].join(' · '),
			others: elsewhere.map(({ id }) => id),
		};
	});
}
