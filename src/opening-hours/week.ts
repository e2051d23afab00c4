import { type MonthDay, type Weekday, weekdays } from './calendar.ts';
import { type DayHours, closedDay, hoursOnDay, unknownDay } from './day-hours.ts';
import { type Period, covers, holdsOn, isYearly, overlap } from './period.ts';
import type { PeriodFacts } from './period-facts.ts';
import type { HoursFact } from './row-reading.ts';
import { periodsWith, stretchesOfYear } from './year.ts';

/** The regular week of a time of the year. */
export interface Week {
	/** Those that come back every year do not overlap. */
	period: Period;
	/** Monday to Sunday. */
	days: readonly DayHours[];
	facts: readonly HoursFact[];
}

/**
 * The regular weeks of the year, cut where other rows come into force; on a date the first one that holds is in force.
 *
 * The narrowest period wins: rows of a season replace the general ones while it lasts. What it means that they do not
 * name a day (our reading, where the service document is silent):
 * - A week that states an opening states them all: the place is closed on the days left out. Without this nobody could
 *   be told "closed" at all, for most rows name open days only.
 * - But where a wider period holds as well and opens on that day, the two readings differ (fewer days in winter, or one
 *   more late evening in summer?), and the day is in doubt.
 * - A week that states closings only is a list of exceptions: its other days are those of the next wider period, or in
 *   doubt if there is none.
 * - Where no opening of a week can be read, its other days are in doubt.
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
	const pieces = [...new Set(stretches.map(({ label }) => label))].flatMap((key) =>
		periodsWith(stretches, key).map((period) => ({ period, weeks: inForceOn(period.from) })),
	);
	const dated = stated
		.filter(({ period }) => !isYearly(period))
		.map((week) => ({ period: week.period, weeks: [week] }));
	return [...pieces, ...dated]
		.flatMap(({ period, weeks }) => {
			const [winner] = weeks;
			if (!winner) return [];
			const wider = stated
				.slice(winner.rank + 1)
				.filter((week) => weeks.includes(week) || overlap(week.period, period))
				.map((week) => ({ ...week, isCovering: covers(week.period, period) }));
			const days = weekdays.map((day) => dayHours(day, winner, wider));
			return [{ rank: winner.rank, week: { period, days, facts: factsInUse(winner, wider) } }];
		})
		.toSorted((one, other) => one.rank - other.rank)
		.map(({ week }) => week);
}

/** What the rows of one period say of the days that they name. */
interface StatedWeek {
	/** Position by precedence. */
	rank: number;
	period: Period;
	days: readonly (DayHours | undefined)[];
	states: 'openings' | 'closings' | 'nothing readable';
	facts: readonly HoursFact[];
}

type WiderWeek = StatedWeek & {
	/** Holds on all the days in question, not only on some. */
	isCovering: boolean;
};

function statedWeek({ period, facts, doubts }: PeriodFacts, rank: number): StatedWeek {
	const days = weekdays.map((day) => hoursOnDay(facts, doubts, day));
	const isUnreadable = doubts.some((doubt) => doubt.period !== undefined && !doubt.mayClose);
	const isOpen = facts.some(({ hours }) => hours !== 'closed');
	const states = isOpen ? 'openings' : isUnreadable ? 'nothing readable' : 'closings';
	return { rank, period, days, states, facts };
}

function dayHours(day: Weekday, week: StatedWeek, wider: readonly WiderWeek[]): DayHours {
	const named = week.days[day];
	if (named) return named;
	if (week.states === 'nothing readable') return unknownDay;
	if (week.states === 'openings') {
		return wider.some(({ days }) => mayBeOpen(days[day])) ? unknownDay : closedDay;
	}
	const [next, ...rest] = wider;
	return next?.isCovering ? dayHours(day, next, rest) : unknownDay;
}

function mayBeOpen(hours: DayHours | undefined): boolean {
	return hours !== undefined && (hours.shifts.length > 0 || hours.doubtUntil > 0);
}

/** A week of closings has the other hours from the wider ones. */
function factsInUse(week: StatedWeek, wider: readonly WiderWeek[]): readonly HoursFact[] {
	const [next, ...rest] = wider;
	if (week.states !== 'closings' || !next?.isCovering) return week.facts;
	return [...week.facts, ...factsInUse(next, rest)];
}

function keyOf(weeks: readonly StatedWeek[]): string {
	return weeks.map(({ rank }) => rank).join();
}
