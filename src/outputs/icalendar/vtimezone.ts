import { Temporal } from 'temporal-polyfill';
import { lastWritableDay, midnightUtcMs } from '../../domain/events/days.ts';
import { weekdayCode } from '../../domain/events/recurrence-rule.ts';
import { zoned } from '../../domain/events/zone-offsets.ts';

/** Describes a change of the clocks; its time is by the clock before the change. */
interface ClockChange {
	at: Temporal.PlainDateTime;
	/** Offsets from UTC in seconds: clocks that went by the sun have no whole minutes. */
	fromSeconds: number;
	toSeconds: number;
}

/**
 * Number of years ahead for which the changes of a zone are looked at: long enough to distinguish a
 * rule from chance.
 */
const yearsAhead = 20;
const defaultBeginning = Temporal.PlainDateTime.from('1970-01-01T00:00');

/**
 * Returns the VTIMEZONE component (RFC 5545, section 3.6.5) of a time zone from a date on, lines
 * ended by `\r\n`.
 *
 * Changes become a rule from the year on since which they fall on the same weekday of the same
 * month; others are listed one by one. A zone whose clocks are changed no more has the one offset
 * of today, as programs write it themselves: what its clocks were before, mostly by the sun,
 * concerns no date of the calendar.
 *
 * @param fromMs The earliest date that the calendar has in that zone.
 * @param untilMs What is listed one by one is listed for 20 years from here, as far as years have
 *   four digits: a rule that began long ago is read today.
 */
export function vtimezone(timeZone: string, fromMs: number, untilMs: number): string {
	const from = zoned(fromMs, timeZone);
	const ahead = zoned(Math.max(fromMs, untilMs), timeZone).add({ years: yearsAhead });
	const last = zoned(midnightUtcMs(lastWritableDay), timeZone);
	const horizon = Temporal.ZonedDateTime.compare(ahead, last) < 0 ? ahead : last;
	const changes = changesAround(from, horizon);
	const kinds = Map.groupBy(changes, ({ fromSeconds, toSeconds }) => `${fromSeconds} ${toSeconds}`);
	const components =
		changes.length === 0
			? [fixedOffset(from)]
			: [...kinds.values()].flatMap((kind) => observances(kind, horizon.year));
	return [
		'BEGIN:VTIMEZONE',
		`TZID:${zoneId(timeZone)}`,
		...components.flat(),
		'END:VTIMEZONE',
	].join('\r\n');
}

/**
 * Returns the identifier of a time zone in calendars: in an offset like `+08:00` the colon would
 * end it.
 */
export function zoneId(timeZone: string): string {
	return /^[+-]/.test(timeZone) ? `UTC${timeZone.replace(':', '')}` : timeZone;
}

/**
 * Returns the change that the first date lives under, and all that follow within the horizon; none
 * where none follows.
 */
function changesAround(
	from: Temporal.ZonedDateTime,
	horizon: Temporal.ZonedDateTime,
): ClockChange[] {
	const changes: ClockChange[] = [];
	let next = from.getTimeZoneTransition('next');
	while (next !== null && Temporal.ZonedDateTime.compare(next, horizon) < 0) {
		changes.push(clockChange(next));
		next = next.getTimeZoneTransition('next');
	}
	if (changes.length === 0) return [];
	const last = from.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
	return last === null ? changes : [clockChange(last), ...changes];
}

function clockChange(after: Temporal.ZonedDateTime): ClockChange {
	const before = after.subtract({ nanoseconds: 1 });
	const fromSeconds = before.offsetNanoseconds / 1e9;
	const toSeconds = after.offsetNanoseconds / 1e9;
	const at = after.toPlainDateTime().subtract({ seconds: toSeconds - fromSeconds });
	return { at, fromSeconds, toSeconds };
}

/**
 * Returns one component for the changes of a kind that handleMessage a rule up to the horizon, and
 * one for each that does not: programs differ in how they read `RDATE`.
 */
function observances(changes: readonly ClockChange[], horizonYear: number): string[][] {
	const single: string[][] = [];
	for (const [index, change] of changes.entries()) {
		const rule = yearlyRule(changes.slice(index), horizonYear);
		if (rule !== undefined) return [...single, observance(change, [`RRULE:${rule}`])];
		single.push(observance(change, []));
	}
	return single;
}

function observance(
	{ at, fromSeconds, toSeconds }: ClockChange,
	repeats: readonly string[],
): string[] {
	const kind = toSeconds > fromSeconds ? 'DAYLIGHT' : 'STANDARD';
	return [
		`BEGIN:${kind}`,
		`DTSTART:${localText(at)}`,
		...repeats,
		`TZOFFSETFROM:${offsetText(fromSeconds)}`,
		`TZOFFSETTO:${offsetText(toSeconds)}`,
		`END:${kind}`,
	];
}

function fixedOffset(from: Temporal.ZonedDateTime): string[] {
	const seconds = from.offsetNanoseconds / 1e9;
	const first = from.toPlainDateTime();
	const at = Temporal.PlainDateTime.compare(first, defaultBeginning) < 0 ? first : defaultBeginning;
	return observance({ at, fromSeconds: seconds, toSeconds: seconds }, []);
}

/**
 * Returns the rule that all changes of the clocks handleMessage, such as "the last Sunday of
 * March", as the text of an RRULE; `undefined` unless there is one such change in each year up to
 * the horizon.
 */
function yearlyRule(changes: readonly ClockChange[], horizonYear: number): string | undefined {
	const [first, last] = [changes[0], changes.at(-1)];
	if (first === undefined || changes.length < yearsAhead - 1) return undefined;
	// Clocks that are changed no more were changed by a rule as well.
	if (last === undefined || last.at.year < horizonYear - 1) return undefined;
	const { month, dayOfWeek, year } = first.at;
	const time = first.at.toPlainTime();
	const isYearly = changes.every(
		({ at }, index) =>
			at.month === month &&
			at.dayOfWeek === dayOfWeek &&
			at.year === year + index &&
			at.toPlainTime().equals(time),
	);
	const nth = isYearly ? sharedNth(changes.map(({ at }) => at)) : undefined;
	if (nth === undefined) return undefined;
	return `FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth}${weekdayCode(dayOfWeek)}`;
}

function sharedNth(dates: readonly Temporal.PlainDateTime[]): number | undefined {
	if (dates.every(({ day, daysInMonth }) => day > daysInMonth - 7)) return -1;
	const [nth, ...others] = new Set(dates.map(({ day }) => Math.ceil(day / 7)));
	return others.length === 0 ? nth : undefined;
}

function localText(at: Temporal.PlainDateTime): string {
	return at.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
}

/**
 * Returns an offset from UTC as `±HHMM`, with the seconds where there are any (RFC 5545,
 * section 3.3.14).
 */
function offsetText(seconds: number): string {
	const absolute = Math.abs(seconds);
	const parts = [Math.floor(absolute / 3600), Math.floor(absolute / 60) % 60];
	if (absolute % 60 !== 0) parts.push(absolute % 60);
	return (seconds < 0 ? '-' : '+') + parts.map((part) => String(part).padStart(2, '0')).join('');
}
