import { type CalendarDate, type Weekday, weekdays } from './calendar.ts';
import { type DayHours, hoursOnDay } from './day-hours.ts';
import { type Period, hasWeekday, nextWindow } from './period.ts';
import type { PeriodFacts } from './period-facts.ts';
import { endOfDay } from './time-of-day.ts';

/** Holds hours that apply on their dates instead of the regular ones. */
export interface SpecialDays {
	period: Period;
	/** Days of the week within the period which they are for; Monday first. */
	days: readonly Weekday[];
	hours: DayHours;
	notes: readonly string[];
}

/**
 * Returns the next dates of special hours. They are in doubt where no date of the period falls on
 * one of the days of the week that are named.
 */
export function comingSpecialDays(
	special: SpecialDays,
	today: CalendarDate,
): (SpecialDays & { window: Period }) | undefined {
	const { days, hours, period } = special;
	const window = nextWindow(period, today);
	if (!window) return undefined;
	if (hasWeekday(window, days)) return { ...special, window };
	const doubt = { doubtUntil: endOfDay, mayBeClosed: true, doubtKind: 'unreadable' } as const;
	return { ...special, window, hours: { ...hours, ...doubt } };
}

/**
 * Returns special hours, those first that count where several are for one date; days of one period
 * with the same hours stand together.
 */
export function specialDays(groups: readonly PeriodFacts[]): SpecialDays[] {
	return groups.flatMap(({ period, facts, doubts }) => {
		const alike = new Map<string, SpecialDays & { days: Weekday[] }>();
		for (const day of weekdays) {
			const hours = hoursOnDay(facts, doubts, day);
			if (!hours) continue;
			const notes = facts.flatMap((fact) =>
				fact.notes !== undefined && fact.days.includes(day) ? [fact.notes] : [],
			);
			const key = JSON.stringify([hours, notes]);
			const special = alike.get(key) ?? { period, days: [], hours, notes: [...new Set(notes)] };
			special.days.push(day);
			alike.set(key, special);
		}
		return [...alike.values()];
	});
}
