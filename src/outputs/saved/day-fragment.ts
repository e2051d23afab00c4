import type { Day } from '../../domain/events/days.ts';
import { dateFromIso, exists } from '../../domain/opening-hours/calendar.ts';
import { readTime } from '../../domain/opening-hours/read-times.ts';
import { clockTime, endOfDay, type Minute } from '../../domain/opening-hours/time-of-day.ts';

/** Describes a day as a visitor has planned it. */
export interface PlannedDay {
	date: Day;
	/** Minute of the start, below 1440. */
	start: Minute;
	/** Stops in their order, each record once. */
	stops: readonly PlannedStop[];
}

export interface PlannedStop {
	/** Key of the record, see `SavedAddress`. */
	key: string;
	/** Absent where the visitor has chosen none. */
	stayMinutes?: number | undefined;
}

/** Begins the fragment of an address that has a day. */
const mark = '#day=';
/** Maximum number of stops of a day, so that no address keeps a browser busy. */
export const mostStops = 50;
export const maxStayMinutes = 1440;

/**
 * Returns the fragment that has a day, which no host is sent: 50 stops with a stay each take less
 * than 700 characters. It is kept in the browser as well.
 */
export function fragmentOfDay({ date, start, stops }: PlannedDay): string {
	const moment = `${date}T${clockTime(start).replace(':', '')}`;
	return mark + [moment, ...stops.slice(0, mostStops).map(written)].join('.');
}

/** Reads such a fragment, each record once; `undefined` where it is none. */
export function dayOfFragment(fragment: string): PlannedDay | undefined {
	if (!fragment.startsWith(mark)) return undefined;
	const [moment = '', ...parts] = fragment.slice(mark.length).split('.');
	const [, date = '', hours = '', minutes = ''] =
		/^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)$/.exec(moment) ?? [];
	const start = readTime(`${hours}:${minutes}`);
	if (date === '' || start === undefined || start === endOfDay || !exists(dateFromIso(date))) {
		return undefined;
	}
	const stops = new Map(parts.flatMap(read).toReversed());
	return { date, start, stops: [...stops.values()].toReversed().slice(0, mostStops) };
}

function written({ key, stayMinutes }: PlannedStop): string {
	return encodeURIComponent(key) + (stayMinutes === undefined ? '' : `_${stayMinutes}`);
}

function read(part: string): [key: string, stop: PlannedStop][] {
	const [, text = '', stay] = /^([pe].+?)(?:_(\d{1,4}))?$/.exec(part) ?? [];
	const key = decoded(text);
	if (key === '') return [];
	const stayMinutes = Number(stay ?? NaN);
	return [[key, { key, ...(stayMinutes <= maxStayMinutes && { stayMinutes }) }]];
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return '';
	}
}
