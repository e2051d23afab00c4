import type { Coordinates } from '../../domain/geo/coordinates.ts';
import type { Timetable } from '../../domain/opening-hours/timetable.ts';
import { type Dictionary, dictionaryOf } from './dictionary.ts';
import { type ExploredFacet, packFacets } from './encode-facets.ts';
import { packCoordinates } from './packed-coordinates.ts';
import { columnPacker } from './packed-columns.ts';
import { packNames } from './packed-names.ts';
import { type PackedTexts, type PlaceFile, placeFileFormat } from './place-file.ts';

/** Holds what the file holds of a place. */
export interface ExploredPlace {
	id: string;
	name: string;
	addressSlug: string;
	coordinates?: Coordinates | undefined;
	city?: string | undefined;
	neighbourhood?: string | undefined;
	/** Innermost category, or the kind of place. */
	kind?: string | undefined;
	/** Name of the file with its drawing, without its ending. */
	cover: string;
	isFree?: boolean | undefined;
	hasPhotograph: boolean;
	/** Absent where no hours are stated. */
	timetable?: Timetable | undefined;
	/** IANA name. */
	timeZone: string;
	/**
	 * `YYYY-MM-DD`: the last day on which the record is in force; absent where a contradictory one is
	 * stated.
	 */
	validThrough?: string | undefined;
}

/**
 * Packs the columns of places, which keep their order.
 *
 * @param places Listed ones only: those in force.
 * @param facets Values that none of the places has are left out, and so are facets without values.
 * @param placesPath What the addresses of all places begin with.
 */
export function encodePlaces(
	places: readonly ExploredPlace[],
	facets: readonly ExploredFacet[],
	placesPath: string,
): PlaceFile {
	const pack = columnPacker();
	const towns = dictionaryOf(
		places.map(({ city }) => city),
		(city) => city,
	);
	const packTexts = ({ values, codes }: Dictionary<string>): PackedTexts => ({
		values,
		...pack(codes),
	});
	const texts = (textOf: (place: ExploredPlace) => string | undefined) =>
		packTexts(dictionaryOf(places.map(textOf), (text) => text));
	const timetables = dictionaryOf(
		places.map(({ timetable }) => timetable),
		(timetable) => JSON.stringify(timetable),
	);
	// Packed in the order of `columnsOf`, by which the columns are found again.
	return {
		format: placeFileFormat,
		count: places.length,
		placesPath,
		...packNames(places),
		texts: {
			towns: packTexts(towns),
			neighbourhoods: texts(({ neighbourhood }) => neighbourhood),
			kinds: texts(({ kind }) => kind),
			covers: texts(({ cover }) => cover),
		},
		free: pack(places.map(({ isFree }) => (isFree === undefined ? 0 : isFree ? 1 : 2))),
		photographs: pack(places.map(({ hasPhotograph }) => Number(hasPhotograph))),
		hours: {
			timetables: timetables.values,
			rows: pack(timetables.codes),
			zones: texts(({ timeZone }) => timeZone),
			lastDays: texts(({ validThrough }) => validThrough),
		},
		coordinates: packCoordinates(
			places.map(({ coordinates }) => coordinates),
			towns.codes,
		),
		facets: packFacets(facets, places, pack),
	};
}
