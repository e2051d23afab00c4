import { nextDate } from '../../domain/events/leading-date.ts';
import { isCalledOff } from '../../domain/events/status-words.ts';
import { type Coordinates, distanceInMetres } from '../../domain/geo/coordinates.ts';
import { type OpeningStatus, openingStatus } from '../../domain/opening-hours/opening-status.ts';
import { instantOf } from '../../domain/opening-hours/wall-clock.ts';
import type { ExploredDate } from '../explore/packed-dates.ts';
import type { KnownEvent, KnownPlace, KnownRecord } from './known-records.ts';

/** Names the orders of what is saved: by hand, by distance, by what opens or begins next. */
export type SavedOrder = 'own' | 'distance' | 'next';

/** Describes who looks at the list, when, and from where. */
export interface SavedMoment {
	nowMs: number;
	/** Absent until the visitor asks for distances. */
	position?: Coordinates | undefined;
}

/** Returns records in an order; those of which it is not known stay last, as they were. */
export function inSavedOrder<Entry>(
	entries: readonly Entry[],
	order: SavedOrder,
	recordOf: (entry: Entry) => KnownRecord | undefined,
	moment: SavedMoment,
): Entry[] {
	if (order === 'own') return [...entries];
	const rank = (entry: Entry) => {
		const record = recordOf(entry);
		if (!record) return Infinity;
		return order === 'next' ? nextMomentMs(record, moment.nowMs) : metresTo(record, moment);
	};
	return entries
		.map((entry) => ({ entry, rank: rank(entry) }))
		.sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
		.map(({ entry }) => entry);
}

/** Returns the metres from the visitor to a record; infinite where one of both is not known. */
export function metresTo({ coordinates }: KnownRecord, { position }: SavedMoment): number {
	return position && coordinates ? distanceInMetres(position, coordinates) : Infinity;
}

/** Returns the date that stands for an event, as lists of what is on have it. */
export function nextDateOf({ dates }: KnownEvent, nowMs: number): ExploredDate | undefined {
	return nextDate(dates, nowMs, ({ standing }) => standing.state);
}

/** Returns whether all dates that were known of an event are over. */
export function isAllOver(event: KnownEvent, nowMs: number): boolean {
	return event.dates.length > 0 && !nextDateOf(event, nowMs);
}

/**
 * Returns the instant at which a place opens or an event begins next, not before now; infinite
 * where it is not known.
 */
export function nextMomentMs(record: KnownRecord, nowMs: number): number {
	return Math.max(
		nowMs,
		record.type === 'event' ? beginsMs(record, nowMs) : opensMs(record, nowMs),
	);
}

function beginsMs(event: KnownEvent, nowMs: number): number {
	const date = nextDateOf(event, nowMs);
	return date && !isCalledOff(date.standing.state) ? date.start.epochMs : Infinity;
}

function opensMs({ hours }: KnownPlace, nowMs: number): number {
	if (!hours) return Infinity;
	const { timetable, timeZone, validity } = hours;
	const status: OpeningStatus = openingStatus(timetable, nowMs, timeZone, validity);
	if (status.state === 'open' || status.state === 'closes-soon') return nowMs;
	const next = 'next' in status ? status.next : undefined;
	return next ? instantOf(next.day, next.minute ?? 0, timeZone) : Infinity;
}
