import { dayMs, minuteMs } from '../../i18n/durations.ts';
import { addDays, dayInZone } from '../../domain/events/days.ts';
import { instantOf } from '../../domain/opening-hours/wall-clock.ts';
import { suggestedOrder } from '../../domain/plans/suggested-order.ts';
import type { PlannedDay } from './day-fragment.ts';
import { dayCountOf, dayFrame, dayStop, type RecordStop, zoneOfDay } from './day-stops.ts';
import type { KnownRecord } from './known-records.ts';

const defaultStart = 9 * 60 + 30;
/**
 * Latest start of a day that is planned for today: late in the afternoon one plans the next day.
 */
const latestStart = 15 * 60;

/** Holds a day with all that the guide knows of its stops. */
export interface KnownDay {
	stops: readonly RecordStop[];
	/** Time zone by whose clocks it is shown (IANA name). */
	timeZone: string;
}

/** Returns the date and the start that are offered first: the next ones, on the half hour. */
export function nextStart(nowMs: number, timeZone: string): Pick<PlannedDay, 'date' | 'start'> {
	const today = dayInZone(nowMs, timeZone);
	const sinceMidnightMs = nowMs - instantOf(dayCountOf(today), 0, timeZone);
	const now = Math.ceil((sinceMidnightMs % dayMs) / minuteMs / 30) * 30;
	return now > latestStart
		? { date: addDays(today, 1), start: defaultStart }
		: { date: today, start: Math.max(now, defaultStart) };
}

/**
 * Returns what the guide knows of the stops of a day; all else is left out.
 *
 * @param guideZone Time zone of the guide (IANA name).
 */
export function knownDay(
	{ date, stops }: PlannedDay,
	recordOf: (key: string) => KnownRecord | undefined,
	guideZone: string,
): KnownDay {
	const known = stops.flatMap(({ key, stayMinutes }) => {
		const record = recordOf(key);
		return record ? [{ record, stayMinutes }] : [];
	});
	const timeZone = zoneOfDay(
		known.map(({ record }) => record),
		guideZone,
	);
	return {
		timeZone,
		stops: known.map(({ record, stayMinutes }) => dayStop(record, stayMinutes, date, timeZone)),
	};
}

/** Returns a day with its stops in the order that suits it. */
export function withSuggestedOrder(day: PlannedDay, { stops, timeZone }: KnownDay): PlannedDay {
	const keys = suggestedOrder(stops, dayFrame(day, timeZone)).map(({ record }) => record.key);
	return inOrderOf(day, keys);
}

/** Returns a day with its stops in the order of their keys. */
export function inOrderOf(day: PlannedDay, keys: readonly string[]): PlannedDay {
	const stops = keys.flatMap((key) => day.stops.find((stop) => stop.key === key) ?? []);
	return { ...day, stops };
}

/** Returns a day in which one stays at a stop as long as the visitor has chosen. */
export function withStay(day: PlannedDay, key: string, stayMinutes: number): PlannedDay {
	const stops = day.stops.map((stop) => (stop.key === key ? { key, stayMinutes } : stop));
	return { ...day, stops };
}
