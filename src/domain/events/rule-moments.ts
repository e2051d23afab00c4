import { Temporal } from 'temporal-polyfill';
import type { RuleMoment } from './recurrence-rule.ts';
import { type RuleSource, startOf } from './rule-counting.ts';

/**
 * Returns the instant of a moment that a rule names; a whole day ends with its last second.
 * @param timeZone Time zone of the venue.
 */
export function momentInstant(
	{ clock = '23:59:59', day, timeZone: own }: RuleMoment,
	timeZone: string,
): number {
	return Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(own ?? timeZone)
		.epochMilliseconds;
}

/** Returns the start of the date that a moment names, as dates of this source are counted. */
export function momentStart(moment: RuleMoment, source: RuleSource): Temporal.ZonedDateTime {
	const { isAllDay, timeZone } = source;
	const first = startOf(source);
	const { clock, day, timeZone: own } = moment;
	const clockTime = Temporal.PlainDateTime.from(
		`${day}T${clock ?? first.toPlainTime().toString()}`,
	);
	if (clock === undefined) return clockTime.toZonedDateTime(first.timeZoneId);
	const atVenue = clockTime.toZonedDateTime(own ?? timeZone).withTimeZone(timeZone);
	return isAllDay ? atVenue.toPlainDate().toZonedDateTime(first.timeZoneId) : atVenue;
}
