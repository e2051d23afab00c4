import { dateTimeFormat } from '../../i18n/locale/formatters.ts';
import { weekdayInWords } from './calendar-words.ts';
import { midnightUtcMs, isoWeekdayOf } from './days.ts';
import type { Occurrence } from './occurrence.ts';

/** Describes the first day of an occurrence as a leaf of a calendar shows it. */
export interface DateLeaf {
	weekday: string;
	day: string;
	month: string;
	year: string;
	/** Value of the `datetime` of a `time` element. */
	dateTime: string;
}

export function dateLeaf(occurrence: Pick<Occurrence, 'firstDay'>, locale: string): DateLeaf {
	const day = occurrence.firstDay;
	const part = (options: Intl.DateTimeFormatOptions) =>
		dateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(midnightUtcMs(day));
	return {
		weekday: weekdayInWords(isoWeekdayOf(day), locale, 'short'),
		day: part({ day: 'numeric' }),
		month: part({ month: 'short' }),
		year: part({ year: 'numeric' }),
		dateTime: day,
	};
}
