import type { Timetable } from '../../domain/opening-hours/timetable.ts';
import type { ValidityPeriod } from '../../domain/places/validity.ts';
import { unpackColumns } from './packed-columns.ts';
import { unpackCoordinates } from './packed-coordinates.ts';
import { unpackNames } from './packed-names.ts';
import {
	type FacetChoice,
	type PackedFacet,
	type PackedTexts,
	type PlaceFile,
	columnsOf,
	placeFileFormat,
} from './place-file.ts';

/**
 * Holds all listed places in the order of the guide (`listOrder`), as columns. A row is a place;
 * what is not stated of it is `undefined`.
 */
export interface PlaceTable {
	count: number;
	name: (row: number) => string;
	/** Returns the path of the place's page, base path included. */
	path: (row: number) => string;
	/** Returns the innermost category, or the kind of place. */
	kind: (row: number) => string | undefined;
	city: (row: number) => string | undefined;
	neighbourhood: (row: number) => string | undefined;
	/** Returns the name of the place's drawing. */
	cover: (row: number) => string | undefined;
	isFree: (row: number) => boolean | undefined;
	/** Degrees, less than 4 m off; NaN where the place has no coordinates. */
	latitude: Float64Array;
	longitude: Float64Array;
	/** 1 where a photograph of the place is published. */
	hasPhotograph: Uint8Array;
	hours: TableHours;
	/** Facets in the order in which they are offered; each has at least one value. */
	facets: readonly TableFacet[];
}

/** Holds when places are open; see `openPlaces`. */
export interface TableHours {
	/** Timetables that differ, each once, from 1. */
	timetables: readonly (Timetable | undefined)[];
	/** Position of each row in `timetables`; 0 where no hours are stated. */
	timetableOfRow: Uint32Array;
	/** IANA names, from 1. */
	zones: readonly string[];
	zoneOfRow: Uint32Array;
	/** `YYYY-MM-DD`, from 1: the last day on which what is said of a place is in force. */
	lastDays: readonly string[];
	/** 0 where none is stated. */
	lastDayOfRow: Uint32Array;
}

/** Describes one way to choose among places. */
export interface TableFacet {
	/** Name of its parameter, such as `city`. */
	key: string;
	/** Label in the language of the interface. */
	label: string;
	/** Whether a place has to have one of the chosen values, or every one. */
	matches: 'any' | 'all';
	/** Values in the order in which they are offered. */
	values: readonly FacetChoice[];
	/** Combinations of values that places have, as positions in `values`. */
	sets: readonly (readonly number[])[];
	/** Position of each row in `sets`. */
	setOfRow: Uint32Array;
}

/**
 * Reads a file of places.
 *
 * @throws When it is of another format, as that of a later build, or damaged.
 */
export function placeTable(file: PlaceFile): PlaceTable {
	if (file.format !== placeFileFormat) {
		throw new Error(`The places are in format ${file.format}, not ${placeFileFormat}.`);
	}
	const columns = unpackColumns(columnsOf(file), file.count);
	const nextColumn = () => columns.shift() ?? new Uint32Array(file.count);
	// In the order of `columnsOf`.
	const towns = nextColumn();
	const neighbourhoods = nextColumn();
	const kinds = nextColumn();
	const covers = nextColumn();
	const free = nextColumn();
	const photographs = nextColumn();
	const [timetableOfRow, zoneOfRow, lastDayOfRow] = [nextColumn(), nextColumn(), nextColumn()];
	const city = textsOfRows(file.texts.towns, towns);
	const { name, slug } = unpackNames(file, (row) => city(row) ?? '');
	return {
		count: file.count,
		name,
		path: (row) => `${file.placesPath}${encodeURIComponent(slug(row))}/`,
		kind: textsOfRows(file.texts.kinds, kinds),
		city,
		neighbourhood: textsOfRows(file.texts.neighbourhoods, neighbourhoods),
		cover: textsOfRows(file.texts.covers, covers),
		isFree: (row) => [undefined, true, false][free[row] ?? 0],
		...unpackCoordinates(file.coordinates, towns),
		hasPhotograph: Uint8Array.from(photographs),
		hours: {
			timetables: [undefined, ...file.hours.timetables],
			timetableOfRow,
			zones: ['', ...file.hours.zones.values],
			zoneOfRow,
			lastDays: ['', ...file.hours.lastDays.values],
			lastDayOfRow,
		},
		facets: unpackFacets(file.facets, nextColumn),
	};
}

/** Holds when a place is open. */
export interface RowHours {
	timetable: Timetable;
	/** IANA name. */
	timeZone: string;
	/** Period in which the place is in force. */
	validity: ValidityPeriod;
}

/** Returns when the place of a row is open; `undefined` where no hours are stated. */
export function hoursOfRow(hours: TableHours, row: number): RowHours | undefined {
	const timetable = hours.timetables[hours.timetableOfRow[row] ?? 0];
	const timeZone = hours.zones[hours.zoneOfRow[row] ?? 0];
	if (!timetable || !timeZone) return undefined;
	const lastDay = hours.lastDayOfRow[row] ?? 0;
	return {
		timetable,
		timeZone,
		validity: lastDay === 0 ? {} : { validThrough: hours.lastDays[lastDay] },
	};
}

/** Returns a function that returns the text of a row; `undefined` where it has none. */
export function textsOfRows(
	{ values }: PackedTexts,
	codes: Uint32Array,
): (row: number) => string | undefined {
	return (row) => values[(codes[row] ?? 0) - 1];
}

/**
 * Unpacks the facets of the rows.
 * @param nextColumn The combinations of values that the rows have, facet by facet.
 */
export function unpackFacets(
	facets: readonly PackedFacet[],
	nextColumn: () => Uint32Array,
): TableFacet[] {
	return facets.map(({ key, label, matches, values, sets }) => ({
		key,
		label,
		matches,
		values,
		sets,
		setOfRow: nextColumn(),
	}));
}
