import { dateInWords } from '../events/date-words.ts';
import { addDays } from '../events/days.ts';
import type { PlaceMessages } from '../../i18n/messages/en/places.ts';
import type { PlaceRecord } from '../../records/place.ts';
import type { DatedNotice } from './dated-notice.ts';

/** Holds the days of a period as `YYYY-MM-DD`; an absent one leaves the period open. */
export interface ValidityPeriod {
	validFrom?: string | undefined;
	validThrough?: string | undefined;
}

/** Names whether lists leave out what is no longer in force, or show it with a notice. */
export type PastValidity = 'left-out' | 'listed';

export type Validity = 'not-yet' | 'in-force' | 'no-longer';

/**
 * First day that counts as stated: years of less than four digits, such as `0001-01-01`, are what
 * programs write for no date; those from 9000 on mean for ever.
 */
const firstStatedDay = '1000-01-01';
const firstDayOfForever = '9000-01-01';

/**
 * Returns the period that a record states.
 *
 * Our reading: it is open where a day before the year 1000 is stated, and where it is to end in the
 * year 9000 or later. One that is to begin then does not begin.
 */
export function validityOf(stated: PlaceRecord['validity']): ValidityPeriod {
	const { valid_from: from, valid_through: through } = stated ?? {};
	const isOpenEnd = through !== undefined && through >= firstDayOfForever;
	return {
		validFrom: from !== undefined && from < firstStatedDay ? undefined : from,
		validThrough:
			isOpenEnd || (through !== undefined && through < firstStatedDay) ? undefined : through,
	};
}

/**
 * Returns whether a record is in force on a day.
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

/**
 * Returns whether lists show a record on a day.
 *
 * @param pastValidity What becomes of records that are no longer in force.
 */
export function isListedAt(
	period: ValidityPeriod,
	date: string,
	pastValidity: PastValidity,
): boolean {
	const validity = validityAt(period, date);
	return validity === 'in-force' || (validity === 'no-longer' && pastValidity === 'listed');
}

/** Returns whether the period ends before it begins: to be reported. */
export function hasContradictoryValidity({ validFrom, validThrough }: ValidityPeriod): boolean {
	return validFrom !== undefined && validThrough !== undefined && validThrough < validFrom;
}

/**
 * Returns the days by which a page that ages has to judge whether its record is in force;
 * `undefined` where it will be for ever.
 *
 * A first day that has come says nothing any more, and a contradiction says nothing at all.
 *
 * @param today `YYYY-MM-DD`.
 */
export function validityAhead(period: ValidityPeriod, today: string): ValidityPeriod | undefined {
	if (hasContradictoryValidity(period)) return undefined;
	const { validThrough } = period;
	const validFrom = validityAt(period, today) === 'not-yet' ? period.validFrom : undefined;
	return (validFrom ?? validThrough) === undefined ? undefined : { validFrom, validThrough };
}

/**
 * Returns what a visitor is shown before and after the period, with the days on which it is true;
 * nothing of a contradiction.
 */
export function validityNotices(
	period: ValidityPeriod,
	locale: string,
	messages: PlaceMessages,
): DatedNotice[] {
	if (hasContradictoryValidity(period)) return [];
	const { validFrom, validThrough } = period;
	return [
		...(validFrom === undefined
			? []
			: [{ text: messages.appliesFrom(dateInWords(validFrom, locale)), before: validFrom }]),
		...(validThrough === undefined
			? []
			: [
					{
						text: messages.noLongerCurrentSince(dateInWords(validThrough, locale)),
						from: addDays(validThrough, 1),
					},
				]),
	];
}

/** Returns the period in words; `undefined` where none is stated, or a contradictory one. */
export function validityInWords(
	period: ValidityPeriod,
	locale: string,
	messages: PlaceMessages,
): string | undefined {
	if (hasContradictoryValidity(period)) return undefined;
	const [from, through] = [period.validFrom, period.validThrough].map((day) =>
		day === undefined ? undefined : dateInWords(day, locale),
	);
	if (from !== undefined && through !== undefined) return messages.validFromThrough(from, through);
	if (from !== undefined) return messages.validFrom(from);
	return through === undefined ? undefined : messages.validThrough(through);
}
