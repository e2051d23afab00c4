import { Temporal } from 'temporal-polyfill';
import type { Day } from './days.ts';
import type { OffsetDateTime } from './offset-date-time.ts';
import { type Span, spanOf } from './span.ts';

/**
 * Returns the span of a start and an end by the clocks of a time zone (IANA name): what states no
 * end is over at the midnight after its first day there, also where the clocks are changed on that
 * day.
 */
export function spanInZone(
	start: OffsetDateTime,
	statedEnd: OffsetDateTime | undefined,
	timeZone: string,
): Span {
	const span = spanOf(start, statedEnd);
	return span.end ? span : { ...span, endsAtMs: lastInstantOf(span.firstDay, timeZone) };
}

/** Returns the last instant of a day in a time zone, in milliseconds since 1970. */
export function lastInstantOf(day: Day, timeZone: string): number {
	const nextDay = Temporal.PlainDate.from(day).add({ days: 1 });
	return nextDay.toZonedDateTime(timeZone).epochMilliseconds - 1;
}
