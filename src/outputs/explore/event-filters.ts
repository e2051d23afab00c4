import { type NamedRange, namedRanges, dayRangeOf } from '../../domain/events/day-ranges.ts';
import { type Day, type DayRange, lastWritableDay } from '../../domain/events/days.ts';
import { dateFromIso, exists } from '../../domain/opening-hours/calendar.ts';
import {
	type ChosenValues,
	parametersOfValues,
	queryOf,
	valuesFromParameters,
} from './chosen-values.ts';

/**
 * Days from one to another, both included; without the first from today on, without the last for
 * ever.
 */
export interface ChosenDays {
	first?: Day | undefined;
	last?: Day | undefined;
}

/**
 * Holds what a visitor has chosen of the events. It is the whole state of the page, and stands in
 * its address.
 */
export interface EventFilters {
	chosen: ChosenValues;
	/** Range that moves with the calendar, or days; absent where any date will do. */
	when?: NamedRange | ChosenDays | undefined;
}

export const noEventFilters: EventFilters = { chosen: new Map() };

/** Parameters that are no facet. */
const own = { when: 'when', first: 'from', last: 'to' } as const;

/**
 * Returns the days that are asked for; `undefined` where any date will do.
 *
 * @param weekend The weekdays that make a weekend, Monday is 1.
 */
export function rangeOfFilters(
	{ when }: EventFilters,
	today: Day,
	weekend: readonly number[],
): DayRange | undefined {
	if (when === undefined) return undefined;
	if (typeof when === 'string') return dayRangeOf(when, today, weekend);
	return { first: when.first ?? today, last: when.last ?? lastWritableDay };
}

/**
 * Reads the filters that a URL asks for, as in `?theme=music.film&when=weekend` or
 * `?from=2026-12-04&to=2026-12-06`. `when` is another range each time, and leaves days aside.
 *
 * What cannot be read is passed over, and so is a last day before the first. Facets and values are
 * not checked: see `knownValues`.
 */
export function eventFiltersFrom(parameters: URLSearchParams): EventFilters {
	const chosen = valuesFromParameters(parameters, Object.values(own));
	const named = namedRanges.find((name) => name === parameters.get(own.when));
	return { chosen, when: named ?? chosenDays(parameters.get(own.first), parameters.get(own.last)) };
}

/**
 * Reads the first and the last chosen day. Leaves out a text that is no day, and a last day
 * before the first; returns `undefined` where neither text is a day.
 */
export function chosenDays(from: string | null, to: string | null): ChosenDays | undefined {
	const first = readDay(from);
	const last = readDay(to);
	const isInOrder = first === undefined || last === undefined || first <= last;
	if (first === undefined && last === undefined) return undefined;
	return { first, last: isInOrder ? last : undefined };
}

/**
 * Returns the query of a URL, with `?`, or an empty text without filters; the same filters give the
 * same query.
 */
export function queryOfEventFilters({ chosen, when }: EventFilters): string {
	const parameters = parametersOfValues(chosen);
	if (typeof when === 'string') parameters.set(own.when, when);
	else {
		if (when?.first !== undefined) parameters.set(own.first, when.first);
		if (when?.last !== undefined) parameters.set(own.last, when.last);
	}
	return queryOf(parameters);
}

function readDay(text: string | null): Day | undefined {
	const isDay = /^\d{4}-\d\d-\d\d$/.test(text ?? '');
	return isDay && text !== null && exists(dateFromIso(text)) ? text : undefined;
}
