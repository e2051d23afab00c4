import { weekdays } from './calendar.ts';
import { type SettledFacts, factsWithoutDays } from './closings.ts';
import { closedAtTimes } from './doubts.ts';
import { isAllYear, overlapsLonger, lengthInDays } from './period.ts';
import type { HoursFact } from './row-reading.ts';

/**
 * Settles which closings of days of the week hold on some of these days only.
 *
 * Our reading: where a row closes the place on days on which another is open, and has a note, the
 * note may say when: "fourth Monday of the month", in whatever language. The openings stay, and
 * nobody can know on which of these days the place is closed. A row without a note, of every day,
 * of less than a week or of a part of the time in which the place is open says by itself when it
 * holds.
 *
 * @param facts Facts of all periods, regular or special.
 */
export function settleClosingsAtTimes(facts: readonly HoursFact[]): SettledFacts {
	const found = facts.flatMap((closing) => {
		if (!mayBeAtTimes(closing)) return [];
		const openings = facts.filter(
			({ days, hours, period }) =>
				hours !== 'closed' &&
				days.length >= closing.days.length &&
				overlapsLonger(period, closing.period),
		);
		const isOpenOn = (day: number, among: readonly HoursFact[]) =>
			among.some(({ days }) => days.includes(day));
		const days = closing.days.filter((day) => isOpenOn(day, openings));
		const [opening] = openings.filter((fact) => days.some((day) => fact.days.includes(day)));
		if (!opening) return [];
		const ofSamePeriod = openings.filter(({ period }) => isSame(period, closing.period));
		return [{ closing, days, opening, lost: days.filter((day) => isOpenOn(day, ofSamePeriod)) }];
	});
	return {
		facts: factsWithoutDays(
			facts,
			(fact) => found.find(({ closing }) => closing === fact)?.lost ?? [],
		),
		doubts: found.map(({ closing: { isSpecial, period, rowIndex }, days }) => ({
			...closedAtTimes(days, isAllYear(period) ? undefined : period),
			isSpecial,
			rowIndex,
		})),
		contradictions: found.map(({ closing: { rowIndex }, opening }) => ({
			rowIndex,
			reason: `closed on days on which row ${opening.rowIndex} is open, with a note that may say when`,
		})),
	};
}

function mayBeAtTimes({ days, hours, notes, period }: HoursFact): boolean {
	return (
		hours === 'closed' &&
		notes !== undefined &&
		days.length < weekdays.length &&
		lengthInDays(period) > weekdays.length
	);
}

function isSame(one: HoursFact['period'], other: HoursFact['period']): boolean {
	return one.from === other.from && one.through === other.through;
}
