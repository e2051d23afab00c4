import {
	type CalendarDate,
	type MonthDay,
	type Weekday,
	dateOf,
	dayOf,
	exists,
	weekdayOf,
	weekdays,
} from './calendar.ts';

/** Holds a `MonthDay` or a `CalendarDate`: the first are all smaller than the second. */
export type PeriodEnd = number;

/**
 * Describes when a row applies, both ends included (our reading).
 *
 * Two `MonthDay`s are a period of every year, which runs over New Year when it ends before it
 * begins; two `CalendarDate`s are a period of their own, with `firstDate` or `lastDate` for an end
 * that is not stated.
 */
export interface Period {
	from: PeriodEnd;
	through: PeriodEnd;
}

export const allYear: Period = { from: 101, through: 1231 };
export const firstDate: CalendarDate = 1_01_01;
export const lastDate: CalendarDate = 9999_12_31;

/** Leap year that stands for any year: it has all days, 29 February among them. */
const leapYear = 2000;
const daysOfLeapYear = 366;
const fourYears = 1461;

/** Returns whether a period comes back every year. */
export function isYearly(period: Period): boolean {
	return period.through < firstDate;
}

export function isAllYear(period: Period): boolean {
	return period.from === allYear.from && period.through === allYear.through;
}

/**
 * Lengthens periods of every year that end on 28 February to the end of the month where another one
 * begins with March: 29 February belongs to them (our reading).
 */
export function withLeapDay(period: Period, others: readonly Period[]): Period {
	const isUpToMarch = period.through === 228 && others.some(({ from }) => from === 301);
	return isUpToMarch ? { ...period, through: 229 } : period;
}

/** Returns whether a date is within a period. Takes plain numbers, for the browser as well. */
export function holdsOn(from: number, through: number, date: CalendarDate): boolean {
	if (through >= firstDate) return from <= date && date <= through;
	const day = date % 10_000;
	return from <= through ? from <= day && day <= through : from <= day || day <= through;
}

/** Returns how many days a period lasts, with 29 February counted. */
export function lengthInDays({ from, through }: Period): number {
	if (through < firstDate) return daysAfter(from, through) + 1;
	return dayOf(through) - dayOf(from) + 1;
}

/** Returns whether a period of every year holds on all of its days, wherever it begins. */
export function isWholeYear(period: Period): boolean {
	return isYearly(period) && lengthInDays(period) === daysOfLeapYear;
}

/** Returns whether there is a day on which both hold. */
export function overlap(one: Period, other: Period): boolean {
	if (isYearly(one) === isYearly(other)) {
		const firstDays: [Period, Period][] = [
			[one, other],
			[other, one],
		];
		return firstDays.some(([{ from }, { from: first, through }]) => holdsOn(first, through, from));
	}
	const [yearly, dated] = isYearly(one) ? [one, other] : [other, one];
	return hasDateOf(yearly, atMostFourYears(dated));
}

/** Returns whether a period is not longer than another one, some of whose days it has. */
export function overlapsLonger(inner: Period, outer: Period): boolean {
	return lengthInDays(inner) <= lengthInDays(outer) && overlap(inner, outer);
}

/** Returns whether a period holds on every day of another one that is of some dates only. */
export function coversDates(outer: Period, dated: Period): boolean {
	const dates = atMostFourYears(dated);
	if (!isYearly(outer)) return outer.from <= dates.from && dates.through <= outer.through;
	return isWholeYear(outer) || !hasDateOf(restOfYear(outer), dates);
}

/**
 * Returns the first dates of a period which are not all before `today`; `undefined` once a dated
 * period is over (structured-data rules, section 6.3: 29 February in a common year is 1 March as a
 * start, 28 February as an end).
 */
export function nextWindow(period: Period, today: CalendarDate): Period | undefined {
	if (!isYearly(period)) return period.through < today ? undefined : period;
	const thisYear = Math.floor(today / 10_000);
	// A period of 29 February alone has no dates in most years; leap years are at most eight apart.
	for (let year = thisYear - 1; year <= thisYear + 8; year++) {
		const lastYear = period.from > period.through ? year + 1 : year;
		const from = inYear(period.from, year, 301);
		const through = inYear(period.through, lastYear, 228);
		if (from <= through && through >= today) return { from, through };
	}
	return undefined;
}

/** Returns whether a dated period has one of the days of the week. */
export function hasWeekday({ from, through }: Period, days: readonly Weekday[]): boolean {
	const first = dayOf(from);
	const length = Math.min(dayOf(through) - first + 1, weekdays.length);
	return Array.from({ length }, (_, index) => weekdayOf(first + index)).some((weekday) =>
		days.includes(weekday),
	);
}

/**
 * Returns whether a period of less than a week may have none of some days of the week: one of every
 * year in some years.
 */
export function mayLackWeekdays(period: Period, days: readonly Weekday[]): boolean {
	const length = lengthInDays(period);
	const firsts = isYearly(period) ? weekdays : [weekdayOf(dayOf(period.from))];
	const hasDay = (first: Weekday) =>
		weekdays.slice(0, length).some((offset) => days.includes((first + offset) % weekdays.length));
	return !firsts.every(hasDay);
}

/** Returns the number of days from one day of the year on to another, in a leap year. */
function daysAfter(from: MonthDay, other: MonthDay): number {
	const days = dayOf(leapYear * 10_000 + other) - dayOf(leapYear * 10_000 + from);
	return days < 0 ? days + daysOfLeapYear : days;
}

/**
 * Shortens a period to four years, which show every day of the year: a period without an end
 * says no more than they do.
 */
function atMostFourYears({ from, through }: Period): Period {
	const first =
		from === firstDate ? Math.max(dayOf(from), dayOf(through) - fourYears) : dayOf(from);
	return { from: dateOf(first), through: dateOf(Math.min(dayOf(through), first + fourYears)) };
}

/** Returns whether a period of every year has one of some dates, both ends of which exist. */
function hasDateOf({ from, through }: Period, dates: Period): boolean {
	if (from > through) {
		return (
			hasDateOf({ from, through: allYear.through }, dates) ||
			hasDateOf({ from: allYear.from, through }, dates)
		);
	}
	const lastYear = Math.floor(dates.through / 10_000);
	for (let year = Math.floor(dates.from / 10_000); year <= lastYear; year++) {
		const first = Math.max(inYear(from, year, 301), dates.from);
		if (first <= Math.min(year * 10_000 + through, dates.through)) return true;
	}
	return false;
}

/**
 * Returns the days of a year on which a period does not hold. A period of the whole year leaves
 * none, yet the whole year is returned for it.
 */
function restOfYear({ from, through }: Period): Period {
	return { from: daysLater(through, 1), through: daysLater(from, -1) };
}

function daysLater(day: MonthDay, days: number): MonthDay {
	return dateOf(dayOf(leapYear * 10_000 + day) + days) % 10_000;
}

/** Returns whether there is such a day in any year. */
export function isMonthDay(day: number): boolean {
	return exists(leapYear * 10_000 + day);
}

function inYear(day: MonthDay, year: number, insteadOfLeapDay: MonthDay): CalendarDate {
	const date = year * 10_000 + day;
	return exists(date) ? date : year * 10_000 + insteadOfLeapDay;
}
