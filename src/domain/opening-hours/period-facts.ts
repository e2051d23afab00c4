import {
	type Period,
	firstDate,
	overlapsLonger,
	isYearly,
	lastDate,
	lengthInDays,
} from './period.ts';
import { weekdays } from './calendar.ts';
import type { Doubt } from './doubts.ts';
import type { HoursFact } from './row-reading.ts';

const daysOfYear = 365;
const maxRank = 366;

/** Holds what the rows of one period state, and what they leave in doubt. */
export interface PeriodFacts {
	period: Period;
	facts: HoursFact[];
	doubts: Doubt[];
}

/**
 * Returns facts and doubts by period, in the order in which periods go before each other.
 *
 * Our reading: what is stated for certain dates, if they are less than a year or the place is
 * closed on all of them, goes before what comes back every year; of two such the narrower wins,
 * then the one that begins later. A doubt whose period cannot be read is about every period, and
 * that a place is closed at times about every period in which it is open then.
 */
export function byPeriod(facts: readonly HoursFact[], doubts: readonly Doubt[]): PeriodFacts[] {
	const groups = new Map<string, PeriodFacts>();
	const groupOf = (period: Period): PeriodFacts => {
		const key = `${period.from}–${period.through}`;
		const group = groups.get(key) ?? { period, facts: [], doubts: [] };
		groups.set(key, group);
		return group;
	};
	for (const fact of facts) groupOf(fact.period).facts.push(fact);
	const isOfGroup = ({ kind, period }: Doubt) => period && kind !== 'closed-at-times';
	for (const doubt of doubts) {
		if (doubt.period && isOfGroup(doubt)) groupOf(doubt.period).doubts.push(doubt);
	}
	for (const doubt of doubts) {
		if (isOfGroup(doubt)) continue;
		for (const group of groups.values()) {
			if (!doubt.period || overlapsLonger(group.period, doubt.period)) group.doubts.push(doubt);
		}
	}
	return [...groups.values()].toSorted(
		(one, other) =>
			Number(isException(other)) - Number(isException(one)) || precedence(one.period, other.period),
	);
}

/**
 * Returns whether hours are those of certain dates that no season may replace; those of a year and
 * more are general hours, which seasons do.
 */
function isException({ period, facts }: PeriodFacts): boolean {
	if (isYearly(period)) return false;
	return rank(period) < daysOfYear || isClosedThroughout(facts);
}

function isClosedThroughout(facts: readonly HoursFact[]): boolean {
	return weekdays.every((day) => {
		const ofDay = facts.filter(({ days }) => days.includes(day));
		return ofDay.length > 0 && ofDay.every(({ hours }) => hours === 'closed');
	});
}

function precedence(one: Period, other: Period): number {
	return (
		rank(one) - rank(other) ||
		Number(isYearly(one)) - Number(isYearly(other)) ||
		other.from - one.from
	);
}

/**
 * Returns the rank of a period, by its length in days. A period of more than a year, or without an
 * end, counts as a year, no more than general hours: it goes before them.
 */
function rank(period: Period): number {
	const isOpenEnded = period.from === firstDate || period.through === lastDate;
	return isOpenEnded ? maxRank : Math.min(lengthInDays(period), maxRank);
}
