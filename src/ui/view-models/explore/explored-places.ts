import { motifOf } from '../../../graphics/cover-art/motif.ts';
import { facets } from '../../../domain/facets/facet.ts';
import { encodePlaces } from '../../../outputs/explore/encode-places.ts';
import { placeTimeZone } from '../../../domain/opening-hours/time-zone.ts';
import { tellingKind } from '../../../domain/places/telling-kind.ts';
import { hasContradictoryValidity } from '../../../domain/places/validity.ts';
import { exploredFacet } from './explored-facet.ts';
import type { PageContext } from '../site/page-context.ts';
import { cardHours } from '../place/place-card.ts';
import { tableFileOfBuild } from '../list/table-file.ts';

const fileOf = tableFileOfBuild((routes) => routes.placeTable(), encoded);

/**
 * The file of all listed places, as Explore, search and map read it (`loadPlaceTable`); made once
 * for each build.
 */
export function placeTableFile(context: PageContext): string {
	return fileOf(context).json;
}

export function placeTableAddress(context: PageContext): string {
	return fileOf(context).address;
}

function encoded(context: PageContext) {
	const { guide, routes, site } = context;
	const places = guide.listedPlaces.map((place) => ({
		...place,
		kind: tellingKind(place),
		motif: motifOf(place),
		hasPhotograph: place.image !== undefined,
		timetable: cardHours(context, place)?.timetable,
		timeZone: placeTimeZone(place.coordinates, site),
		validThrough: hasContradictoryValidity(place) ? undefined : place.validThrough,
	}));
	return encodePlaces(
		places,
		facets.map((facet) => exploredFacet(context, facet, (value) => value.places)),
		routes.places(),
	);
}
