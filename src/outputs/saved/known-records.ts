import type { Coordinates } from '../../domain/geo/coordinates.ts';
import type { Day } from '../../domain/events/days.ts';
import type { DateStanding } from '../explore/event-file.ts';
import type { EventTable } from '../explore/event-table.ts';
import type { ExploredDate } from '../explore/packed-dates.ts';
import { type PlaceTable, type RowHours, hoursOfRow } from '../explore/place-table.ts';
import { savedAddress } from './saved-key.ts';

interface KnownFacts {
	/** Key of the record, see `SavedAddress`. */
	key: string;
	name: string;
	/** Path of its page, base path included. */
	path: string;
	/** Neighbourhood or venue, and town. */
	whereabouts: string | undefined;
	coordinates: Coordinates | undefined;
	isFree: boolean;
}

/** Describes a place as the guide's table of them has it. */
export interface KnownPlace extends KnownFacts {
	type: 'place';
	/** Innermost category, or the kind of place. */
	kind: string | undefined;
	/** Absent where no hours are stated. */
	hours: RowHours | undefined;
}

/** Describes an event as the guide's table of them has it. */
export interface KnownEvent extends KnownFacts {
	type: 'event';
	/** Dates that were not over at the build, by start. */
	dates: readonly ExploredDate[];
	/** Standing of the event, see `EventTable`. */
	standing: DateStanding | undefined;
	closedDays: readonly Day[];
}

export type KnownRecord = KnownPlace | KnownEvent;

/**
 * Returns a function that returns what the tables of the guide have of a saved record, by its key;
 * `undefined` where they have nothing of it: it is gone, over or no longer in force.
 */
export function knownRecords(
	places: PlaceTable,
	events: EventTable,
): (key: string) => KnownRecord | undefined {
	const rowsOfPlaces = rowsByKey(places);
	const rowsOfEvents = rowsByKey(events);
	return (key) => {
		const [place, event] = [rowsOfPlaces.get(key), rowsOfEvents.get(key)];
		if (place !== undefined) return placeOf(places, place, key);
		return event === undefined ? undefined : eventOf(events, event, key);
	};
}

type Table = Pick<PlaceTable, 'count' | 'path' | 'latitude' | 'longitude'>;

function rowsByKey({ count, path }: Table): Map<string, number> {
	return new Map(
		Array.from({ length: count }, (_, row) => [savedAddress(path(row))?.key ?? '', row]),
	);
}

function placeOf(table: PlaceTable, row: number, key: string): KnownPlace {
	const parts = new Set([table.neighbourhood(row), table.city(row)]);
	return {
		type: 'place',
		key,
		name: table.name(row),
		path: table.path(row),
		whereabouts: [...parts].filter(Boolean).join(', ') || undefined,
		coordinates: coordinatesOfRow(table, row),
		isFree: table.isFree(row) ?? false,
		kind: table.kind(row),
		hours: hoursOfRow(table.hours, row),
	};
}

function eventOf(table: EventTable, row: number, key: string): KnownEvent {
	return {
		type: 'event',
		key,
		name: table.name(row),
		path: table.path(row),
		whereabouts: table.whereabouts(row),
		coordinates: coordinatesOfRow(table, row),
		isFree: table.isFree(row),
		dates: table.dates(row),
		standing: table.standing(row),
		closedDays: table.closedDays(row),
	};
}

function coordinatesOfRow({ latitude, longitude }: Table, row: number): Coordinates | undefined {
	const point = { latitude: latitude[row] ?? NaN, longitude: longitude[row] ?? NaN };
	return Number.isNaN(point.latitude) ? undefined : point;
}
