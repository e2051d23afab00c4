import { type Credit, creditsOwed } from '../../../domain/credits/credits.ts';
import { dataSources } from '../../../domain/credits/data-sources.ts';
import { mappedAddress } from '../../../outputs/feeds/mapped-address.ts';
import type { Coordinates } from '../../../domain/geo/coordinates.ts';
import { isOutdone } from '../../../domain/places/directions.ts';
import {
	type MappedPlace,
	type PlaceCollection,
	type PlaceFileFormat,
	placeFileFormats,
} from '../../../outputs/feeds/place-collection.ts';
import { gpxPoint } from '../../../outputs/feeds/places-gpx.ts';
import type { GuidePlace } from '../../../guide/model/guide-records.ts';
import type { GroupingKind } from '../../../records/resource-name.ts';
import type { Link } from '../site/link.ts';
import { type ListFile, listFileMaker } from '../list/list-file.ts';
import type { PageContext, RecordContext } from '../site/page-context.ts';

/** Describes a list whose places can be had as files; their addresses begin with its path. */
export interface PlaceList {
	name: string;
	/** Credit of the record that it is named after: a file that names it owes its credit. */
	credit?: Credit | undefined;
	path: string;
	places: readonly GuidePlace[];
}

export type PlaceListFile = ListFile<PlaceList>;

/** Returns the files with every listed place. */
export function guideFiles({ guide, routes, site }: PageContext): PlaceListFile[] {
	return placeFilesOf('', { name: site.name, path: routes.home(), places: guide.listedPlaces });
}

/** Returns the files of every destination, or of every collection. */
export function groupingFiles({ guide, routes }: PageContext, kind: GroupingKind): PlaceListFile[] {
	return guide[kind].flatMap(({ addressSlug, places, summary }) =>
		placeFilesOf(addressSlug, {
			name: summary.name,
			credit: summary.credit,
			path: routes.record(kind, addressSlug),
			places,
		}),
	);
}

type PointedPlace = GuidePlace & { coordinates: Coordinates };

/** Returns whether a place has a file of its own: of the point to which its directions lead. */
export function hasOwnFile(place: GuidePlace): place is PointedPlace {
	return place.coordinates !== undefined && !isOutdone(place.coordinates, place);
}

/**
 * Returns the point of a place for the file that browsers make of it: on the host it would be one
 * more for each place, and few visitors open it.
 *
 * @param comment Text for whoever goes there, as that the point is rough.
 */
export function ownPoint(
	{ routes }: RecordContext,
	place: PointedPlace,
	comment: string | undefined,
): string {
	const { addressSlug, categories, coordinates, name } = place;
	const url = routes.absolute(routes.place(addressSlug));
	const rights = {
		sources: dataSources({ places: [place] }),
		credits: creditsOwed([place.credit]),
	};
	return gpxPoint({ name, categories, coordinates, url }, rights, comment);
}

/**
 * Returns what a file holds: the places of its list, each with its page, credit and licence, and
 * the credit of the list.
 */
export function placeCollection(
	context: RecordContext,
	{ credit, name, path, places }: PlaceList,
): PlaceCollection {
	const { routes, site } = context;
	return {
		name: name === site.name ? name : `${name}, ${site.name}`,
		url: routes.absolute(path),
		sources: dataSources({ places }),
		credits: creditsOwed([{ credit }, ...places].map((named) => named.credit)),
		places: places.map((place) => mappedPlace(context, place)),
	};
}

/**
 * A place is in many lists, what files hold of it is put together once: a guide has one set of
 * addresses.
 */
const mappedPlaces = new WeakMap<GuidePlace, MappedPlace>();

function mappedPlace({ routes, site }: RecordContext, place: GuidePlace): MappedPlace {
	const mapped = mappedPlaces.get(place) ?? {
		id: place.id,
		name: place.name,
		categories: place.categories,
		description: place.teaser,
		...mappedAddress(place, site.locale),
		coordinates: place.coordinates,
		url: routes.absolute(routes.place(place.addressSlug)),
		credit: place.credit,
		dataLicence: place.dataLicence,
		updatedAt: place.updatedAt,
	};
	mappedPlaces.set(place, mapped);
	return mapped;
}

/** A file of places with its path and what it is made of. */
export const placeFileOf = listFileMaker(placeCollection, 'placesFile');

/** Ways to the files of a list, below its own path or at that of the whole guide. */
export function placeFileLinks(
	{ messages, routes }: PageContext,
	places: readonly GuidePlace[],
	path?: string,
): Link[] {
	return formatsOf(places).map((format) => ({
		href: routes.placesFile(format, path),
		label: messages.feeds.placeFileLabels[format],
	}));
}

/** @param parameter Value of the route's parameter. */
export function placeFilesOf(parameter: string, list: PlaceList): PlaceListFile[] {
	return formatsOf(list.places).map((format) => ({ parameter, format, list }));
}

/**
 * Returns the formats in which places or events can be had: waypoints and placemarks need one with
 * coordinates.
 */
export function fileFormatsOf<T>(
	entries: readonly T[],
	hasCoordinates: (entry: T) => boolean,
): PlaceFileFormat[] {
	if (entries.length === 0) return [];
	const isMapped = entries.some(hasCoordinates);
	return placeFileFormats.filter((format) => isMapped || format === 'csv' || format === 'geojson');
}

function formatsOf(places: readonly GuidePlace[]): PlaceFileFormat[] {
	return fileFormatsOf(places, ({ coordinates }) => coordinates !== undefined);
}
