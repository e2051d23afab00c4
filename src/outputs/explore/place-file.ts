import type { Timetable } from '../../domain/opening-hours/timetable.ts';

/**
 * Version of the file, raised with every change after which an older page could no longer read it.
 */
export const placeFileFormat = 1;

/**
 * Holds all listed places in the order of the guide, column by column: what a visitor can filter,
 * search and find on a map.
 *
 * It is JSON, because every static host compresses that and a browser reads it faster than a script
 * could anything else; the columns in it are packed integers. Packed, 10,000 places take about 120
 * KB.
 */
export interface PlaceFile {
	/** `placeFileFormat` of the build. */
	format: number;
	/** Number of rows, which every column has. */
	count: number;
	/** Beginning of the addresses of all places, from the root of the host. */
	placesPath: string;
	/** Names, one a line; `townMark` stands for the name of the row's town. */
	names: string;
	/** Eight digits at the end of each place's address slug, without anything between them. */
	digits: string;
	/**
	 * Whole address slugs of those places, by row, whose slug is not that of their name with these
	 * digits.
	 */
	otherSlugs: Readonly<Record<number, string>>;
	/** Texts by `PackedTexts.rows`; all have values from 1, as 0 means that nothing is stated. */
	texts: Readonly<Record<TextColumn, PackedTexts>>;
	/** 0: not stated, 1: free, 2: not free. */
	free: PackedColumn;
	/** 1 where the place has a photograph. */
	photographs: PackedColumn;
	hours: PackedHours;
	coordinates: PackedCoordinates;
	facets: readonly PackedFacet[];
}

/** Innermost category or kind of a place, and where it is; `cover` is the file of its drawing. */
const textColumns = ['towns', 'neighbourhoods', 'kinds', 'covers'] as const;
export type TextColumn = (typeof textColumns)[number];

/**
 * Mark in a name for that of the town; no name has it, as it can be neither typed nor seen
 * (Unicode: DELETE).
 */
export const townMark = '\u007f';

/**
 * Holds a number for each row, or for each number of an earlier column that it follows from.
 */
export interface PackedColumn {
	/** Rows, packed by `packIntegers`. */
	rows: string;
	/** Position among the columns of the file, in the order of `columnsOf`. */
	follows?: number;
}

/** Holds a text for each row: its position in `values`, from 1. */
export interface PackedTexts extends PackedColumn {
	values: readonly string[];
}

/**
 * Holds when places are open: the rules of each year as `src/domain/opening-hours/` has them, so
 * there is no day on which they end.
 */
export interface PackedHours {
	/**
	 * Timetables that differ, each once; rows name its position from 1, and 0 where no hours are
	 * stated.
	 */
	timetables: readonly Timetable[];
	rows: PackedColumn;
	/** IANA names; rows name their position from 1. */
	zones: PackedTexts;
	/** `YYYY-MM-DD`: the last day on which what is said of a place is in force. */
	lastDays: PackedTexts;
}

/**
 * Holds where places are, in steps of `1 / stepsPerDegree` degrees from the middle of their
 * town.
 */
export interface PackedCoordinates {
	stepsPerDegree: number;
	/** Latitude and longitude of the towns in steps, by the numbers of the towns, 0 included. */
	centres: readonly (readonly [latitude: number, longitude: number])[];
	/**
	 * 0 where the place has no coordinates, else 1 more than the distance from the centre, zigzagged.
	 */
	latitudes: string;
	longitudes: string;
}

/** Describes a value of a facet, as it is offered. */
export interface FacetChoice {
	slug: string;
	label: string;
	/** Whether it is superfluous beside a narrower value; see `broadValues`. */
	isBroad?: true;
}

/** Describes one way to choose among places. */
export interface PackedFacet {
	/** Parameter of addresses, such as `city`. */
	key: string;
	/** Label in the language of the interface. */
	label: string;
	/**
	 * Whether a place has to have one of the chosen values, or every one: needs are all to be met.
	 */
	matches: 'any' | 'all';
	values: readonly FacetChoice[];
	/**
	 * Combinations of values that places have, as positions in `values`; the first is the empty one.
	 */
	sets: readonly (readonly number[])[];
	/** Combination of each row. */
	rows: PackedColumn;
}

/** Returns every packed column of a file, in the order in which `follows` counts them. */
export function columnsOf(
	file: Pick<PlaceFile, 'texts' | 'free' | 'photographs' | 'hours' | 'facets'>,
): PackedColumn[] {
	return [
		...textColumns.map((column) => file.texts[column]),
		file.free,
		file.photographs,
		file.hours.rows,
		file.hours.zones,
		file.hours.lastDays,
		...file.facets.map(({ rows }) => rows),
	];
}
