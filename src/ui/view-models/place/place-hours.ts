import { dayInZone } from '../../../domain/events/days.ts';
import { localeFacts } from '../../../i18n/locale/locale-facts.ts';
import { openingHoursOf } from '../../../domain/opening-hours/opening-hours.ts';
import {
	type OpeningHoursView,
	openingHoursView,
} from '../../../domain/opening-hours/opening-hours-view.ts';
import { placeTimeZone } from '../../../domain/opening-hours/time-zone.ts';
import { type ValidityPeriod, validityAhead } from '../../../domain/places/validity.ts';
import type { OpeningHoursRow } from '../../../records/opening-hours-row.ts';
import type { RecordContext } from '../site/page-context.ts';

/** Describes when a place is open, as its page shows it. */
export interface PlaceHours {
	view: OpeningHoursView;
	/** IANA time zone of the place. */
	timeZone: string;
	/**
	 * Days outside which it is not known whether it is open; absent where the record stays in force.
	 */
	validity?: ValidityPeriod | undefined;
	/** Absent where no public holiday may change the hours. */
	holidays?: HolidayNotice | undefined;
}

/** Warns on public holidays that hours may differ. */
export interface HolidayNotice {
	text: string;
	/**
	 * Dates of this and the next year on which browsers show it, each with its name behind it:
	 * `2026-12-25Christmas Day;2027-01-01`. A page changes once a year, not on each holiday.
	 */
	days: string;
}

/**
 * Returns the opening hours of a place as its page shows them.
 * @param validity Period as the record states it, contradictions included.
 */
export function placeHours(
	context: RecordContext,
	rows: readonly OpeningHoursRow[] | undefined,
	location: Parameters<typeof placeTimeZone>[0],
	validity: ValidityPeriod = {},
): PlaceHours {
	const { messages, now, site } = context;
	const timeZone = placeTimeZone(location, site);
	const today = dayInZone(now, timeZone);
	const view = openingHoursView(openingHoursOf(rows), {
		locale: site.locale,
		messages: messages.openingHours,
		today,
		firstDayOfWeek: localeFacts(site.locale).firstWeekday - 1,
	});
	return { view, timeZone, validity: validityAhead(validity, today) };
}

/** Returns whether the record states when the place is open, in rows, in words or unclearly. */
export function mentionsHours({ view }: PlaceHours): boolean {
	return view.isStated || view.isInWords === true || view.isUnclear === true;
}
