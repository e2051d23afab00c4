import { dayMs } from '../../i18n/durations.ts';
import { dateTimeFormat, listFormat } from '../../i18n/locale/formatters.ts';
import { writtenDate } from '../../i18n/locale/written-date.ts';
import { type CalendarDate, type Weekday, dayOf, weekdays } from './calendar.ts';
import type { Wording } from './hours-text.ts';
import { type Period, firstDate, isAllYear, lastDate } from './period.ts';

/** Returns the name of a weekday, as the locale writes it in a table. */
export function weekdayName(day: Weekday, locale: string): string {
	// 1 January 2001 was a Monday.
	const ms = dayOf(2001_01_01 + day) * dayMs;
	return dateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(ms);
}

/** Returns "Monday to Friday and Sunday": three days or more in a row are a range. */
export function weekdaysText(days: readonly Weekday[], { locale, messages }: Wording): string {
	const runs: Weekday[][] = [];
	for (const day of weekdays.filter((weekday) => days.includes(weekday))) {
		const run = runs.at(-1);
		if (run?.at(-1) === day - 1) run.push(day);
		else runs.push([day]);
	}
	const names = runs.flatMap((run) => {
		const runNames = run.map((day) => weekdayName(day, locale));
		const [first, last] = [runNames[0], runNames.at(-1)];
		if (runNames.length < 3 || first === undefined || last === undefined) return runNames;
		return [messages.fromTo(first, last)];
	});
	return listFormat(locale).format(names);
}

/** Returns the dates of a season in words; `undefined` when it is all year. */
export function periodsText(periods: readonly Period[], wording: Wording): string | undefined {
	const dated = periods.filter((period) => !isAllYear(period));
	if (dated.length < periods.length || dated.length === 0) return undefined;
	return listFormat(wording.locale).format(dated.map((period) => periodText(period, wording)));
}

/**
 * Returns a period in words, "1 April to 31 October"; with the year and, for single days, the
 * weekday where the period is of one year only.
 */
export function periodText({ from, through }: Period, { locale, messages }: Wording): string {
	if (from === firstDate) return messages.untilDate(dateText(through, locale));
	if (through === lastDate) return messages.fromDate(dateText(from, locale));
	if (from === through) return dateText(from, locale, 'long');
	return messages.fromTo(dateText(from, locale), dateText(through, locale));
}

export function dateText(date: CalendarDate, locale: string, weekday?: 'long'): string {
	const isYearly = date < firstDate;
	const ms = dayOf(isYearly ? 2000_00_00 + date : date) * dayMs;
	const year = isYearly ? undefined : 'numeric';
	return writtenDate(ms, locale, {
		weekday: isYearly ? undefined : weekday,
		day: 'numeric',
		month: 'long',
		year,
		timeZone: 'UTC',
	});
}
