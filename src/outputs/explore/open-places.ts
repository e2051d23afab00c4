import { minuteMs } from '../../i18n/durations.ts';
import { dateOf, isoDate } from '../../domain/opening-hours/calendar.ts';
import { isOpenAt } from '../../domain/opening-hours/opening-status.ts';
import { localDay } from '../../domain/opening-hours/wall-clock.ts';
import type { TableHours } from './place-table.ts';
import { type VisitTime, instantOfVisit } from './visit-time.ts';

/**
 * Returns whether the place of each row is open: only where its hours say so. What is not stated,
 * in doubt or no longer in force on that day counts as not open.
 *
 * Hours are rules that come back every year, so there is no last day: the answer is that of
 * `openingStatus` for any instant.
 *
 * @param at A time on the clocks of each place, or an instant in milliseconds since 1970.
 */
export function openPlaces(hours: TableHours, at: VisitTime | number): (row: number) => boolean {
	// Hours are stated in minutes.
	const minute = typeof at === 'number' ? Math.floor(at / minuteMs) * minuteMs : at;
	const key = typeof minute === 'number' ? String(minute) : `${minute.date}T${minute.time}`;
	const known = asked.get(hours);
	if (known?.key === key) return known.isOpen;
	const isOpen = askedAt(hours, minute);
	asked.set(hours, { key, isOpen });
	return isOpen;
}
/** Remembers what was asked last: filters change more often than the time that they ask for. */
const asked = new WeakMap<TableHours, { key: string; isOpen: (row: number) => boolean }>();

function askedAt(hours: TableHours, at: VisitTime | number): (row: number) => boolean {
	const moments = hours.zones.map((zone) => (zone === '' ? undefined : momentIn(zone, at)));
	// Few timetables serve many places: each is asked once in a zone. 0 is not asked yet, 1 open, 2
	// not open.
	const results = new Uint8Array(hours.timetables.length * hours.zones.length);
	const isOpen = (timetableNumber: number, zone: number) => {
		const moment = moments[zone];
		const timetable = hours.timetables[timetableNumber];
		return (
			moment !== undefined &&
			timetable !== undefined &&
			isOpenAt(timetable, moment.instantMs, moment.day, hours.zones[zone] ?? '')
		);
	};
	return (row) => {
		const zone = hours.zoneOfRow[row] ?? 0;
		const lastDay = hours.lastDays[hours.lastDayOfRow[row] ?? 0] ?? '';
		if (lastDay !== '' && lastDay < (moments[zone]?.date ?? '')) return false;
		const timetable = hours.timetableOfRow[row] ?? 0;
		const index = zone * hours.timetables.length + timetable;
		results[index] ||= isOpen(timetable, zone) ? 1 : 2;
		return results[index] === 1;
	};
}

function momentIn(zone: string, at: VisitTime | number) {
	const instantMs = typeof at === 'number' ? at : instantOfVisit(at, zone);
	const day = localDay(instantMs, zone);
	return { instantMs, day, date: isoDate(dateOf(day)) };
}
