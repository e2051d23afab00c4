import type { OpeningHoursMessages } from '../../i18n/messages/en/opening-hours.ts';
import { type CalendarDate, type Weekday, weekdays } from './calendar.ts';
import { periodsText, weekdayName, weekdaysText } from './date-text.ts';
import { type HoursText, type Wording, hoursText, openingText } from './hours-text.ts';
import { hasWeekday, nextWindow } from './period.ts';
import type { HoursFact } from './row-reading.ts';
import type { NoteText } from './row-note.ts';
import type { Season } from './seasons.ts';

export interface DayRow extends HoursText {
	/** Monday is 0. */
	weekday: Weekday;
	name: string;
}

/** Holds the table of one season. */
export interface SeasonTable {
	/** Position among the timetable's weeks: the browser finds today's row by it. */
	season: number;
	caption: string;
	/**
	 * Rows in the order of the guide’s week: seven, or the days that the season has where it is
	 * shorter than a week.
	 */
	rows: DayRow[];
	notes: NoteText[];
}

/**
 * Returns the table of a season.
 * @param firstDay of the guide's week; Monday is 0.
 */
export function seasonTable(
	season: Season,
	index: number,
	today: CalendarDate,
	firstDay: Weekday,
	wording: Wording,
): SeasonTable {
	const order = weekdays.map((offset) => (firstDay + offset) % 7);
	const days = weekdaysAhead(season, today);
	return {
		season: index,
		caption: wording.messages.caption(periodsText(season.periods, wording)),
		rows: order.flatMap((weekday) => {
			const hours = season.days[weekday];
			if (!hours || !days.includes(weekday)) return [];
			return [
				{ weekday, name: weekdayName(weekday, wording.locale), ...hoursText(hours, wording) },
			];
		}),
		notes: seasonNotes(season.facts, wording),
	};
}

/** Returns whether a table of the season says anything: some day of it is not in doubt. */
export function isReadableSeason(season: Season, today: CalendarDate): boolean {
	const days = weekdaysAhead(season, today);
	return season.days.some(
		({ shifts, openEnded, doubtUntil }, weekday) =>
			days.includes(weekday) && (shifts.length > 0 || openEnded.length > 0 || doubtUntil === 0),
	);
}

/**
 * Returns the days of the week that a season has when each of its periods is there next; a weekend
 * in one year may be no weekend in another.
 */
function weekdaysAhead({ periods }: Season, today: CalendarDate): Weekday[] {
	const windows = periods.flatMap((period) => nextWindow(period, today) ?? []);
	return weekdays.filter((weekday) => windows.some((window) => hasWeekday(window, [weekday])));
}

/**
 * Returns notes of the rows; a note that is not about all hours of the season says which hours it
 * is about.
 */
function seasonNotes(facts: readonly HoursFact[], wording: Wording): NoteText[] {
	const notes = new Set(facts.flatMap(({ notes: note }) => (note === undefined ? [] : [note])));
	return [...notes].flatMap((note): NoteText[] => {
		const noted = facts.filter((fact) => fact.notes === note);
		if (noted.length === facts.length) return [{ text: note, isContent: true }];
		const texts = new Set(noted.map((fact) => noteOn(fact, note, facts, wording)));
		return [...texts].map((text) => ({ text, isContent: false }));
	});
}

function noteOn(
	fact: HoursFact,
	note: string,
	facts: readonly HoursFact[],
	{ locale, messages }: { locale: string; messages: OpeningHoursMessages },
): string {
	const isOneOfSeveral = facts.some(
		(other) => other !== fact && other.days.some((day) => fact.days.includes(day)),
	);
	const times =
		isOneOfSeveral && fact.hours !== 'closed'
			? openingText(fact.hours, { locale, messages })
			: undefined;
	return messages.noteOn(weekdaysText(fact.days, { locale, messages }), times, note);
}
