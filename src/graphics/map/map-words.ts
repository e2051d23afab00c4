/** Words that the map says in the browser, as templates (`filledIn`). */
export interface MapWords {
	/** `{count}`: one place, and several. */
	onePlace: string;
	places: string;
	/** `{places}`: how many can be seen. */
	inView: string;
	/** `{places}`: how many there are besides those in a list. */
	more: string;
	/** `{places}`: how many the filters of the address leave. */
	filtered: string;
	noneInView: string;
	failed: string;
	locating: string;
	/** `{distance}` */
	positionWithin: string;
	position: string;
	/** `{distance}`: to the nearest place, for whoever is nowhere near the guide. */
	farAway: string;
	positionDenied: string;
	positionUnknown: string;
}

/** What a map is told by its page, as JSON. */
export interface MapOptions {
	/** Of words and numbers (BCP 47). */
	locale: string;
	/** West, south, east and north of the first view, in degrees; west is greater than east across the antimeridian. */
	box: [west: number, south: number, east: number, north: number];
	/** Destinations, those with most places first. */
	names: readonly MapName[];
	/** Round distances in metres, ascending, with their words: for the scale bar and the exactness of a position. */
	distances: readonly (readonly [metres: number, text: string])[];
	words: MapWords;
}

export interface MapName {
	name: string;
	latitude: number;
	longitude: number;
	places: number;
}
