import type { DayOfWeek, OpeningHoursSpecificationLeaf } from 'schema-dts';
import { oneLine } from '../../guide/model/one-line.ts';
import {
	type CalendarDate,
	dateFromIso,
	isoDate,
	weekdays,
} from '../../domain/opening-hours/calendar.ts';
import { laterClosingsOnHolidays } from '../../domain/opening-hours/closing-times.ts';
import { contradictoryOnHolidays } from '../../domain/opening-hours/closings.ts';
import { factsInForce } from '../../domain/opening-hours/facts-in-force.ts';
import type { OpeningHours } from '../../domain/opening-hours/opening-hours.ts';
import {
	type Period,
	firstDate,
	hasWeekday,
	isAllYear,
	lastDate,
	nextWindow,
} from '../../domain/opening-hours/period.ts';
import type { HoursFact } from '../../domain/opening-hours/row-reading.ts';
import {
	type Minute,
	type Shift,
	clockTime,
	endOfDay,
	isOpenEnded,
} from '../../domain/opening-hours/time-of-day.ts';
import { node } from './json-ld.ts';

const daysOfWeek = [
	'https://schema.org/Monday',
	'https://schema.org/Tuesday',
	'https://schema.org/Wednesday',
	'https://schema.org/Thursday',
	'https://schema.org/Friday',
	'https://schema.org/Saturday',
	'https://schema.org/Sunday',
	'https://schema.org/PublicHolidays',
] as const satisfies DayOfWeek[];
const publicHolidays = 7;

/**
 * Returns the regular hours of a place (structured-data rules, section 6) that its tables tell,
 * seasons as dates, days which these do not have left out; empty: the property is left out.
 *
 * @param today `YYYY-MM-DD` at the place: a season is the first one that is not over on it.
 */
export function openingHoursSpecification(
	hours: OpeningHours,
	today: string,
): OpeningHoursSpecificationLeaf[] {
	const date = dateFromIso(today);
	const holidays = hours.facts.filter(
		({ isPublicHolidays, isSpecial }) => isPublicHolidays && !isSpecial,
	);
	return specifications([...factsInForce(hours, date), ...holidays], date);
}

/**
 * Returns hours that go before the regular ones on their dates; otherwise as
 * `openingHoursSpecification`.
 */
export function specialOpeningHoursSpecification(
	hours: OpeningHours,
	today: string,
): OpeningHoursSpecificationLeaf[] {
	return specifications(
		hours.facts.filter(({ isSpecial }) => isSpecial),
		dateFromIso(today),
	);
}

/**
 * Describes a fact that has both times, or none because the place is closed: all others are left
 * out (section 6.2).
 */
type WholeFact = HoursFact & { hours: Shift | 'closed' };

/** Describes a fact with its dates; several rows that differ in their days only are one. */
interface DatedFact {
	fact: WholeFact;
	/** Positions in `daysOfWeek`, ascending. */
	days: number[];
	isEveryDay: boolean;
	dates?: { from: CalendarDate; through: CalendarDate } | undefined;
}

function specifications(
	facts: readonly HoursFact[],
	today: CalendarDate,
): OpeningHoursSpecificationLeaf[] {
	const contradictory = new Set([
		...contradictoryOnHolidays(facts),
		...laterClosingsOnHolidays(facts).map(({ fact }) => fact),
	]);
	const certain = facts.filter(isWhole).filter((fact) => !contradictory.has(fact));
	const alike = Map.groupBy(certain, ({ hours, period, notes, isPublicHolidays }) =>
		JSON.stringify([hours, period, oneLine(notes), isPublicHolidays]),
	);
	return [...alike.values()]
		.flatMap((group) => datedFact(group, today))
		.toSorted(
			(one, other) =>
				(one.dates?.from ?? 0) - (other.dates?.from ?? 0) ||
				(one.days[0] ?? 0) - (other.days[0] ?? 0) ||
				opening(one) - opening(other),
		)
		.map(specification);
}

function isWhole(fact: HoursFact): fact is WholeFact {
	return fact.hours === 'closed' || !isOpenEnded(fact.hours);
}

function datedFact(group: readonly WholeFact[], today: CalendarDate): DatedFact[] {
	const fact = group[0];
	if (!fact) return [];
	const named = new Set(group.flatMap(({ days }) => days));
	const days = fact.isPublicHolidays
		? [publicHolidays]
		: weekdays.filter((weekday) => named.has(weekday));
	const isEveryDay = group.some((member) => member.isEveryDay);
	if (isAllYear(fact.period)) return [{ fact, days, isEveryDay }];
	const window = nextWindow(fact.period, today);
	if (!window || !(fact.isPublicHolidays || hasWeekday(window, days))) return [];
	return [{ fact, days, isEveryDay, dates: withBothEnds(window, today) }];
}

/**
 * Fills in an end that is not stated, as we read it: the year of today, as far as the other end
 * allows, is true in any case.
 */
function withBothEnds({ from, through }: Period, today: CalendarDate): Period {
	const thisYear = Math.floor(today / 10_000);
	return {
		from: from === firstDate ? thisYear * 10_000 + 101 : from,
		through:
			through === lastDate
				? Math.max(thisYear, Math.floor(from / 10_000)) * 10_000 + 1231
				: through,
	};
}

function opening({ fact: { hours } }: DatedFact): Minute {
	return hours === 'closed' ? 0 : hours.opens;
}

/**
 * Returns the node of a fact. "Closed" is 00:00 to 00:00 (Google); so the end of a day is 23:59,
 * for 24:00 is no valid time.
 */
function specification({
	fact: { hours, notes },
	days,
	isEveryDay,
	dates,
}: DatedFact): OpeningHoursSpecificationLeaf {
	return node<OpeningHoursSpecificationLeaf>({
		'@type': 'OpeningHoursSpecification',
		dayOfWeek: isEveryDay && dates ? undefined : days.flatMap((day) => daysOfWeek[day] ?? []),
		opens: hours === 'closed' ? '00:00' : clockTime(hours.opens),
		closes:
			hours === 'closed' ? '00:00' : hours.closes === endOfDay ? '23:59' : clockTime(hours.closes),
		validFrom: dates && isoDate(dates.from),
		validThrough: dates && isoDate(dates.through),
		description: oneLine(notes),
	});
}
