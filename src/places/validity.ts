import { dateTimeFormat } from '../locale/formatters.ts';
import type { PlaceMessages } from '../messages/en/places.ts';

/** Days as `YYYY-MM-DD`; an absent one leaves the period open. */
export interface ValidityPeriod {
	validFrom?: string | undefined;
	validThrough?: string | undefined;
}

export type Validity = 'not-yet' | 'in-force' | 'no-longer';

/**
 * Whether a record is in force on a day.
 *
 * Our reading: both end days are included, and a period that ends before it begins says nothing.
 *
 * @param date `YYYY-MM-DD`.
 */
export function validityAt(period: ValidityPeriod, date: string): Validity {
	if (hasContradictoryValidity(period)) return 'in-force';
	if (period.validFrom !== undefined && date < period.validFrom) return 'not-yet';
	if (period.validThrough !== undefined && date > period.validThrough) return 'no-longer';
	return 'in-force';
}

/** Whether the period ends before it begins: to be reported. */
export function hasContradictoryValidity({ validFrom, validThrough }: ValidityPeriod): boolean {
	return validFrom !== undefined && validThrough !== undefined && validThrough < validFrom;
}

/**
 * What a visitor is told about it on a day; `undefined` while the record is in force.
 *
 * @param date `YYYY-MM-DD`.
 */
export function validityNotice(
	period: ValidityPeriod,
	date: string,
	locale: string,
	messages: PlaceMessages,
): string | undefined {
	const validity = validityAt(period, date);
	if (validity === 'not-yet') return messages.opensOn(formatDay(period.validFrom, locale));
	if (validity === 'no-longer') {
		return messages.noLongerCurrentSince(formatDay(period.validThrough, locale));
	}
	return undefined;
}

function formatDay(day: string | undefined, locale: string): string {
	if (day === undefined) return '';
	const format = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
	return format.format(Date.parse(`${day}T00:00:00Z`));
}
