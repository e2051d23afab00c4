import { type CalendarDate, isoDate } from './calendar.ts';
import { periodText, weekdaysText } from './date-text.ts';
import { type HoursText, type Wording, hoursText } from './hours-text.ts';
import type { Period } from './period.ts';
import { type SpecialDays, comingSpecialDays } from './special-days.ts';

/** Hours on certain dates, ready to print. */
export interface SpecialDayLine extends HoursText {
	/** Position among the timetable's specials. */
	special: number;
	/** "Friday 25 December 2026". */
	dates: string;
	/** First day, `YYYY-MM-DD`. */
	datetime: string;
	notes: readonly string[];
}

/** Returns the special days that come next, soonest first, without dated ones that are over. */
export function specialDayLines(
	specialDays: readonly SpecialDays[],
	today: CalendarDate,
	wording: Wording,
): SpecialDayLine[] {
	const coming = specialDays.flatMap((special, index) => {
		const dated = comingSpecialDays(special, today);
		return dated ? [{ ...dated, index }] : [];
	});
	return coming
		.toSorted((one, other) => one.window.from - other.window.from)
		.map(({ days, hours, index, notes, window }) => ({
			special: index,
			dates: datesText(window, days, wording),
			datetime: isoDate(window.from),
			notes,
			...hoursText(hours, wording),
		}));
}

function datesText(window: Period, days: SpecialDays['days'], wording: Wording): string {
	const dates = periodText(window, wording);
	const isEveryDay = days.length === 7 || window.from === window.through;
	return isEveryDay ? dates : wording.messages.onDays(dates, weekdaysText(days, wording));
}
