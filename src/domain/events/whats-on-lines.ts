import type { NamedRange } from './day-ranges.ts';
import { addDays, type Day } from './days.ts';
import { agingDays } from './whats-on.ts';
import type { WhatsOnRow } from './whats-on-rows.ts';

/** Holds an event in a what's-on list, with those of its dates that the page knows. */
export interface WhatsOnLineOf<E> {
	event: E;
	dates: readonly WhatsOnRow<E>[];
	isShown: boolean;
}

export interface WhatsOnLines<E> {
	lines: readonly WhatsOnLineOf<E>[];
	/** Last day on which the lines are all that is on. */
	completeUntil: Day;
	/** Whether there is more than the lines show today. */
	isCut: boolean;
}

/** Maximum number of events of a list: few enough for a page of three lists on a phone. */
const maxEvents = 10;
/** Maximum number of dates of a list, with those that wait for their day. */
const maxDates = 40;
/** Days before it begins from which a date may have its place in a list. */
const daysAhead: Readonly<Record<NamedRange, number>> = { today: 0, weekend: 6, 'next-7-days': 6 };

/**
 * Returns the rows of a list by their events, each of which has one line: those that are shown
 * today and, as far as there is room, those that wait for their day, the soonest first. Where there
 * is none, the list is complete for fewer days.
 */
export function whatsOnLines<E extends { id: string }>(
	rows: readonly WhatsOnRow<E>[],
	range: NamedRange,
	today: Day,
): WhatsOnLines<E> {
	const shown = rows.filter(({ isShown }) => isShown);
	const isCut = shown.length > maxEvents;
	const waiting = rows
		.filter(({ isShown }) => !isShown)
		.sort((a, b) => (a.firstDay < b.firstDay ? -1 : Number(a.firstDay > b.firstDay)));
	const room = isCut ? 0 : maxDates - shown.length;
	const known = new Set([...shown.slice(0, maxEvents), ...waiting.slice(0, room)]);
	const firstLeftOut = isCut ? undefined : waiting[room]?.firstDay;
	const byEvent = Map.groupBy(
		rows.filter((row) => known.has(row)),
		({ event }) => event.id,
	);
	return {
		lines: [...byEvent.values()].flatMap((dates) =>
			dates[0] ? [lineOf(dates[0].event, dates)] : [],
		),
		completeUntil: isCut ? today : lastCompleteDay(firstLeftOut, range, today),
		isCut,
	};
}

function lineOf<E>(event: E, dates: readonly WhatsOnRow<E>[]): WhatsOnLineOf<E> {
	return { event, dates, isShown: dates.some(({ isShown }) => isShown) };
}

function lastCompleteDay(firstLeftOut: Day | undefined, range: NamedRange, today: Day): Day {
	const known = addDays(today, agingDays);
	if (firstLeftOut === undefined) return known;
	const before = addDays(firstLeftOut, -1 - daysAhead[range]);
	const complete = before < known ? before : known;
	return complete < today ? today : complete;
}
