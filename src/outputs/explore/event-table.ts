import type { Day } from '../../domain/events/days.ts';
import { factSlug } from '../../domain/facets/fact-slug.ts';
import {
	type DateStanding,
	type EventFile,
	eventColumnsOf,
	eventFileFormat,
} from './event-file.ts';
import { unpackColumns } from './packed-columns.ts';
import { type CoordinateColumns, unpackCoordinates } from './packed-coordinates.ts';
import { type ExploredDate, unpackDates } from './packed-dates.ts';
import { unpackNames } from './packed-names.ts';
import { type TableFacet, textsOfRows, unpackFacets } from './place-table.ts';
import { tableLoader } from './load-table.ts';

/**
 * Holds all listed events by name, as columns. A row is an event; what is not stated of it is
 * `undefined`.
 */
export interface EventTable extends CoordinateColumns {
	count: number;
	name: (row: number) => string;
	/** Returns the path of the event's page, base path included. */
	path: (row: number) => string;
	/** Returns the place and the town, in one line. */
	whereabouts: (row: number) => string | undefined;
	/** Returns whether the event is stated to be free of charge. */
	isFree: (row: number) => boolean;
	/**
	 * Returns its dates that were not over at the build, with all of a run that was not, by start;
	 * none where they are to be confirmed.
	 */
	dates: (row: number) => readonly ExploredDate[];
	/** Holds what is said of an event without dates; `undefined` where there is nothing to say. */
	standing: (row: number) => DateStanding | undefined;
	/** Returns the days on which the venue is closed, where the event is on for long. */
	closedDays: (row: number) => readonly Day[];
	/** Facets in the order in which they are offered; each has at least one value. */
	facets: readonly TableFacet[];
}

/** Loads the events of the guide from the address in `data-table` of the page. */
export const loadEventTable = tableLoader(eventTable);

/**
 * Reads a file of events.
 *
 * @throws When it is of another format, as that of a later build, or damaged.
 */
export function eventTable(file: EventFile): EventTable {
	if (file.format !== eventFileFormat) {
		throw new Error(`The events are in format ${file.format}, not ${eventFileFormat}.`);
	}
	const columns = unpackColumns(eventColumnsOf(file), file.count);
	const nextColumn = () => columns.shift() ?? new Uint32Array(file.count);
	// In the order of `eventColumnsOf`.
	const towns = nextColumn();
	const city = textsOfRows(file.towns, towns);
	const whereabouts = textsOfRows(file.whereabouts, nextColumn());
	const dates = unpackDates(file.dates, nextColumn());
	const standings = nextColumn();
	const closedDays = textsOfRows(file.closedDays, nextColumn());
	const facets = unpackFacets(file.facets, nextColumn);
	const { name, slug } = unpackNames(file, (row) => city(row) ?? '');
	return {
		count: file.count,
		name,
		path: (row) => `${file.eventsPath}${encodeURIComponent(slug(row))}/`,
		whereabouts,
		...unpackCoordinates(file.coordinates, towns),
		dates: (row) => dates[row] ?? [],
		standing: (row) => file.standings.values[(standings[row] ?? 0) - 1],
		closedDays: (row) => closedDays(row)?.split(' ') ?? [],
		facets,
		isFree: rowsWith(facets, 'price', factSlug('isFree')),
	};
}

function rowsWith(
	facets: readonly TableFacet[],
	key: string,
	slug: string,
): (row: number) => boolean {
	const facet = facets.find((known) => known.key === key);
	const value = facet?.values.findIndex((known) => known.slug === slug) ?? -1;
	return (row) => facet?.sets[facet.setOfRow[row] ?? 0]?.includes(value) ?? false;
}
