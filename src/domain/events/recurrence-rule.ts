import { addDays, type Day } from './days.ts';

export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

export interface RuleWeekday {
	/** Monday is 1, Sunday 7. */
	weekday: number;
	/** Position in the month or year: the first is 1, the last -1; absent means every one. */
	nth?: number | undefined;
}

/** Holds a day or date-time that a rule names. */
export interface RuleMoment {
	day: Day;
	/** `HH:MM:SS`; absent when a whole day is meant. */
	clock?: string | undefined;
	/** IANA name of the zone of the clock; absent for that of the venue. */
	timeZone?: string | undefined;
}

/**
 * Parts of a rule (RFC 5545, section 3.3.10) that are lists of numbers, and what each number may
 * be.
 */
export const numberParts = {
	byMonth: { name: 'BYMONTH', min: 1, max: 12 },
	byWeekNumber: { name: 'BYWEEKNO', min: -53, max: 53 },
	byYearDay: { name: 'BYYEARDAY', min: -366, max: 366 },
	byMonthDay: { name: 'BYMONTHDAY', min: -31, max: 31 },
	byHour: { name: 'BYHOUR', min: 0, max: 23 },
	byMinute: { name: 'BYMINUTE', min: 0, max: 59 },
	bySecond: { name: 'BYSECOND', min: 0, max: 59 },
	bySetPosition: { name: 'BYSETPOS', min: -366, max: 366 },
} as const;
export type NumberPart = keyof typeof numberParts;

/**
 * Holds a recurrence rule of iCalendar (RFC 5545) with the dates that stand beside it. Numbers from
 * the end are negative.
 */
export interface RecurrenceRule extends Record<NumberPart, number[]> {
	frequency: Frequency;
	interval: number;
	/** Number of times; either this or `until` is set, or neither for a rule without end. */
	count?: number | undefined;
	until?: RuleMoment | undefined;
	byDay: RuleWeekday[];
	weekStart?: number | undefined;
	/**
	 * `DTSTART`: from when intervals and times are counted, where that is not the date that carries
	 * the rule.
	 */
	start?: RuleMoment | undefined;
	/** `RDATE`. */
	added: RuleMoment[];
	/** `EXDATE`; a day without a clock stands for whatever begins on it. */
	excluded: RuleMoment[];
}

const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/**
 * Returns the rule as RFC 5545 writes it; `until` is written by the caller, since its form follows
 * that of DTSTART.
 */
export function recurrenceRuleText(rule: RecurrenceRule, until: string | undefined): string {
	const { frequency, interval, count, byDay, weekStart } = rule;
	const days = byDay.map(({ weekday, nth }) => `${nth ?? ''}${weekdayCode(weekday)}`);
	const numbers = (part: NumberPart) => [numberParts[part].name, rule[part].join(',')] as const;
	const parts: (readonly [string, string | number | undefined])[] = [
		['FREQ', frequency],
		['INTERVAL', interval === 1 ? undefined : interval],
		['COUNT', count],
		['UNTIL', until],
		...(['byMonth', 'byWeekNumber', 'byYearDay', 'byMonthDay'] as const).map(numbers),
		['BYDAY', days.join(',')],
		...(['byHour', 'byMinute', 'bySecond', 'bySetPosition'] as const).map(numbers),
		['WKST', weekStart === undefined ? undefined : weekdayCode(weekStart)],
	];
	return parts
		.filter(([, value]) => value !== undefined && value !== '')
		.map(([name, value]) => `${name}=${value ?? ''}`)
		.join(';');
}

/** Returns the code of a weekday in rules: `MO` for 1 … `SU` for 7. */
export function weekdayCode(weekday: number): string {
	return weekdayCodes[weekday - 1] ?? '';
}

/** Returns the number of a weekday: 1 for `MO` … 7 for `SU`; `undefined` for any other text. */
export function weekdayOfCode(code: string): number | undefined {
	return weekdayCodes.includes(code) ? weekdayCodes.indexOf(code) + 1 : undefined;
}

/** Returns whether a rule names days by their weekdays alone, every week or every few weeks. */
function namesWeekdaysOnly(rule: RecurrenceRule): boolean {
	const { byDay, frequency } = rule;
	const parts: NumberPart[] = ['byMonth', 'byWeekNumber', 'byYearDay', 'byMonthDay'];
	return (
		(frequency === 'WEEKLY' || frequency === 'DAILY') &&
		parts.every((part) => rule[part].length === 0) &&
		rule.bySetPosition.length === 0 &&
		byDay.every(({ nth }) => nth === undefined)
	);
}

/**
 * Returns the rule on the other days on which clocks of another zone show the dates that it names;
 * `undefined` for a rule that names more than weekdays.
 *
 * @param days Number of days by which these are later, less than a week.
 */
export function onOtherDays(rule: RecurrenceRule, days: number): RecurrenceRule | undefined {
	if (days === 0 || rule.start) return rule;
	if (!namesWeekdaysOnly(rule)) return undefined;
	const moved = (weekday: number) => ((weekday - 1 + days + 7) % 7) + 1;
	const { byDay, until, weekStart = 1 } = rule;
	return {
		...rule,
		byDay: byDay.map(({ weekday }) => ({ weekday: moved(weekday) })),
		until: until && (until.clock === undefined ? { day: addDays(until.day, days) } : until),
		weekStart: moved(weekStart),
	};
}

/** Returns whether a rule names every day, without exception. */
export function isEveryDay(rule: RecurrenceRule): boolean {
	const weekdays = new Set(rule.byDay.map(({ weekday }) => weekday)).size;
	const namesAll = weekdays === 7 || (rule.frequency === 'DAILY' && weekdays === 0);
	const hasOneTime = [rule.byHour, rule.byMinute, rule.bySecond].every((part) => part.length === 0);
	return (
		namesAll &&
		hasOneTime &&
		rule.interval === 1 &&
		namesWeekdaysOnly(rule) &&
		rule.excluded.length === 0 &&
		rule.added.length === 0
	);
}
