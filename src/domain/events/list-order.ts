import type { Day } from './days.ts';

/** Holds what the order of a list depends on. */
export interface OrderedDate {
	firstDay: Day;
	start: { epochMs: number };
	endsAtMs: number;
	/** Run of days that the date is a part of; it decides instead of the date. */
	run?: Pick<OrderedDate, 'firstDay' | 'start' | 'endsAtMs'> | undefined;
}

/**
 * Returns entries by the day on which they begin, then by start. Entries that began before the
 * first day come after those that begin on it, by their end: what can be seen for the shortest time
 * comes first.
 */
export function inOrderFrom<T extends { occurrence: OrderedDate }>(
	entries: readonly T[],
	first: Day,
): T[] {
	const running = `${first}+`;
	const dated = entries.map((entry) => {
		const { endsAtMs, firstDay, start } = entry.occurrence.run ?? entry.occurrence;
		return firstDay < first
			? { entry, day: running, instantMs: endsAtMs }
			: { entry, day: firstDay, instantMs: start.epochMs };
	});
	dated.sort((a, b) => {
		if (a.day !== b.day) return a.day < b.day ? -1 : 1;
		return a.instantMs - b.instantMs;
	});
	return dated.map(({ entry }) => entry);
}
