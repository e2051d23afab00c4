import { Temporal } from 'temporal-polyfill';

/** Holds what relative dates count from. */
export interface Calendar {
	today: Temporal.PlainDate;
	/** IANA time zone in which times of day are meant. */
	timeZone: string;
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const grammar = new RegExp(
	[
		'^@(?<offset>[+-]\\d{1,4})',
		`(?:(?<days>d)|w-(?<weekday>${weekdays.join('|')})|m-(?<dayOfMonth>0?[1-9]|[12]\\d|3[01]))`,
		'(?:T(?<time>(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?))?$',
	].join(''),
);

/** @throws RangeError when the time zone is unknown. */
export function calendarAt(now: Date, timeZone: string): Calendar {
	return { today: zonedAt(now, timeZone).toPlainDate(), timeZone };
}

/**
 * Returns the first instant, in milliseconds since 1970, at which `calendarAt` gives another day
 * than for `now`.
 */
export function nextMidnightMs(now: Date, timeZone: string): number {
	return zonedAt(now, timeZone).startOfDay().add({ days: 1 }).startOfDay().epochMilliseconds;
}

/**
 * Returns a relative date or date-time such as `@+3d` or `@+1w-friT21:00` as ISO 8601; any other
 * text as it is.
 *
 * The grammar is in `sample-content/README.md`. A date-time carries the zone's offset on that day;
 * a time that daylight saving skips is as much later as was skipped, one that it repeats is the
 * earlier.
 */
export function resolveRelativeDate(text: string, calendar: Calendar): string {
	if (!text.startsWith('@')) return text;
	const groups = grammar.exec(text)?.groups;
	if (groups === undefined) return text;
	const date = dateOf(groups, calendar.today);
	const { time } = groups;
	if (time === undefined) return date.toString();
	return date
		.toZonedDateTime({ timeZone: calendar.timeZone, plainTime: time })
		.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/**
 * Returns a value with every text in it resolved, at any depth; names of members stay as they
 * are.
 */
export function resolveRelativeDates(value: unknown, calendar: Calendar): unknown {
	if (typeof value === 'string') return resolveRelativeDate(value, calendar);
	if (Array.isArray(value)) return value.map((part) => resolveRelativeDates(part, calendar));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, part]) => [name, resolveRelativeDates(part, calendar)]),
	);
}

function zonedAt(now: Date, timeZone: string): Temporal.ZonedDateTime {
	return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
}

function dateOf(
	groups: Readonly<Record<string, string | undefined>>,
	today: Temporal.PlainDate,
): Temporal.PlainDate {
	const { offset: signedNumber, days, weekday, dayOfMonth } = groups;
	const offset = Number(signedNumber);
	if (days !== undefined) return today.add({ days: offset });
	if (weekday !== undefined) {
		const dayOfWeek = weekdays.indexOf(weekday) + 1;
		return today.add({ days: 7 * offset + dayOfWeek - today.dayOfWeek });
	}
	return today
		.with({ day: 1 })
		.add({ months: offset })
		.with({ day: Number(dayOfMonth) }, { overflow: 'constrain' });
}
