import type { Day } from '../../domain/events/days.ts';
import type { Coordinates } from '../../domain/geo/coordinates.ts';
import { type ExploredFacet, packFacets } from './encode-facets.ts';
import { type Dictionary, dictionaryOf } from './dictionary.ts';
import { type DateStanding, type EventFile, eventFileFormat } from './event-file.ts';
import { columnPacker } from './packed-columns.ts';
import { packCoordinates } from './packed-coordinates.ts';
import { type PackableDate, packDates } from './packed-dates.ts';
import { packNames } from './packed-names.ts';

/** Holds what the file holds of an event. */
export interface ExploredEvent {
	id: string;
	name: string;
	addressSlug: string;
	city?: string | undefined;
	/** Place and town, in one line. */
	whereabouts?: string | undefined;
	/** Point of the venue; absent where it is not known, or online. */
	coordinates?: Coordinates | undefined;
	/**
	 * Dates to come or running, with all of a run that goes on, by start; none where they are to be
	 * confirmed.
	 */
	dates: readonly PackableDate[];
	/** Facts to be known of an event without dates. */
	standing?: DateStanding | undefined;
	/** Days on which its venue is closed, where it is on for long. */
	closedDays?: readonly Day[] | undefined;
}

/**
 * Packs the columns of events, which keep their order.
 *
 * @param facets Values that none of the events has are left out, and so are facets without values.
 * @param eventsPath What the addresses of all events begin with.
 */
export function encodeEvents(
	events: readonly ExploredEvent[],
	facets: readonly ExploredFacet[],
	eventsPath: string,
): EventFile {
	const pack = columnPacker();
	const coded = <Value>(valueOf: (event: ExploredEvent) => Value | undefined) =>
		dictionaryOf(events.map(valueOf), (value) => JSON.stringify(value));
	const packed = <Value>({ codes, values }: Dictionary<Value>) => ({ values, ...pack(codes) });
	const column = <Value>(valueOf: (event: ExploredEvent) => Value | undefined) =>
		packed(coded(valueOf));
	const towns = coded(({ city }) => city);
	// Packed in the order of `eventColumnsOf`, by which the columns are found again.
	return {
		format: eventFileFormat,
		count: events.length,
		eventsPath,
		...packNames(events),
		towns: packed(towns),
		whereabouts: column(({ whereabouts }) => whereabouts),
		coordinates: packCoordinates(
			events.map(({ coordinates }) => coordinates),
			towns.codes,
		),
		dates: {
			counts: pack(events.map(({ dates }) => dates.length)),
			...packDates(events.map(({ dates }) => dates)),
		},
		standings: column(({ standing }) => standing),
		closedDays: column(({ closedDays }) => closedDays?.join(' ')),
		facets: packFacets(facets, events, pack),
	};
}
