import { type MonthDay, type Weekday, weekdays } from './calendar.ts';
import { type DayHours, closedDay, hoursOnDay, mayBeOpen, unknownDay } from './day-hours.ts';
import { type Period, coversDates, holdsOn, isYearly, lengthInDays, overlap } from './period.ts';
import type { PeriodFacts } from './period-facts.ts';
import type { HoursFact } from './row-reading.ts';
import { isOpenEnded } from './time-of-day.ts';
import { periodsWith, stretchesOfYear } from './year.ts';

/** Holds the regular week of a time of the year. */
export interface Week {
	/** Period in which the week is in force; periods that come back every year do not overlap. */
	period: Period;
	/** Monday to Sunday. */
	days: readonly DayHours[];
	facts: readonly HoursFact[];
}

/**
 * Returns the regular weeks of the year, cut where other rows come into force; on a date the first
 * one that holds is in force.
 *
 * The narrowest period wins: rows of a season replace the general ones while it lasts. What it
 * means that they do not name a day (our reading, where the service document is silent):
 * - A week that states an opening with its end states them all: the place is closed on the days
 *   left out. Without this nobody could be shown "closed" at all, for most rows name open days
 *   only.
 * - But where a wider period holds as well and opens on that day, the two readings differ (fewer
 *   days in winter, or one more late evening in summer?), and the day is in doubt.
 * - Unless the narrower period names none of the days of the week that the wider ones name: then it
 *   only adds to them, as a Sunday of the winter does to hours of Monday to Saturday, and they hold
 *   as if it were not there.
 * - A period shorter than a week that only repeats what a wider one states of the same days must
 *   mean other days, or other dates: its own may have none of them, and the days left out are in
 *   doubt.
 * - A week that states closings only is a list of exceptions: its other days are those of the next
 *   wider period, or in doubt if there is none.
 * - Where no opening of a week can be read, or none has an end, its other days are in doubt.
 *
 * @param groups by precedence.
 */
export function regularWeeks(groups: readonly PeriodFacts[]): Week[] {
	const stated = groups.map(statedWeek);
	const yearly = stated.filter(({ period }) => isYearly(period));
	const inForceOn = (day: MonthDay) =>
		yearly.filter(({ period }) => holdsOn(period.from, period.through, day));
	const stretches = stretchesOfYear(
		yearly.map(({ period }) => period),
		(day) => keyOf(inForceOn(day)),
	);
	const labels = new Set(stretches.map(({ label }) => label).filter((key) => key !== ''));
	const pieces = [...labels].flatMap((key) =>
		periodsWith(stretches, key).map((period) => ({ period, weeks: inForceOn(period.from) })),
	);
	const dated = stated.filter(({ period }) => !isYearly(period));
	return [...pieces, ...dated.map((week) => ({ period: week.period, weeks: [week] }))]
		.flatMap(({ period, weeks }) => {
			const inForce = withOverlapping(period, weeks, isYearly(period) ? dated : stated);
			const [winner] = inForce;
			if (!winner) return [];
			const days = weekdays.map((day) => dayHours(day, inForce));
			return [{ rank: winner.rank, week: { period, days, facts: factsInUse(inForce) } }];
		})
		.toSorted((one, other) => one.rank - other.rank)
		.map(({ week }) => week);
}

/** Holds what the rows of one period say of the days that they name. */
interface StatedWeek {
	/** Position by precedence. */
	rank: number;
	period: Period;
	days: readonly (DayHours | undefined)[];
	states: 'openings' | 'closings' | 'nothing certain';
	facts: readonly HoursFact[];
}

type WeekInForce = StatedWeek & {
	/** Whether it holds on all the days in question, not only on some. */
	isCovering: boolean;
};

function statedWeek({ period, facts, doubts }: PeriodFacts, rank: number): StatedWeek {
	const days = weekdays.map((day) => hoursOnDay(facts, doubts, day));
	const openings = facts.flatMap(({ hours }) => (hours === 'closed' ? [] : [hours]));
	const isUncertain =
		openings.length > 0 || doubts.some((doubt) => doubt.period !== undefined && !doubt.mayClose);
	const isOpen = openings.some((hours) => !isOpenEnded(hours));
	const states = isOpen ? 'openings' : isUncertain ? 'nothing certain' : 'closings';
	return { rank, period, days, states, facts };
}

/**
 * Returns the weeks that hold in a period by precedence, and after the first of them those that
 * hold on some of its days.
 */
function withOverlapping(
	period: Period,
	weeks: readonly StatedWeek[],
	others: readonly StatedWeek[],
): WeekInForce[] {
	const first = weeks[0]?.rank ?? 0;
	const partly = others.filter((other) => other.rank > first && overlap(other.period, period));
	return [
		...weeks.map((week) => ({ ...week, isCovering: true })),
		...partly.map((week) => ({
			...week,
			isCovering: !isYearly(period) && coversDates(week.period, period),
		})),
	].toSorted((one, other) => one.rank - other.rank);
}

/**
 * Returns the hours of a day.
 * @param weeks by precedence.
 */
function dayHours(day: Weekday, weeks: readonly WeekInForce[]): DayHours {
	for (const [index, week] of weeks.entries()) {
		const { days, states, isCovering } = week;
		if (!isCovering) return unknownDay;
		const named = days[day];
		if (named) return named;
		const rest = weeks.slice(index + 1);
		if (states === 'closings' || onlyAdds(week, rest)) continue;
		if (states === 'nothing certain') return unknownDay;
		const isInDoubt = rest.some(
			(wider) => mayBeOpen(wider.days[day] ?? closedDay) || repeats(week, wider),
		);
		return isInDoubt ? unknownDay : closedDay;
	}
	return unknownDay;
}

/**
 * Returns whether a week names none of the days that wider ones name, some of which may be open.
 */
function onlyAdds({ days, states }: StatedWeek, wider: readonly StatedWeek[]): boolean {
	return (
		states !== 'closings' &&
		wider.some((week) => week.days.some((hours) => hours && mayBeOpen(hours))) &&
		wider.every((week) => week.days.every((hours, day) => !hours || !days[day]))
	);
}

/**
 * Returns whether a period shorter than a week says nothing else of the days that it names than a
 * wider one around it.
 */
function repeats({ days, period }: WeekInForce, wider: WeekInForce): boolean {
	if (!wider.isCovering || lengthInDays(period) >= weekdays.length) return false;
	return weekdays.every(
		(day) => !days[day] || JSON.stringify(days[day]) === JSON.stringify(wider.days[day]),
	);
}

/**
 * Returns the facts that apply of the weeks in force. A week of closings, or one that only adds,
 * has its other hours from the wider weeks. Below a week of openings only the notes remain that say
 * why the place is closed on days which it does not name.
 */
function factsInUse(weeks: readonly WeekInForce[]): HoursFact[] {
	const last = weeks.findIndex(
		(week, index) => week.states !== 'closings' && !onlyAdds(week, weeks.slice(index + 1)),
	);
	const covering = weeks.filter(({ isCovering }) => isCovering);
	return covering.flatMap((week, index) => {
		if (last < 0 || weeks.indexOf(week) <= last) return week.facts;
		const isUnnamed = (day: Weekday) => covering.slice(0, index).every(({ days }) => !days[day]);
		return week.facts
			.filter(({ hours, notes }) => hours === 'closed' && notes !== undefined)
			.map((fact) => ({ ...fact, days: fact.days.filter(isUnnamed) }))
			.filter(({ days }) => days.length > 0);
	});
}

function keyOf(weeks: readonly StatedWeek[]): string {
	return weeks.map(({ rank }) => rank).join();
}
