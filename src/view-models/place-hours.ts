import { dayInZone } from '../events/days.ts';
import { localeFacts } from '../locale/locale-facts.ts';
import { openingHours } from '../opening-hours/opening-hours.ts';
import { type OpeningHoursView, openingHoursView } from '../opening-hours/opening-hours-view.ts';
import { placeTimeZone } from '../opening-hours/time-zone.ts';
import type { OpeningHoursRow } from '../schemas/opening-hours-row.ts';
import type { PageContext } from './page-context.ts';

/** When a place is open, as its page shows it. */
export interface PlaceHours {
	view: OpeningHoursView;
	/** IANA time zone of the place. */
	timeZone: string;
}

export function placeHours(
	context: PageContext,
	rows: readonly OpeningHoursRow[] | undefined,
	location: Parameters<typeof placeTimeZone>[0],
): PlaceHours {
	const { messages, now, site } = context;
	const timeZone = placeTimeZone(location, {
		timeZone: site.timeZone,
		isLookedUp: site.looksUpTimeZones,
	});
	const view = openingHoursView(openingHours(rows), {
		locale: site.locale,
		messages: messages.openingHours,
		today: dayInZone(now, timeZone),
		firstDayOfWeek: localeFacts(site.locale).firstWeekday - 1,
	});
	return { view, timeZone };
}
