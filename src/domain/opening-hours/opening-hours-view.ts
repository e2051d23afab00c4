import { type CalendarDate, type Weekday, dateFromIso, dayOf } from './calendar.ts';
import { periodsText } from './date-text.ts';
import type { Wording } from './hours-text.ts';
import { seasonsToCome } from './leap-day.ts';
import { comesWithLeapDay } from './common-year.ts';
import { type OpeningHours, isInWords, statesHours } from './opening-hours.ts';
import { nextWindow } from './period.ts';
import { type PublicHolidayLine, publicHolidayLines } from './public-holidays.ts';
import { type SeasonTable, isReadableSeason, seasonTable } from './season-table.ts';
import { type Season, type Seasons, seasonOn } from './seasons.ts';
import { type NoteText, noteText } from './row-note.ts';
import { type SpecialDayLine, specialDayLines } from './special-day-list.ts';
import type { Timetable } from './timetable.ts';
import { timetableOf } from './timetable-of.ts';
import { type YearRibbon, yearRibbon } from './year-ribbon.ts';

/** Holds everything a page shows of the opening hours of a place, ready to print. */
export interface OpeningHoursView {
	/**
	 * Whether hours are stated: otherwise the page says "Hours not stated" and shows the notes, if
	 * there are any.
	 */
	isStated: boolean;
	/**
	 * Whether hours were sent, and none of them can be read: the page says "Hours not stated clearly"
	 * instead.
	 */
	isUnclear?: true;
	/** Whether notes alone state the hours: pages lead to them instead. */
	isInWords?: true;
	/** Timetable by which the status is worked out; absent when no hours are stated. */
	timetable?: Timetable;
	/** Tables, the season in force first, then as they come; none is empty. */
	tables: SeasonTable[];
	/** Seasons whose hours are stated, but not readably. */
	unreadablePeriods?: string;
	specialDays: SpecialDayLine[];
	publicHolidays: PublicHolidayLine[];
	ribbon?: YearRibbon;
	/**
	 * Whether somewhere above only the beginning of a stretch is stated: one note says so for all.
	 */
	hasOpenEnds?: true;
	/** Notes of rows whose hours are shown nowhere above. */
	notes: readonly NoteText[];
}

export interface ViewSettings extends Wording {
	/** `YYYY-MM-DD` at the place. */
	today: string;
	/** First day of the guide's week; Monday is 0. */
	firstDayOfWeek: Weekday;
}

export function openingHoursView(hours: OpeningHours, settings: ViewSettings): OpeningHoursView {
	const today = dateFromIso(settings.today);
	const hasLeapDay = comesWithLeapDay(today);
	const seasons = seasonsToCome(hours, today);
	const shown = asTheyCome(hours, seasons, today);
	const readable = shown.filter(({ season }) => isReadableSeason(season, today));
	const tables = readable.map(({ season, index }) =>
		seasonTable(season, index, today, settings.firstDayOfWeek, settings),
	);
	const specialDays = specialDayLines(hours.specialDays, today, settings);
	const publicHolidays = publicHolidayLines(hours.facts, today, settings);
	const notes = hours.notes.map((note) => noteText(note, today, settings));
	const isStated =
		statesHours(hours) && tables.length + specialDays.length + publicHolidays.length > 0;
	if (!isStated) {
		return {
			isStated,
			...(hours.hasUnclearHours && { isUnclear: true }),
			...(isInWords(hours) && { isInWords: true }),
			tables: [],
			specialDays: [],
			publicHolidays: [],
			notes,
		};
	}
	const days = [...tables.flatMap(({ rows }) => rows), ...specialDays, ...publicHolidays];
	const unreadable = shown.filter(({ season }) => !isReadableSeason(season, today));
	const unreadablePeriods = periodsText(
		unreadable.flatMap(({ season }) => season.periods),
		settings,
	);
	const ribbon = yearRibbon(
		seasons,
		readable.map(({ index }) => index),
		hasLeapDay,
		settings,
	);
	return {
		isStated,
		timetable: timetableOf(hours, seasons),
		tables,
		...(unreadablePeriods !== undefined && { unreadablePeriods }),
		specialDays,
		publicHolidays,
		...(ribbon && { ribbon }),
		...(days.some(({ isOpenEnded }) => isOpenEnded) && { hasOpenEnds: true }),
		notes,
	};
}

/**
 * Returns the season of today, then the others by the day on which they begin next; dated ones that
 * are over are left out.
 */
function asTheyCome(
	hours: OpeningHours,
	seasons: Seasons,
	today: CalendarDate,
): { season: Season; index: number }[] {
	const current = seasonOn(hours, seasons, today);
	const daysUntil = ({ periods }: Season) =>
		Math.min(
			...periods.map((period) => {
				const window = nextWindow(period, today);
				return window ? Math.max(0, dayOf(window.from) - dayOf(today)) : Infinity;
			}),
		);
	return seasons.seasons
		.map((season, index) => ({ season, index, wait: index === current ? -1 : daysUntil(season) }))
		.filter(({ wait }) => wait < Infinity)
		.toSorted((one, other) => one.wait - other.wait);
}
