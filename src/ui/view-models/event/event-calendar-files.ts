import { listedDates } from '../../../domain/events/listed-dates.ts';
import type { Occurrence } from '../../../domain/events/occurrence.ts';
import type { GuideEvent } from '../../../guide/model/guide-records.ts';

/** A calendar file of an event. */
export interface EventCalendarFile {
	/** Without its extension. */
	name: string;
	/** The one date that it holds; absent where it holds them all. */
	date?: Occurrence;
}

/**
 * The calendar files of an event: one with all of its dates and, unless that is but one, one for
 * each that its page lists; none for an event without dates.
 */
export function calendarFilesOf(event: GuideEvent, nowMs: number): EventCalendarFile[] {
	if (event.dates.length === 0) return [];
	return [
		{ name: 'all-dates' },
		...(hasOneDate(event) ? [] : listedDates(event.dates, nowMs)).map((date) => ({
			name: dateFileName(event, date),
			date,
		})),
	];
}

/** Returns whether an event has no other date, and no rule. */
export function hasOneDate({ dates }: Pick<GuideEvent, 'dates'>): boolean {
	return dates.length === 1 && dates.every(({ recurrenceRule }) => recurrenceRule === undefined);
}

/**
 * The file of one of an event’s dates, such as `2026-12-04-2100`: the same at every build as long
 * as the date is.
 */
export function dateFileName({ dates }: GuideEvent, occurrence: Occurrence): string {
	const names = namesByDates.get(dates) ?? dateFileNames(dates);
	namesByDates.set(dates, names);
	return names.get(occurrence) ?? nameByStart(occurrence);
}

const namesByDates = new WeakMap<readonly Occurrence[], ReadonlyMap<Occurrence, string>>();

function dateFileNames(dates: readonly Occurrence[]): ReadonlyMap<Occurrence, string> {
	const counts = new Map<string, number>();
	return new Map(
		dates.map((date) => {
			const name = nameByStart(date);
			const position = (counts.get(name) ?? 0) + 1;
			counts.set(name, position);
			return [date, position > 1 ? `${name}-${position}` : name];
		}),
	);
}

function nameByStart({ firstDay, start }: Occurrence): string {
	return `${firstDay}-${start.clock.replace(':', '')}`;
}
