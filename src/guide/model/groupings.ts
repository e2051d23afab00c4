import type { Grouping, GuideEvent, GuidePlace } from './guide-records.ts';
import type { GroupingSummary } from './grouping-summary.ts';

/**
 * Members stand in the order of the lists, whatever order the service names them in.
 *
 * @param slugs Last parts of the addresses, by id.
 */
export function groupingsOf(
	summaries: readonly GroupingSummary[],
	slugs: ReadonlyMap<string, string>,
	places: readonly GuidePlace[],
	events: readonly GuideEvent[],
): Grouping[] {
	const placePositions = new Map(places.map(({ id }, position) => [id, position]));
	const eventPositions = new Map(events.map(({ id }, position) => [id, position]));
	return summaries.map((summary) => ({
		summary,
		addressSlug: slugs.get(summary.id) ?? summary.id,
		places: inListOrder(summary.placeIds, placePositions, places),
		events: inListOrder(summary.eventIds, eventPositions, events),
	}));
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
