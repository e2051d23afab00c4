import type { Grouping } from '../../../guide/model/guide-records.ts';
import type { PageContext } from '../site/page-context.ts';

/**
 * Returns the name of what a list covers: the smallest destination that has all its members, else
 * the guide. A guide to two cities so says which of them a list is about.
 *
 * @param members Places or events of the list.
 */
export function areaOf(
	{ guide, site }: PageContext,
	members: readonly { readonly id: string }[],
): string {
	const destinationsOf = ({ id }: { readonly id: string }) =>
		guide.destinationsByMemberId.get(id) ?? [];
	const [first, ...others] = members;
	const common = (first ? destinationsOf(first) : []).filter(
		(one) =>
			sizeOf(one) < guide.listedPlaces.length + guide.listedEvents.length &&
			others.every((other) => destinationsOf(other).includes(one)),
	);
	const [smallest] = common.toSorted((one, other) => sizeOf(one) - sizeOf(other));
	return smallest?.summary.name ?? site.name;
}

function sizeOf({ events, places }: Grouping): number {
	return places.length + events.length;
}
