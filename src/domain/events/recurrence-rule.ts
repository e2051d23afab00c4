import { type Day, addDays } from './days.ts';

export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

export interface RuleWeekday {
	/** Monday is 1, Sunday 7. */
	weekday: number;
	/** The first is 1, the last -1, in the month or year; absent means every one. */
	nth?: number | undefined;
}

export interface RuleEnd {
	day: Day;
	/** `HH:MM:SS`; absent when a whole day is meant. */
	clock?: string | undefined;
	/** The clock is UTC; else it is that of the venue. */
	isUtc: boolean;
}

/** A recurrence rule of iCalendar (RFC 5545, section 3.3.10), as far as it is expanded and put into words. */
export interface RecurrenceRule {
	frequency: Frequency;
	interval: number;
	/** Either this or `until`, or neither for a rule without end. */
	count?: number | undefined;
	until?: RuleEnd | undefined;
	byDay: RuleWeekday[];
	/** 1 to 31, or -1 (the last day) to -31. */
	byMonthDay: number[];
	/** January is 1. */
	byMonth: number[];
	weekStart?: number | undefined;
}

const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const frequencies: readonly Frequency[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const partNames = 'FREQ INTERVAL COUNT UNTIL BYDAY BYMONTHDAY BYMONTH WKST'.split(' ');
/** Longer texts and larger numbers are no rule of a real event; the bounds keep hostile ones from costing time. */
const mostCharacters = 500;
const mostRepeats = 1_000;

/**
 * Reads a rule that uses only the parts of structured-data rules, section 7, with or without `RRULE:` before it.
 *
 * `undefined` for any other text, for what RFC 5545 forbids and, our reading, for rules within a day (`HOURLY` …).
 */
export function parseRecurrenceRule(text: string): RecurrenceRule | undefined {
	if (text.length > mostCharacters) return undefined;
	const parts = partsOf(text);
	if (parts === undefined) return undefined;
	const frequency = frequencies.find((name) => name === parts.get('FREQ'));
	const interval = wholeNumber(parts.get('INTERVAL') ?? '1', 1, mostRepeats);
	const count = optional(parts.get('COUNT'), (value) => wholeNumber(value, 1, mostRepeats));
	const until = optional(parts.get('UNTIL'), ruleEnd);
	const byDay = list(parts.get('BYDAY'), ruleWeekday);
	const byMonthDay = list(parts.get('BYMONTHDAY'), (value) => wholeNumber(value, -31, 31));
	const byMonth = list(parts.get('BYMONTH'), (value) => wholeNumber(value, 1, 12));
	const weekStart = optional(parts.get('WKST'), weekdayOfCode);
	if (frequency === undefined || interval === undefined) return undefined;
	if (count === 'unreadable' || until === 'unreadable' || weekStart === 'unreadable')
		return undefined;
	if (byDay === undefined || byMonthDay === undefined || byMonth === undefined) return undefined;
	const rule = { frequency, interval, count, until, byDay, byMonthDay, byMonth, weekStart };
	return isAllowed(rule) ? rule : undefined;
}

/** The rule as RFC 5545 writes it; `until` is written by the caller, since its form follows that of DTSTART. */
export function recurrenceRuleText(rule: RecurrenceRule, until: string | undefined): string {
	const { frequency, interval, count, byDay, byMonthDay, byMonth, weekStart } = rule;
	const days = byDay.map(({ weekday, nth }) => `${nth ?? ''}${weekdayCode(weekday)}`);
	const parts: [string, string | number | undefined][] = [
		['FREQ', frequency],
		['INTERVAL', interval === 1 ? undefined : interval],
		['COUNT', count],
		['UNTIL', until],
		['BYMONTH', byMonth.join(',')],
		['BYMONTHDAY', byMonthDay.join(',')],
		['BYDAY', days.join(',')],
		['WKST', weekStart === undefined ? undefined : weekdayCode(weekStart)],
	];
	return parts
		.filter(([, value]) => value !== undefined && value !== '')
		.map(([name, value]) => `${name}=${value ?? ''}`)
		.join(';');
}

/** `MO` for 1 … `SU` for 7. */
export function weekdayCode(weekday: number): string {
	return weekdayCodes[weekday - 1] ?? '';
}

function partsOf(text: string): Map<string, string> | undefined {
	const body = text
		.trim()
		.toUpperCase()
		.replace(/^RRULE:/, '')
		.replace(/;$/, '');
	const parts = body.split(';').map((part) => part.split('='));
	const names = parts.map(([name]) => name ?? '');
	const isReadable =
		parts.every((part) => part.length === 2) &&
		names.every((name) => partNames.includes(name)) &&
		new Set(names).size === names.length;
	return isReadable ? new Map(parts.map(([name = '', value = '']) => [name, value])) : undefined;
}

/** RFC 5545, section 3.3.10: what may stand together. */
function isAllowed(rule: RecurrenceRule): boolean {
	const { frequency, count, until, byDay, byMonthDay } = rule;
	const hasNth = byDay.some(({ nth }) => nth !== undefined);
	if (count !== undefined && until !== undefined) return false;
	if (hasNth && (frequency === 'DAILY' || frequency === 'WEEKLY')) return false;
	return !(frequency === 'WEEKLY' && byMonthDay.length > 0);
}

function optional<T>(
	value: string | undefined,
	read: (value: string) => T | undefined,
): T | 'unreadable' | undefined {
	return value === undefined ? undefined : (read(value) ?? 'unreadable');
}

/** All values, or `undefined` when one of them is unreadable. */
function list<T extends number | RuleWeekday>(
	value: string | undefined,
	read: (value: string) => T | undefined,
): T[] | undefined {
	const texts = value === undefined ? [] : value.split(',');
	const values = texts.map(read).filter((one) => one !== undefined);
	return values.length === texts.length ? values : undefined;
}

function wholeNumber(text: string, least: number, most: number): number | undefined {
	const number = /^[+-]?\d{1,9}$/.test(text) ? Number(text) : 0;
	return number !== 0 && number >= least && number <= most ? number : undefined;
}

function weekdayOfCode(code: string): number | undefined {
	return weekdayCodes.includes(code) ? weekdayCodes.indexOf(code) + 1 : undefined;
}

function ruleWeekday(text: string): RuleWeekday | undefined {
	const weekday = weekdayOfCode(text.slice(-2));
	const nth = text.slice(0, -2);
	if (weekday === undefined) return undefined;
	if (nth === '') return { weekday };
	const number = wholeNumber(nth, -53, 53);
	return number === undefined ? undefined : { weekday, nth: number };
}

function ruleEnd(text: string): RuleEnd | undefined {
	const groups =
		/^(?<y>\d{4})(?<m>\d\d)(?<d>\d\d)(?:T(?<h>[01]\d|2[0-3])(?<min>[0-5]\d)(?<s>[0-5]\d)(?<utc>Z)?)?$/.exec(
			text,
		)?.groups;
	if (groups === undefined) return undefined;
	const { y = '', m = '', d = '', h, min = '', s = '', utc } = groups;
	const day = `${y}-${m}-${d}`;
	if (!isRealDay(day)) return undefined;
	const clock = h === undefined ? undefined : `${h}:${min}:${s}`;
	return { day, clock, isUtc: utc !== undefined };
}

function isRealDay(day: Day): boolean {
	return !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && addDays(day, 0) === day;
}
