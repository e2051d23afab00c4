import { type Weekday, weekdays } from './calendar.ts';
import type { Doubt } from './doubts.ts';
import type { HoursFact } from './row-reading.ts';
import { endOfDay, isOpenEnded, latestClosing } from './time-of-day.ts';

export interface SettledFacts {
	facts: HoursFact[];
	doubts: Doubt[];
	/** Rows that contradict another, for the report. */
	contradictions: { rowIndex: number; reason: string }[];
}

/**
 * Settles which of the facts of one period hold on a day that some rows call closed and others
 * open.
 *
 * Our reading: the row that names fewer days is the exception to the other, as a closed Monday is
 * to daily hours. Where both name as many, neither holds: nobody can know which is right.
 */
export function settleClosings(facts: readonly HoursFact[]): SettledFacts {
	const lost = new Map<HoursFact, Weekday[]>();
	const settled: SettledFacts = { facts: [], doubts: [], contradictions: [] };
	for (const day of weekdays) {
		const onDay = facts.filter(({ days }) => days.includes(day));
		const closings = onDay.filter(({ hours }) => hours === 'closed');
		const openings = onDay.filter(({ hours }) => hours !== 'closed');
		const [closing, opening] = [minDays(closings), minDays(openings)];
		if (!closing || !opening) continue;
		const difference = closing.days.length - opening.days.length;
		for (const fact of [
			...(difference >= 0 ? closings : []),
			...(difference <= 0 ? openings : []),
		]) {
			lost.set(fact, [...(lost.get(fact) ?? []), day]);
		}
		if (difference === 0) {
			const reason = `closed on a day on which row ${opening.rowIndex} is open`;
			const { period, isSpecial } = closing;
			settled.contradictions.push({ rowIndex: closing.rowIndex, reason });
			settled.doubts.push({
				days: [day],
				period,
				isSpecial,
				until: Math.max(endOfDay, ...openings.map(endOf)),
				mayClose: true,
				kind: 'contradiction',
			});
		}
	}
	settled.facts = factsWithoutDays(facts, (fact) => lost.get(fact) ?? []);
	return settled;
}

/**
 * Returns the facts about public holidays that contradict each other: one row of a period says
 * closed, another open. As on a day of the week, neither holds. Special hours do not contradict the
 * regular ones, over which they take precedence.
 */
export function contradictoryOnHolidays(facts: readonly HoursFact[]): HoursFact[] {
	return holidayGroups(facts).flatMap((group) => {
		const closings = group.filter(({ hours }) => hours === 'closed');
		return closings.length > 0 && closings.length < group.length ? group : [];
	});
}

/**
 * Groups the facts about public holidays that are of the same days: of one period, all special
 * or all regular.
 */
export function holidayGroups(facts: readonly HoursFact[]): HoursFact[][] {
	const groups = Map.groupBy(
		facts.filter(({ isPublicHolidays }) => isPublicHolidays),
		({ isSpecial, period }) => `${isSpecial} ${period.from}–${period.through}`,
	);
	return [...groups.values()];
}

/** Returns what is left of facts that do not hold on some of their days. */
export function factsWithoutDays(
	facts: readonly HoursFact[],
	daysLost: (fact: HoursFact) => readonly Weekday[],
): HoursFact[] {
	return facts.flatMap((fact) => withoutDays(fact, daysLost(fact)));
}

function endOf({ hours }: HoursFact): number {
	if (hours === 'closed') return 0;
	return isOpenEnded(hours) ? latestClosing(hours) : hours.closes;
}

function minDays(facts: readonly HoursFact[]): HoursFact | undefined {
	return facts.toSorted((one, other) => one.days.length - other.days.length)[0];
}

function withoutDays(fact: HoursFact, lostDays: readonly Weekday[]): HoursFact[] {
	if (lostDays.length === 0) return [fact];
	const days = fact.days.filter((day) => !lostDays.includes(day));
	return days.length === 0 ? [] : [{ ...fact, days, isEveryDay: false }];
}
