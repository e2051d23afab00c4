import { facets } from '../../../domain/facets/facet.ts';
import { encodePlaces } from '../../../outputs/explore/encode-places.ts';
import { fieldFilters } from '../../../guide/model/filter-values.ts';
import { placeTimeZone } from '../../../domain/opening-hours/time-zone.ts';
import { kindLabel } from '../../../domain/places/kind-label.ts';
import { hasContradictoryValidity } from '../../../domain/places/validity.ts';
import { exploredFacet } from './explored-facet.ts';
import type { PageContext } from '../site/page-context.ts';
import { cardHours } from '../place/place-card.ts';
import { rowCovers } from '../list/cover-files.ts';
import { tableFileOfBuild } from '../list/table-file.ts';

const fileOf = tableFileOfBuild((routes) => routes.placeTable(), encoded);

/**
 * Returns the file of all listed places, as Explore, search and map read it (`loadPlaceTable`);
 * made once for each build.
 */
export function placeTableFile(context: PageContext): string {
	return fileOf(context).json;
}

export function placeTableAddress(context: PageContext): string {
	return fileOf(context).address;
}

function encoded(context: PageContext) {
	const { guide, routes, site } = context;
	const covers = rowCovers(context);
	const places = guide.listedPlaces.map((place, row) => ({
		...place,
		kind: kindLabel(place),
		cover: covers[row]?.name ?? '',
		hasPhotograph: place.image !== undefined,
		timetable: cardHours(context, place)?.timetable,
		timeZone: placeTimeZone(place.coordinates, site),
		validThrough: hasContradictoryValidity(place) ? undefined : place.validThrough,
	}));
	const ofGuide = facets.map((facet) => exploredFacet(context, facet, (value) => value.places));
	const ofFields = fieldFilters(guide.listedPlaces, site).map(({ key, label, values }) => ({
		// No facet of the guide has a point in its key, and no other parameter of an address.
		key: `field.${key}`,
		label,
		matches: 'any' as const,
		values: values.map(({ name, records, slug }) => ({ slug, label: name, records })),
	}));
	return encodePlaces(
		places,
		[...ofGuide.slice(0, 1), ...ofFields, ...ofGuide.slice(1)],
		routes.places(),
	);
}
