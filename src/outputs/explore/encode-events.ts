import type { Day } from '../../domain/events/days.ts';
import { type ExploredFacet, packFacets } from './encode-facets.ts';
import { dictionaryOf } from './dictionary.ts';
import { type DateStanding, type EventFile, eventFileFormat } from './event-file.ts';
import { columnPacker } from './packed-columns.ts';
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
	/**
	 * Those to come or running, with all of a run that goes on, by start; none where they are to be
	 * confirmed.
	 */
	dates: readonly PackableDate[];
	/** Facts to be known of an event without dates. */
	standing?: DateStanding | undefined;
	/** On which its venue is closed, where it is on for long. */
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
	const column = <Value>(valueOf: (event: ExploredEvent) => Value | undefined) => {
		const { codes, values } = dictionaryOf(events.map(valueOf), (value) => JSON.stringify(value));
		return { values, ...pack(codes) };
	};
	// Packed in the order of `eventColumnsOf`, by which the columns are found again.
	return {
		format: eventFileFormat,
		count: events.length,
		eventsPath,
		...packNames(events),
		towns: column(({ city }) => city),
		whereabouts: column(({ whereabouts }) => whereabouts),
		dates: {
			counts: pack(events.map(({ dates }) => dates.length)),
			...packDates(events.map(({ dates }) => dates)),
		},
		standings: column(({ standing }) => standing),
		closedDays: column(({ closedDays }) => closedDays?.join(' ')),
		facets: packFacets(facets, events, pack),
	};
}
