import type { OpeningHoursRow } from '../../records/opening-hours-row.ts';
import { canShowStatus, openingHoursOf } from './opening-hours.ts';
import { openingStatus, type OpeningStatus } from './opening-status.ts';
import { seasonsOf } from './seasons.ts';
import { timetableOf } from './timetable-of.ts';

/**
 * Returns whether rows of opening hours, as a record states them, say that a place is open.
 *
 * @param instantMs Milliseconds since 1970.
 * @param timeZone IANA time zone of the place.
 */
export function openingStatusOf(
	rows: readonly OpeningHoursRow[] | undefined,
	instantMs: number,
	timeZone: string,
): OpeningStatus {
	const hours = openingHoursOf(rows);
	if (!canShowStatus(hours)) return { state: 'unknown' };
	return openingStatus(timetableOf(hours, seasonsOf(hours)), instantMs, timeZone);
}
