import type { Credit } from '../../domain/credits/credits.ts';
import type { Coordinates } from '../../domain/geo/coordinates.ts';
import type { MappedAddress } from './mapped-address.ts';
import type { StatedRights, StatedSource, StatedVenueRights } from './rights.ts';

/** Describes when and where an event in the list is on. */
export interface MappedDate {
	/** Start of its next date: a date, or a date-time with offset; absent where none is known. */
	starts?: string | undefined;
	ends?: string | undefined;
	/** Notice that visitors must know, in words, such as a cancellation. */
	notice?: string | undefined;
	/** Name of the place at which it is. */
	venue?: string | undefined;
}

/**
 * Describes a place of a list, or an event with where it takes place, by the members that GeoJSON
 * gives it: the other formats can be made of that.
 */
export interface MappedPlace extends MappedAddress, MappedDate, StatedRights, StatedVenueRights {
	id: string;
	name: string;
	/** Outermost first, as `categoryText` joins them. */
	category?: string | undefined;
	/** Sentence or two, plain text. */
	description?: string | undefined;
	coordinates?: Coordinates | undefined;
	/** Absolute address of its page. */
	url: string;
	/** Date-time with offset. */
	updated?: string | undefined;
}

/** Holds the places or the events of a list, as files for maps and spreadsheets hold them. */
export interface PlaceCollection {
	name: string;
	/** Absolute address of the page of the list. */
	url: string;
	sources: readonly StatedSource[];
	/** Owed by whoever shows the places. */
	credits: readonly Credit[];
	places: readonly MappedPlace[];
}

/** Form in which a collection is available, by the ending of its file. */
export const placeFileFormats = ['gpx', 'kml', 'geojson', 'csv'] as const;
export type PlaceFileFormat = (typeof placeFileFormats)[number];

export type LocatedEntry = MappedPlace & { coordinates: Coordinates };

/** Returns the places and events of a list that a map can show: those with coordinates. */
export function locatedPlaces({ places }: PlaceCollection): LocatedEntry[] {
	return places.filter((place): place is LocatedEntry => place.coordinates !== undefined);
}

/**
 * Returns lines of text, each once: for each source whose data it is and under which licence,
 * then the credits owed.
 */
export function rightsLines({
	credits,
	sources,
}: Pick<PlaceCollection, 'credits' | 'sources'>): string[] {
	const named = sources.flatMap(({ licence, licenceUrl, publisher }) => {
		const parts = [publisher, licence, licenceUrl].filter((part) => part !== undefined);
		return parts.length > 0 ? [parts.join(', ')] : [];
	});
	const owed = credits.map(({ text, url }) => (url === undefined ? text : `${text}, ${url}`));
	return [...new Set([...named, ...owed])];
}

const categorySeparator = ' > ';

/** Returns the categories of a place as one text. @param names Outermost first. */
export function categoryText(names: readonly string[]): string | undefined {
	return names.join(categorySeparator) || undefined;
}

/** Returns the innermost category of such a text. */
export function innermostCategory(text: string | undefined): string | undefined {
	return text?.split(categorySeparator).at(-1);
}
