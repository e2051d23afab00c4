import type { MapWords } from '../../i18n/messages/browser-words.ts';

/** Holds what a map is given by its page, as JSON. */
export interface MapOptions {
	/** Locale of words and numbers (BCP 47). */
	locale: string;
	/**
	 * West, south, east and north of the first view, in degrees; west is greater than east across the
	 * antimeridian.
	 */
	box: [west: number, south: number, east: number, north: number];
	/**
	 * Box of the form of the first view around all places, where that view does not have them all.
	 */
	whole?: MapOptions['box'] | undefined;
	/** `MapName` of destinations without their keys, those with most places first. */
	names: readonly (readonly [name: string, latitude: number, longitude: number, places: number])[];
	/**
	 * Round distances in metres, ascending, with their words: for the scale bar and the exactness of
	 * a position.
	 */
	distances: readonly (readonly [metres: number, text: string])[];
	/** Address of the file with the coasts around; absent where there is none. */
	coast?: string | undefined;
	words: MapWords;
}

export interface MapName {
	name: string;
	latitude: number;
	longitude: number;
	places: number;
}
