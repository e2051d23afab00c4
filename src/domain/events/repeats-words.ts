import { monthNameInWords, weekdayInWords } from './calendar-words.ts';
import { dateWithinYear } from './date-words.ts';
import { type Day, addDays, isoWeekdayOf } from './days.ts';
import type { WordsContext } from './occurrence-words.ts';
import type { RecurrenceRule, RuleWeekday } from './recurrence-rule.ts';

/** Year with a 29 February, in which every yearly date can be named. */
const leapYear = '2024';

const partsWithoutWords = [
	'byWeekNumber',
	'byYearDay',
	'byHour',
	'byMinute',
	'bySecond',
	'bySetPosition',
] as const;

/**
 * Returns in words how a rule repeats, without its end: "Every Friday", "First Saturday of the
 * month"; `undefined` where there are no words for it.
 *
 * @param start The first day, which says what the rule leaves out.
 */
export function repeatsInWords(
	rule: RecurrenceRule,
	start: Day,
	context: WordsContext,
): string | undefined {
	if (rule.byDay.length > 0 && rule.byMonthDay.length > 0) return undefined;
	if (partsWithoutWords.some((part) => rule[part].length > 0)) return undefined;
	if (rule.frequency === 'DAILY') return dailyInWords(rule, context);
	if (rule.frequency === 'WEEKLY') return weeklyInWords(rule, start, context);
	return rule.frequency === 'MONTHLY'
		? monthlyInWords(rule, start, context)
		: yearlyInWords(rule, start, context);
}

function dailyInWords(rule: RecurrenceRule, context: WordsContext): string | undefined {
	const { byDay, byMonthDay, interval } = rule;
	if (byMonthDay.length > 0) return undefined;
	if (byDay.length === 0) return inMonths(context.messages.everyDay(interval), rule, context);
	return interval === 1 ? weekdaysInWords(rule, byDay, context) : undefined;
}

function weeklyInWords(rule: RecurrenceRule, start: Day, context: WordsContext): string {
	const implied = [{ weekday: isoWeekdayOf(start) }];
	return weekdaysInWords(rule, rule.byDay.length > 0 ? rule.byDay : implied, context);
}

function monthlyInWords(
	rule: RecurrenceRule,
	start: Day,
	context: WordsContext,
): string | undefined {
	const { byDay, byMonthDay, interval, byMonth } = rule;
	if (interval > 1 && byMonth.length > 0) return undefined;
	const months = monthNames(byMonth, context);
	if (byDay.length === 0) {
		const days = byMonthDay.length > 0 ? inOrder(byMonthDay) : [dayOfMonth(start)];
		return context.messages.daysOfMonth(interval, days, months);
	}
	const nths = byDay.flatMap(({ weekday, nth }) =>
		nth === undefined ? [] : [{ nth, weekday: weekdayInWords(weekday, context.locale, 'long') }],
	);
	if (nths.length === byDay.length) return context.messages.weekdaysOfMonth(interval, nths, months);
	return nths.length === 0 && interval === 1 ? weekdaysInWords(rule, byDay, context) : undefined;
}

function yearlyInWords(
	rule: RecurrenceRule,
	start: Day,
	context: WordsContext,
): string | undefined {
	const { byDay, byMonthDay, byMonth, interval } = rule;
	// A weekday with a number but no month counts within the year, for which there are no words.
	const isWithinYear = byMonth.length === 0 && byDay.some(({ nth }) => nth !== undefined);
	const isByMonth = byDay.length > 0 || byMonthDay.some((day) => day < 0 || byMonth.length === 0);
	if (isByMonth) {
		return interval === 1 && !isWithinYear ? monthlyInWords(rule, start, context) : undefined;
	}
	const months = byMonth.length > 0 ? inOrder(byMonth) : [Number(start.slice(5, 7))];
	const days = byMonthDay.length > 0 ? inOrder(byMonthDay) : [dayOfMonth(start)];
	const dates = months.flatMap((month) => days.map((day) => dateInLeapYear(month, day)));
	const areReal = dates.every((date) => addDays(date, 0) === date);
	const inWords = dates.map((date) => dateWithinYear(date, context.locale, leapYear));
	return areReal ? context.messages.everyYearOn(interval, inWords) : undefined;
}

function weekdaysInWords(
	rule: RecurrenceRule,
	days: readonly RuleWeekday[],
	context: WordsContext,
): string {
	const { messages, locale } = context;
	const weekdays = inOrder(days.map(({ weekday }) => weekday));
	const names = weekdays.map((weekday) => weekdayInWords(weekday, locale, 'long'));
	const isEveryDay = weekdays.length === 7 && rule.interval === 1;
	const repeats = isEveryDay ? messages.everyDay(1) : messages.everyWeekday(rule.interval, names);
	return inMonths(repeats, rule, context);
}

function inMonths(repeats: string, { byMonth }: RecurrenceRule, context: WordsContext): string {
	return byMonth.length === 0
		? repeats
		: context.messages.inMonths(repeats, monthNames(byMonth, context));
}

function monthNames(months: readonly number[], { locale }: WordsContext): string[] {
	return inOrder(months).map((month) => monthNameInWords(month, locale));
}

/** Sorts numbers, each once: numbers counted from the end come last. */
function inOrder(numbers: readonly number[]): number[] {
	const place = (number: number) => (number < 0 ? 100 + number : number);
	return [...new Set(numbers)].sort((a, b) => place(a) - place(b));
}

function dayOfMonth(day: Day): number {
	return Number(day.slice(8));
}

function dateInLeapYear(month: number, day: number): Day {
	return `${leapYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
