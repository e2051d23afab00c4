import {
	type Frequency,
	type NumberPart,
	numberParts,
	type RecurrenceRule,
	weekdayOfCode,
} from './recurrence-rule.ts';
import { ruleMoment, ruleMoments, ruleWeekday, wholeNumberWithin } from './rule-values.ts';

const frequencies: readonly Frequency[] = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const numberPartKeys = Object.keys(numberParts) as NumberPart[]; // The keys of a constant.
const partNames = [
	...['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST'],
	...Object.values(numberParts).map(({ name }) => name as string),
];
/**
 * Maximum number of characters of a rule. Longer texts, larger numbers and more times a day are no
 * rule of a real event; the bounds keep hostile ones from costing time.
 */
const maxCharacters = 10_000;
const maxRepeats = 1_000;
const maxTimesADay = 12;

/**
 * Matches the beginning of a line of iCalendar, which is a property; a text on one line has a space
 * in place of the break.
 */
const lineStart = /(?:\s|\\n)+(?=(?:RRULE|EXRULE|RDATE|EXDATE|DTSTART|DTEND|DURATION)\b|FREQ=)/;
const property = /^(?<name>[A-Z][A-Z-]*)(?:;(?<parameters>[^:]*))?:(?<value>.*)$/;
/** Lists properties that say how long each date is, which its occurrence says already. */
const needlessProperties = ['DTEND', 'DURATION'];

/**
 * Reads a rule with or without `RRULE:` before it, and with the lines of `DTSTART`, `RDATE` and
 * `EXDATE` that stand beside it in a calendar (RFC 5545, sections 3.3.10 and 3.8.5). Dates without
 * a rule become a rule that has only these dates.
 *
 * `undefined` for any other text, for what RFC 5545 forbids, for periods as dates and, our reading,
 * for rules within a day (`HOURLY` …).
 */
export function parseRecurrenceRule(text: string): RecurrenceRule | undefined {
	if (text.length > maxCharacters) return undefined;
	const lines = text.trim().toUpperCase().split(lineStart).map(readLine);
	const valuesOf = (wanted: string) => lines.filter(({ name }) => name === wanted);
	const known = ['RRULE', 'RDATE', 'EXDATE', 'DTSTART', ...needlessProperties];
	const rules = valuesOf('RRULE');
	const [start, ...otherStarts] = valuesOf('DTSTART').map(ruleMoments);
	const added = valuesOf('RDATE').map(ruleMoments);
	const excluded = valuesOf('EXDATE').map(ruleMoments);
	if (!lines.every(({ name }) => known.includes(name))) return undefined;
	if (rules.length > 1 || otherStarts.length > 0) return undefined;
	if ([start ?? [], ...added, ...excluded].includes(undefined)) return undefined;
	const datesAlone = added.length > 0 ? 'FREQ=DAILY;COUNT=1' : '';
	const rule = readRule(rules[0]?.value ?? datesAlone);
	return (
		rule && {
			...rule,
			start: start?.[0],
			added: added.flatMap((dates) => dates ?? []),
			excluded: excluded.flatMap((dates) => dates ?? []),
		}
	);
}

function readLine(line: string): { name: string; parameters: string; value: string } {
	// Long lines are folded (RFC 5545, section 3.1).
	const unfolded = line.replace(/\s+/g, '');
	const { name = 'RRULE', parameters = '', value } = property.exec(unfolded)?.groups ?? {};
	return { name, parameters, value: value ?? unfolded };
}

function readRule(text: string): RecurrenceRule | undefined {
	const parts = partsOf(text);
	if (parts === undefined) return undefined;
	const frequency = frequencies.find((name) => name === parts.get('FREQ'));
	const interval = wholeNumberWithin(parts.get('INTERVAL') ?? '1', 1, maxRepeats);
	const count = optional(parts.get('COUNT'), (value) => wholeNumberWithin(value, 1, maxRepeats));
	const until = optional(parts.get('UNTIL'), (value) => ruleMoment(value, undefined));
	const byDay = list(parts.get('BYDAY'), ruleWeekday);
	const weekStart = optional(parts.get('WKST'), weekdayOfCode);
	const numbers = numberPartKeys.map((part) => {
		const { name, min, max } = numberParts[part];
		return [part, list(parts.get(name), (value) => wholeNumberWithin(value, min, max))] as const;
	});
	if (frequency === undefined || interval === undefined || byDay === undefined) return undefined;
	if (count === 'unreadable' || until === 'unreadable' || weekStart === 'unreadable')
		return undefined;
	if (numbers.some(([, values]) => values === undefined)) return undefined;
	// Every part is among the keys.
	const byNumber = Object.fromEntries(numbers) as Record<NumberPart, number[]>;
	const rest = { frequency, interval, count, until, byDay, weekStart };
	const rule = { ...rest, ...byNumber, added: [], excluded: [] };
	return isAllowed(rule) ? withNthWeekdays(rule) : undefined;
}

