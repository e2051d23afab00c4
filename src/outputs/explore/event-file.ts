import type { EventStatus } from '../../domain/events/event-status.ts';
import type { StatusNotice } from '../../domain/events/status-words.ts';
import type { PackedNames } from './packed-names.ts';
import type { PackedColumn, PackedCoordinates, PackedFacet, PackedTexts } from './place-file.ts';

/**
 * Version of the file, raised with every change after which an older page could no longer read it.
 */
export const eventFileFormat = 4;

/**
 * Holds all listed events by name, column by column: what a visitor filters on the page of what is
 * on. The columns are packed integers, as those of `PlaceFile`.
 */
export interface EventFile extends PackedNames {
	/** `eventFileFormat` of the build. */
	format: number;
	/** Number of rows, which every column has. */
	count: number;
	/** Beginning of the addresses of all events, from the root of the host. */
	eventsPath: string;
	/** Towns, by whose name names are shortened. */
	towns: PackedTexts;
	/** Place and town of each event, in one line. */
	whereabouts: PackedTexts;
	/** Coordinates of each event. */
	coordinates: PackedCoordinates;
	dates: PackedDates;
	/**
	 * Standing that holds for each event without dates; from 1, and 0 where nothing is to be said.
	 */
	standings: PackedColumn & { values: readonly DateStanding[] };
	/** Days on which the venue of what is on for long is closed, parted by spaces; from 1. */
	closedDays: PackedTexts;
	facets: readonly PackedFacet[];
}

/**
 * Holds the dates of all events that were not over at the build, those of an event by start, one
 * event after the other.
 */
export interface PackedDates {
	/** Number of dates of each event. */
	counts: PackedColumn;
	/** Number of dates of all events; so many numbers each of the following has. */
	count: number;
	/**
	 * Day of the start: how many days after the date before it (of its event; else after 1970),
	 * zigzagged.
	 */
	days: string;
	/**
	 * Texts that follow the day in the starts as the source states them, such as `T21:00:00+01:00`;
	 * from 1.
	 */
	clocks: readonly string[];
	starts: string;
	/**
	 * Ends of the dates: how many days after the start, and the same; from 1, and 0 where none is
	 * stated. With a third number none is stated either, but the day of the start ends there by its
	 * clock: where the clocks are changed on it.
	 */
	lasting: readonly (readonly [days: number, clock: string, isUnstated?: 0])[];
	ends: string;
	/** Standing that holds for a date; from 1. */
	standings: readonly DateStanding[];
	statuses: string;
}

/** Holds what is to be known of a date, or of an event without any, besides when it is. */
export interface DateStanding {
	state?: EventStatus['state'];
	/** Kinds and the words of notices, the most important first. */
	notices: readonly (readonly [kind: StatusNotice['kind'], label: string])[];
	/** Time of an event without dates, in words of the source. */
	when?: string;
}

/** Returns every packed column of rows, in the order in which `follows` counts them. */
export function eventColumnsOf({
	facets,
	closedDays,
	dates,
	standings,
	towns,
	whereabouts,
}: Pick<EventFile, 'towns' | 'whereabouts' | 'standings' | 'closedDays' | 'facets'> & {
	dates: Pick<PackedDates, 'counts'>;
}): PackedColumn[] {
	const ofFacets = facets.map(({ rows }) => rows);
	return [towns, whereabouts, dates.counts, standings, closedDays, ...ofFacets];
}
