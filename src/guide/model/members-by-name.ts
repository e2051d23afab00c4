import { valueKey } from '../../domain/facets/spelling.ts';
import type { GroupedEvent } from './groupings.ts';
import type { Grouping, GuidePlace } from './guide-records.ts';

interface Whereabouts {
	city?: string | undefined;
	region?: string | undefined;
	neighbourhood?: string | undefined;
}

/**
 * Gives destinations that list no members the places and events whose city, region or neighbourhood
 * bears their name.
 *
 * Our reading, because the service's document shows no field of a destination (section 2.9). Case
 * and accents of a name do not matter.
 */
export function membersByName<E extends GroupedEvent>(
	destinations: readonly Grouping<E>[],
	places: readonly GuidePlace[],
	events: readonly E[],
): Grouping<E>[] {
	const memberless = destinations.filter(
		({ summary }) => summary.placeIds.length === 0 && summary.eventIds.length === 0,
	);
	if (memberless.length === 0) return [...destinations];
	const placesByName = byWhereabouts(places);
	const eventsByName = byWhereabouts(events);
	return destinations.map((destination) => {
		if (!memberless.includes(destination)) return destination;
		const key = valueKey(destination.summary.name);
		return {
			...destination,
			places: placesByName.get(key) ?? [],
			events: eventsByName.get(key) ?? [],
		};
	});
}

function byWhereabouts<T extends Whereabouts>(records: readonly T[]): Map<string, T[]> {
	const byName = new Map<string, T[]>();
	for (const record of records) {
		const names = [record.city, record.region, record.neighbourhood]
			.flatMap((name) => (name === undefined ? [] : valueKey(name)))
			.filter((name) => name !== '');
		for (const name of new Set(names)) {
			const members = byName.get(name);
			if (members) members.push(record);
			else byName.set(name, [record]);
		}
	}
	return byName;
}
