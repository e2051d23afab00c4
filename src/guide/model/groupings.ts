import { allCategories, type Category, categoryKey } from './category-tree.ts';
import type { Grouping, GuideEvent, GuidePlace } from './guide-records.ts';
import type { GroupingSummary } from './grouping-summary.ts';

/** Holds what groupings need of an event to find their members. */
export type GroupedEvent = Pick<GuideEvent, 'id' | 'city' | 'region' | 'neighbourhood'>;

/**
 * Returns groupings with their members in the order of the lists, whatever order the service names
 * them in.
 *
 * @param slugs Last parts of the addresses, by id.
 */
export function groupingsOf<E extends GroupedEvent>(
	summaries: readonly GroupingSummary[],
	slugs: ReadonlyMap<string, string>,
	places: readonly GuidePlace[],
	events: readonly E[],
): Grouping<E>[] {
	const placePositions = new Map(places.map(({ id }, position) => [id, position]));
	const eventPositions = new Map(events.map(({ id }, position) => [id, position]));
	return summaries.map((summary) => ({
		summary,
		addressSlug: slugs.get(summary.id) ?? summary.id,
		places: inListOrder(summary.placeIds, placePositions, places),
		events: inListOrder(summary.eventIds, eventPositions, events),
	}));
}

/** Minimum number of members that are no category's by chance. */
const minMembersOfCategory = 5;

/**
 * Returns the collections without those that a category tells better, and that say nothing of their
 * own: those that hold exactly what a category holds, and those of its name that hold a part of it.
 * Whatever shows both would say it twice, with two numbers.
 */
export function collectionsBesideCategories<T extends Grouping>(
	collections: readonly T[],
	categories: readonly Category[],
): T[] {
	const lists = allCategories(categories).map(({ name, places }) => ({
		key: categoryKey(name),
		places: new Set(places),
	}));
	return collections.filter(({ events, places, summary }) => {
		if (summary.description !== undefined) return true;
		if (events.length > 0 || places.length < minMembersOfCategory) return true;
		const key = categoryKey(summary.name);
		return !lists.some(
			(list) =>
				(list.key === key || list.places.size === places.length) &&
				places.every((place) => list.places.has(place)),
		);
	});
}

function inListOrder<T>(
	ids: readonly string[],
	positions: ReadonlyMap<string, number>,
	records: readonly T[],
): T[] {
	return ids
		.flatMap((id) => positions.get(id) ?? [])
		.sort((a, b) => a - b)
		.flatMap((position) => records[position] ?? []);
}
