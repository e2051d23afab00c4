import type { Day } from './days.ts';

/** What the order of a list goes by. */
export interface OrderedDate {
	firstDay: Day;
	start: { epochMs: number };
	endsAtMs: number;
}

/**
 * Entries by the day they begin, then by start. What began before the first day comes after what begins on it, by its
 * end: what can be seen for the shortest time first.
 */
export function inOrderFrom<T extends { occurrence: OrderedDate }>(
	entries: readonly T[],
	first: Day,
): T[] {
	const dayIn = ({ occurrence }: T) =>
		occurrence.firstDay < first ? `${first}+` : occurrence.firstDay;
	return [...entries].sort((a, b) => {
		const [dayA, dayB] = [dayIn(a), dayIn(b)];
		if (dayA !== dayB) return dayA < dayB ? -1 : 1;
		const isByEnd = dayA.endsWith('+');
		return isByEnd
			? a.occurrence.endsAtMs - b.occurrence.endsAtMs
			: a.occurrence.start.epochMs - b.occurrence.start.epochMs;
	});
}
