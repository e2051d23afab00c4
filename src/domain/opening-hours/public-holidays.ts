import type { CalendarDate } from './calendar.ts';
import { laterClosingsOnHolidays } from './closing-times.ts';
import { contradictoryOnHolidays } from './closings.ts';
import { periodsText } from './date-text.ts';
import { openingsOfDay } from './day-hours.ts';
import { type HoursText, type Wording, hoursText } from './hours-text.ts';
import { type Period, nextWindow } from './period.ts';
import type { HoursFact } from './row-reading.ts';
import { endOfDay } from './time-of-day.ts';

/**
 * Hours on public holidays, ready to print. Which days those are nobody states: the status never
 * uses them.
 */
export interface PublicHolidayLine extends HoursText {
	/** Dates within which they hold; absent when that is all year. */
	dates?: string;
	notes: string[];
}

/**
 * Returns a line about public holidays for each period to come. Special hours replace the
 * regular ones of the same dates.
 */
export function publicHolidayLines(
	facts: readonly HoursFact[],
	today: CalendarDate,
	wording: Wording,
): PublicHolidayLine[] {
	const coming = facts.filter(
		({ isPublicHolidays, period }) => isPublicHolidays && nextWindow(period, today),
	);
	const groups = Map.groupBy(coming, ({ period }) => `${period.from}–${period.through}`);
	return [...groups.values()].flatMap((group) => {
		const special = group.filter(({ isSpecial }) => isSpecial);
		const period = group[0]?.period;
		return period ? [lineOf(period, special.length > 0 ? special : group, wording)] : [];
	});
}

function lineOf(period: Period, facts: readonly HoursFact[], wording: Wording): PublicHolidayLine {
	const later = new Set<HoursFact>(laterClosingsOnHolidays(facts).map(({ fact }) => fact));
	const openings = facts.flatMap((fact) =>
		fact.hours === 'closed' || later.has(fact) ? [] : [fact.hours],
	);
	const isContradictory = contradictoryOnHolidays(facts).length > 0;
	const dates = periodsText([period], wording);
	const notes = facts.flatMap(({ notes: note }) => (note === undefined ? [] : [note]));
	return {
		...hoursText(
			{
				...openingsOfDay(openings),
				doubtUntil: isContradictory || later.size > 0 ? endOfDay : 0,
				mayBeClosed: isContradictory,
			},
			wording,
		),
		...(dates !== undefined && { dates }),
		notes: [...new Set(notes)],
	};
}
