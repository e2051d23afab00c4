import { type CalendarDate, isoDate } from './calendar.ts';
import { periodText, weekdaysText } from './date-text.ts';
import { type HoursText, type Wording, hoursText } from './hours-text.ts';
import { type Period, hasWeekday, isYearly, nextWindow } from './period.ts';
import type { SpecialDays } from './special-days.ts';

/** Hours on certain dates, ready to print. */
export interface SpecialDayLine extends HoursText {
	/** Position among the timetable's specials. */
	special: number;
	/** "Friday 25 December 2026". */
	dates: string;
	/** The first day, `YYYY-MM-DD`; `MM-DD` where no year is told. */
	datetime: string;
	notes: readonly string[];
}

/**
 * The special days that come next, soonest first; dated ones that are over are left out, and so are days which their own
 * dates do not have (a Saturday, on a date that is a Monday when it comes next).
 */
export function specialDayLines(
	specialDays: readonly SpecialDays[],
	today: CalendarDate,
	wording: Wording,
): SpecialDayLine[] {
	const coming = specialDays.flatMap((special, index) => {
		const window = nextWindow(special.period, today);
		return window && hasWeekday(window, special.days) ? [{ special, index, window }] : [];
	});
	return coming
		.toSorted((one, other) => one.window.from - other.window.from)
		.map(({ special, index, window }) => ({
			special: index,
			dates: datesText(window, special, wording),
			datetime: isoDate(window.from),
			notes: special.notes,
			...hoursText(special.hours, wording),
		}));
}

/**
 * Special days of every year as their rows state them, without a year: for a place whose only hours they are, in a year that does not
 * have those days.
 */
export function yearlySpecialDays(
	specialDays: readonly SpecialDays[],
	wording: Wording,
): SpecialDayLine[] {
	return specialDays.flatMap(({ period, days, hours, notes }, index) => {
		if (!isYearly(period)) return [];
		return [
			{
				special: index,
				dates: wording.messages.onDays(periodText(period, wording), weekdaysText(days, wording)),
				datetime: isoDate(period.from).slice('YYYY-'.length),
				notes,
				...hoursText(hours, wording),
			},
		];
	});
}

function datesText(window: Period, { days }: SpecialDays, wording: Wording): string {
	const dates = periodText(window, wording);
	const isEveryDay = days.length === 7 || window.from === window.through;
	return isEveryDay ? dates : wording.messages.onDays(dates, weekdaysText(days, wording));
}
