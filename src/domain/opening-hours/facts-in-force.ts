import { type CalendarDate, type DayCount, dateOf, dayOf, weekdays } from './calendar.ts';
import { type DayHours, mayBeOpen } from './day-hours.ts';
import type { OpeningHours } from './opening-hours.ts';
import { type Period, isYearly, nextWindow, overlap } from './period.ts';
import { type PeriodFacts, byPeriod } from './period-facts.ts';
import type { HoursFact } from './row-reading.ts';
import { type Season, type Seasons, seasonOn, seasonsOf } from './seasons.ts';
import { isOpenEnded } from './time-of-day.ts';
import { inForceOn } from './timetable.ts';
import { timetableOf } from './timetable-of.ts';
import type { Week } from './week.ts';
import { relabelled } from './year.ts';

/**
 * Returns what rows state of the regular days of the week, each for the time in which it holds.
 *
 * Rows are as they were stated where the tables say all of them, each once. Where rows of another
 * period go before some of them, and where days are in doubt, the facts are those of the tables,
 * with the periods of these: what does not hold is left out, and so are dates whose special hours
 * are in doubt.
 */
export function factsInForce(hours: OpeningHours, today: CalendarDate): HoursFact[] {
	const stated = hours.facts.filter(
		({ isPublicHolidays, isSpecial }) => !isPublicHolidays && !isSpecial,
	);
	const uncertain = uncertainDates(hours, today);
	if (uncertain.size === 0 && areStatedOnce(stated, hours.weeks, today)) return stated;
	const closings = stated.filter(
		({ hours: stretch, notes }) => stretch === 'closed' && notes === undefined,
	);
	return seasonsAhead(hours, today, uncertain).flatMap((ahead) => factsOf(ahead, closings));
}

/**
 * Returns whether the weeks to come say all that facts state, and no two periods speak of the same
 * day.
 */
function areStatedOnce(
	facts: readonly HoursFact[],
	weeks: readonly Week[],
	today: CalendarDate,
): boolean {
	const isComing = ({ period }: { period: Period }) => nextWindow(period, today) !== undefined;
	const coming = weeks.filter(isComing);
	const groups = byPeriod(facts.filter(isComing), []);
	return groups.every((group, index) => {
		const days = new Set(group.facts.flatMap((fact) => fact.days));
		const speaksOfSame = (other: PeriodFacts) =>
			other.facts.some((fact) => fact.days.some((day) => days.has(day))) &&
			overlap(other.period, group.period);
		if (groups.slice(0, index).some(speaksOfSame)) return false;
		return coming
			.filter(({ period }) => overlap(period, group.period))
			.every((week) => group.facts.every((fact) => isConfirmed(fact, week.days)));
	});
}

interface SeasonAhead {
	season: Season;
	period: Period;
}

/**
 * Returns the seasons to come. With hours of certain dates, the seasons between them are shown by
 * their dates: those of this year and the next.
 */
function seasonsAhead(
	hours: OpeningHours,
	today: CalendarDate,
	uncertain: ReadonlySet<DayCount>,
): SeasonAhead[] {
	const all = seasonsOf(hours);
	const isDated = hours.weeks.some(({ period }) => !isYearly(period) && nextWindow(period, today));
	if (isDated || uncertain.size > 0) return seasonsByDate(hours, all, today, uncertain);
	return all.seasons.flatMap((season) => season.periods.map((period) => ({ season, period })));
}

function seasonsByDate(
	hours: OpeningHours,
	all: Seasons,
	today: CalendarDate,
	uncertain: ReadonlySet<DayCount>,
): SeasonAhead[] {
	const { firstDay, length } = yearsAhead(today);
	const days = Array.from({ length }, (_, start) => ({ label: start, start, length: 1 }));
	const runs = relabelled(days, (start) =>
		uncertain.has(firstDay + start) ? undefined : seasonOn(hours, all, dateOf(firstDay + start)),
	);
	return runs.flatMap((run) => {
		const season = all.seasons[run.label ?? -1];
		const from = firstDay + run.start;
		const period = { from: dateOf(from), through: dateOf(from + run.length - 1) };
		return season ? [{ season, period }] : [];
	});
}

/**
 * Returns the days of this year and the next on which special hours hold of which nothing certain
 * can be shown.
 */
function uncertainDates(hours: OpeningHours, today: CalendarDate): Set<DayCount> {
	if (hours.specialDays.length === 0) return new Set();
	const timetable = timetableOf(hours, seasonsOf(hours));
	const { firstDay, length } = yearsAhead(today);
	const days = Array.from({ length }, (_, index) => firstDay + index);
	return new Set(
		days.filter((day) => {
			const { special, times } = inForceOn(timetable, day) ?? {};
			return special !== undefined && times?.length === 1 && times[0] !== 0;
		}),
	);
}

function yearsAhead(today: CalendarDate): { firstDay: DayCount; length: number } {
	const year = Math.floor(today / 10_000);
	const firstDay = dayOf(year * 10_000 + 101);
	return { firstDay, length: dayOf((year + 2) * 10_000 + 101) - firstDay };
}

/**
 * Returns the facts of a season, with the closings that hold within it.
 * @param closings Closings that say no more: the facts of a season leave them out where wider
 *   ones only confirm it.
 */
function factsOf(
	{ season: { days, facts }, period }: SeasonAhead,
	closings: readonly HoursFact[],
): HoursFact[] {
	const named = new Set(facts.flatMap((fact) => fact.days));
	const confirming = closings
		.filter((closing) => overlap(closing.period, period))
		.map((closing) => ({ ...closing, days: closing.days.filter((day) => !named.has(day)) }));
	return [...facts, ...confirming].flatMap((fact) => {
		const confirmed = fact.days.filter((day) => isConfirmed({ ...fact, days: [day] }, days));
		const isEveryDay = fact.isEveryDay && confirmed.length === weekdays.length;
		return confirmed.length === 0 ? [] : [{ ...fact, period, days: confirmed, isEveryDay }];
	});
}

/**
 * Returns whether a week says on all days of a fact what it states; an opening without an end says
 * nothing that could be otherwise.
 */
function isConfirmed({ days, hours }: HoursFact, week: readonly DayHours[]): boolean {
	return days.every((day) => {
		const ofDay = week[day];
		if (!ofDay) return false;
		if (hours === 'closed') return !mayBeOpen(ofDay);
		if (isOpenEnded(hours)) return true;
		return (
			!ofDay.mayBeClosed &&
			ofDay.shifts.some(({ opens, closes }) => opens <= hours.opens && hours.closes <= closes)
		);
	});
}
