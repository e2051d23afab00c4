import type { OpeningHoursMessages } from '../messages/en/opening-hours.ts';
import { type Weekday, weekdays } from './calendar.ts';
import { periodsText, weekdayName, weekdaysText } from './date-text.ts';
import { type HoursText, type Wording, hoursText, openingPieces, plainText } from './hours-text.ts';
import type { HoursFact } from './row-reading.ts';
import type { Season } from './seasons.ts';

export interface DayRow extends HoursText {
	/** Monday is 0. */
	weekday: Weekday;
	name: string;
}

/** The table of one season. */
export interface SeasonTable {
	/** Position among the timetable's weeks: the browser finds today's row by it. */
	season: number;
	caption: string;
	/** Seven, in the order of the guide's week. */
	rows: DayRow[];
	notes: SeasonNote[];
}

export interface SeasonNote {
	text: string;
	/** Whether it is the note alone; else words of the interface tell what it is about. */
	isContent: boolean;
}

/** @param firstDay of the guide's week; Monday is 0. */
export function seasonTable(
	season: Season,
	index: number,
	firstDay: Weekday,
	wording: Wording,
): SeasonTable {
	const order = weekdays.map((offset) => (firstDay + offset) % 7);
	return {
		season: index,
		caption: wording.messages.caption(periodsText(season.periods, wording)),
		rows: order.flatMap((weekday) => {
			const hours = season.days[weekday];
			if (!hours) return [];
			return [
				{ weekday, name: weekdayName(weekday, wording.locale), ...hoursText(hours, wording) },
			];
		}),
		notes: seasonNotes(season.facts, wording),
	};
}

/** Whether a table of the season says anything: some day of it is not in doubt. */
export function isReadable({ days }: Season): boolean {
	return days.some(
		({ shifts, openEnded, doubtUntil }) =>
			shifts.length > 0 || openEnded.length > 0 || doubtUntil === 0,
	);
}

/** Notes of the rows; one that is not about all hours of the season says which it is about. */
function seasonNotes(facts: readonly HoursFact[], wording: Wording): SeasonNote[] {
	const notes = new Set(facts.flatMap(({ notes: note }) => (note === undefined ? [] : [note])));
	return [...notes].flatMap((note): SeasonNote[] => {
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
			? plainText(openingPieces(fact.hours, { locale, messages }))
			: undefined;
	return messages.noteOn(weekdaysText(fact.days, { locale, messages }), times, note);
}
