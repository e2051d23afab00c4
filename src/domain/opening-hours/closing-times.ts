import { weekdays } from './calendar.ts';
import { type SettledFacts, factsWithoutDays, holidayGroups } from './closings.ts';
import type { HoursFact } from './row-reading.ts';
import { type Shift, isOpenEnded } from './time-of-day.ts';

/** Holds a fact that contradicts another, which opens at the same minute but closes earlier. */
export interface LaterClosing {
	fact: ShiftFact;
	/** Reason for the report. */
	reason: string;
}

type ShiftFact = HoursFact & { hours: Shift };

/**
 * Settles which of the facts of one period hold where some open at the same minute of a day and
 * close at different ones.
 *
 * Our reading: the earliest closing is shown, for the place is open until then by all of them;
 * until the latest nobody can know whether it is. Times are never made a range (structured-data
 * rules, section 6.5).
 */
export function settleClosingTimes(facts: readonly HoursFact[]): SettledFacts {
	const found = weekdays.flatMap((day) =>
		laterClosings(facts.filter(({ days }) => days.includes(day))).map((later) => ({
			...later,
			day,
		})),
	);
	const daysLost = Map.groupBy(found, ({ fact }): HoursFact => fact);
	return {
		facts: factsWithoutDays(facts, (fact) => daysLost.get(fact)?.map(({ day }) => day) ?? []),
		doubts: found.map(({ day, fact: { hours, isSpecial, period } }) => ({
			days: [day],
			period,
			isSpecial,
			until: hours.closes,
			mayClose: false,
		})),
		contradictions: found.map(({ fact: { rowIndex }, reason }) => ({ rowIndex, reason })),
	};
}

/**
 * Returns the later closings on public holidays: there the facts that close later do not hold
 * either.
 */
export function laterClosingsOnHolidays(facts: readonly HoursFact[]): LaterClosing[] {
	return holidayGroups(facts).flatMap(laterClosings);
}

/**
 * Returns the shifts that end later than another one which begins at the same time.
 * @param facts Facts of one day.
 */
function laterClosings(facts: readonly HoursFact[]): LaterClosing[] {
	const shifts = facts.filter(isShift);
	return shifts.flatMap((fact) => {
		const earlier = shifts.find(
			({ hours }) => hours.opens === fact.hours.opens && hours.closes < fact.hours.closes,
		);
		if (!earlier) return [];
		return [
			{ fact, reason: `closes later than row ${earlier.rowIndex}, which opens at the same time` },
		];
	});
}

function isShift(fact: HoursFact): fact is ShiftFact {
	return fact.hours !== 'closed' && !isOpenEnded(fact.hours);
}
