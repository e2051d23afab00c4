import { Temporal } from 'temporal-polyfill';
import { weekdayCode } from '../events/recurrence-rule.ts';

/** A change of the clocks, by the clock before it. */
interface ClockChange {
	at: Temporal.PlainDateTime;
	fromMinutes: number;
	toMinutes: number;
}

/** How far ahead the changes of a zone are looked at: long enough to tell a rule from chance. */
const yearsAhead = 20;

/**
 * The VTIMEZONE component (RFC 5545, section 3.6.5) of a time zone from a date on, lines ended by `\r\n`.
 *
 * Changes become a rule from the year on since which they fall on the same weekday of the same month; others are told one
 * by one.
 *
 * @param fromMs The earliest date that the calendar has in that zone.
 * @param untilMs What is told one by one is told for 20 years from here: a rule that began long ago is read today.
 */
export function vtimezone(timeZone: string, fromMs: number, untilMs: number): string {
	const zoned = (epochMs: number) =>
		Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone);
	const from = zoned(fromMs);
	const horizon = zoned(Math.max(fromMs, untilMs)).add({ years: yearsAhead });
	const changes = changesAround(from, horizon);
	const kinds = Map.groupBy(changes, ({ fromMinutes, toMinutes }) => `${fromMinutes} ${toMinutes}`);
	const components =
		changes.length === 0
			? [fixedOffset(from)]
			: [...kinds.values()].flatMap((kind) => observances(kind, horizon.year));
	return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...components.flat(), 'END:VTIMEZONE'].join(
		'\r\n',
	);
}

/** The change that the first date lives under, and all that follow within the horizon. */
function changesAround(
	from: Temporal.ZonedDateTime,
	horizon: Temporal.ZonedDateTime,
): ClockChange[] {
	const changes: ClockChange[] = [];
	let next = from.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
	next ??= from.getTimeZoneTransition('next');
	while (next !== null && Temporal.ZonedDateTime.compare(next, horizon) < 0) {
		changes.push(clockChange(next));
		next = next.getTimeZoneTransition('next');
	}
	return changes;
}

function clockChange(after: Temporal.ZonedDateTime): ClockChange {
	const before = after.subtract({ nanoseconds: 1 });
	const fromMinutes = before.offsetNanoseconds / 60e9;
	const toMinutes = after.offsetNanoseconds / 60e9;
	const at = after.toPlainDateTime().subtract({ minutes: toMinutes - fromMinutes });
	return { at, fromMinutes, toMinutes };
}

/**
 * One component for the changes of a kind that obey a rule up to the horizon, and one for each that does not: programs differ in how they
 * read `RDATE`.
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
	{ at, fromMinutes, toMinutes }: ClockChange,
	repeats: readonly string[],
): string[] {
	const kind = toMinutes > fromMinutes ? 'DAYLIGHT' : 'STANDARD';
	return [
		`BEGIN:${kind}`,
		`DTSTART:${localText(at)}`,
		...repeats,
		`TZOFFSETFROM:${offsetText(fromMinutes)}`,
		`TZOFFSETTO:${offsetText(toMinutes)}`,
		`END:${kind}`,
	];
}

function fixedOffset({ offsetNanoseconds }: Temporal.ZonedDateTime): string[] {
	const minutes = offsetNanoseconds / 60e9;
	const at = Temporal.PlainDateTime.from('1970-01-01T00:00');
	return observance({ at, fromMinutes: minutes, toMinutes: minutes }, []);
}

/** "The last Sunday of March" if every change obeys it, one in each year up to the horizon. */
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

function offsetText(minutes: number): string {
	const digits = (number: number) => String(number).padStart(2, '0');
	const absolute = Math.abs(minutes);
	return `${minutes < 0 ? '-' : '+'}${digits(Math.floor(absolute / 60))}${digits(absolute % 60)}`;
}
