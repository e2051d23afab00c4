import { minuteMs } from '../../i18n/durations.ts';
import { isOnIn } from '../../domain/events/day-ranges.ts';
import type { Day, DayRange } from '../../domain/events/days.ts';
import { nextDate } from '../../domain/events/leading-date.ts';
import { inOrderFrom } from '../../domain/events/list-order.ts';
import type { EventTable } from './event-table.ts';
import type { ExploredDate } from './packed-dates.ts';

/** Holds the moment at which a list is looked at. */
export interface EventMoment {
	nowMs: number;
	/** Day it is then in the guide's time zone. */
	today: Day;
}

/** Holds which events of a table are on in a range of days, and on which of their dates. */
export interface DatedEvents {
	/** Returns whether the event of a row has a place in the list. */
	has: (row: number) => boolean;
	/**
	 * Returns the first of its dates in the range that is neither over nor cancelled, else the
	 * first that is not over.
	 */
	date: (row: number) => ExploredDate | undefined;
	/**
	 * Returns all rows that have a place, as `eventsIn` orders them; those whose dates are to be
	 * confirmed last.
	 */
	order: () => Uint32Array;
}

/**
 * Returns the events that are on in a range and not over: what `eventsIn` says at that moment.
 * Without a range all that are to come, and those whose dates are to be confirmed.
 */
export function datedEvents(
	table: EventTable,
	range: DayRange | undefined,
	{ nowMs, today }: EventMoment,
): DatedEvents {
	const minute = Math.floor(nowMs / minuteMs);
	const key = `${range?.first ?? ''} ${range?.last ?? ''} ${today} ${minute}`;
	const ofTable = known.get(table) ?? new Map<string, DatedEvents>();
	known.set(table, ofTable);
	const result = ofTable.get(key) ?? askedFor(table, range, { nowMs, today });
	if (ofTable.size > maxResults) ofTable.clear();
	ofTable.set(key, result);
	return result;
}
/** Keeps answers: each choice of a value asks anew what is on in every range. */
const known = new WeakMap<EventTable, Map<string, DatedEvents>>();
const maxResults = 12;

function askedFor(
	table: EventTable,
	range: DayRange | undefined,
	{ nowMs, today }: EventMoment,
): DatedEvents {
	const dates = Array.from({ length: table.count }, (_, row) => {
		const ofEvent = table.dates(row);
		const inRange = range ? ofEvent.filter((date) => isOnIn(date, range, today)) : ofEvent;
		return nextDate(inRange, nowMs, ({ standing }) => standing.state);
	});
	const isUndated = (row: number) => range === undefined && table.dates(row).length === 0;
	let order: Uint32Array | undefined;
	return {
		has: (row) => dates[row] !== undefined || isUndated(row),
		date: (row) => dates[row],
		order: () => {
			order ??= orderOf(dates, isUndated, range && range.first > today ? range.first : today);
			return order;
		},
	};
}

function orderOf(
	dates: readonly (ExploredDate | undefined)[],
	isUndated: (row: number) => boolean,
	first: Day,
): Uint32Array {
	const entries = dates.flatMap((occurrence, row) => (occurrence ? [{ occurrence, row }] : []));
	const undated = [...dates.keys()].filter(isUndated);
	return Uint32Array.from([...inOrderFrom(entries, first).map(({ row }) => row), ...undated]);
}