function partsOf(text: string): Map<string, string> | undefined {
	const parts = text.replace(/;$/, '').split(';');
	const pairs = parts.map((part) => part.split('='));
	const names = pairs.map(([name]) => name ?? '');
	const isReadable =
		pairs.every((pair) => pair.length === 2) &&
		names.every((name) => partNames.includes(name)) &&
		new Set(names).size === names.length;
	return isReadable ? new Map(pairs.map(([name = '', value = '']) => [name, value])) : undefined;
}

/**
 * Returns whether the parts of a rule may stand together (RFC 5545, section 3.3.10), and
 * whether it has no more times a day than are counted out.
 */
function isAllowed(rule: RecurrenceRule): boolean {
	const { frequency, count, until, byDay, byHour, byMinute, bySecond } = rule;
	const hasNth = byDay.some(({ nth }) => nth !== undefined);
	if (count !== undefined && until !== undefined) return false;
	if (hasNth && (frequency === 'DAILY' || frequency === 'WEEKLY')) return false;
	if (rule.byWeekNumber.length > 0 && (frequency !== 'YEARLY' || hasNth)) return false;
	if (rule.byYearDay.length > 0 && frequency !== 'YEARLY') return false;
	if (rule.bySetPosition.length > 0 && !namesSeveral(rule)) return false;
	const timesADay = [byHour, byMinute, bySecond].reduce(
		(times, { length }) => times * Math.max(length, 1),
		1,
	);
	if (timesADay > maxTimesADay) return false;
	return !(frequency === 'WEEKLY' && rule.byMonthDay.length > 0);
}

/** Returns whether there is a set of dates of which one may be the first. */
function namesSeveral(rule: RecurrenceRule): boolean {
	return (
		rule.byDay.length > 0 ||
		numberPartKeys.some((part) => part !== 'bySetPosition' && rule[part].length > 0)
	);
}

/**
 * Writes the weekdays of a rule in the short way where it has one: `BYDAY=FR;BYSETPOS=-1` of a
 * month is `BYDAY=-1FR`.
 */
function withNthWeekdays(rule: RecurrenceRule): RecurrenceRule {
	const { byDay, byMonth, bySetPosition, frequency } = rule;
	const [weekday] = byDay;
	const isOfMonth = frequency === 'MONTHLY' || (frequency === 'YEARLY' && byMonth.length === 1);
	const others: NumberPart[] = ['byWeekNumber', 'byYearDay', 'byMonthDay', 'byHour', 'byMinute'];
	const isPlain = [...others, 'bySecond' as const].every((part) => rule[part].length === 0);
	if (!isOfMonth || !isPlain || !weekday || byDay.length > 1 || weekday.nth !== undefined)
		return rule;
	if (bySetPosition.length === 0) return rule;
	const nths = bySetPosition.map((nth) => ({ ...weekday, nth }));
	return { ...rule, byDay: nths, bySetPosition: [] };
}

function optional<T>(
	value: string | undefined,
	read: (value: string) => T | undefined,
): T | 'unreadable' | undefined {
	return value === undefined ? undefined : (read(value) ?? 'unreadable');
}

/** Reads all values of a list separated by commas; `undefined` when one of them cannot be read. */
function list<T extends number | object>(
	value: string | undefined,
	read: (value: string) => T | undefined,
): T[] | undefined {
	const texts = value === undefined ? [] : value.split(',');
	const values = texts.map(read).filter((one) => one !== undefined);
	return values.length === texts.length ? values : undefined;
}
