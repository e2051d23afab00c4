import { addDays, type Day } from './days.ts';
import { type RuleMoment, type RuleWeekday, weekdayOfCode } from './recurrence-rule.ts';

/** Maximum number of dates of a rule: as many as anybody lists beside one. */
const maxMoments = 1_000;
const moment =
	/^(?<y>\d{4})-?(?<m>\d\d)-?(?<d>\d\d)(?:T(?<h>[01]\d|2[0-3]):?(?<min>[0-5]\d):?(?<s>[0-5]\d)(?<utc>Z)?)?$/;

/** Reads a whole number within bounds; 0 only where it is between them. */
export function wholeNumberWithin(text: string, min: number, max: number): number | undefined {
	const number = /^[+-]?\d{1,9}$/.test(text) ? Number(text) : NaN;
	const isAllowed = number >= min && number <= max && (number !== 0 || min === 0);
	return isAllowed ? number : undefined;
}

/** Reads `FR`, `1FR` or `-1FR`. */
export function ruleWeekday(text: string): RuleWeekday | undefined {
	const weekday = weekdayOfCode(text.slice(-2));
	const nth = text.slice(0, -2);
	if (weekday === undefined) return undefined;
	if (nth === '') return { weekday };
	const number = wholeNumberWithin(nth, -53, 53);
	return number === undefined ? undefined : { weekday, nth: number };
}

/**
 * Reads a date or date-time of RFC 5545, also as ISO 8601 writes it.
 * @param timeZone Time zone of a clock that is not UTC.
 */
export function ruleMoment(text: string, timeZone: string | undefined): RuleMoment | undefined {
	const groups = moment.exec(text)?.groups;
	if (groups === undefined) return undefined;
	const { y = '', m = '', d = '', h, min = '', s = '', utc } = groups;
	const day = `${y}-${m}-${d}`;
	if (!isRealDay(day)) return undefined;
	if (h === undefined) return { day };
	return { day, clock: `${h}:${min}:${s}`, timeZone: utc === undefined ? timeZone : 'UTC' };
}

/**
 * Reads the dates of a line such as `EXDATE;TZID=Europe/Lisbon:20261204T210000`; `undefined` where
 * one cannot be read.
 */
export function ruleMoments(line: { parameters: string; value: string }): RuleMoment[] | undefined {
	const timeZone = /(?:^|;)TZID="?\/?([^;"]+)/.exec(line.parameters)?.[1];
	if (timeZone !== undefined && !isTimeZone(timeZone)) return undefined;
	const texts = line.value.split(',');
	const moments = texts.map((text) => ruleMoment(text, timeZone));
	const read = moments.filter((one) => one !== undefined);
	return read.length === texts.length && read.length <= maxMoments ? read : undefined;
}

function isTimeZone(name: string): boolean {
	try {
		return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
	} catch {
		return false;
	}
}

function isRealDay(day: Day): boolean {
	return !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && addDays(day, 0) === day;
}
