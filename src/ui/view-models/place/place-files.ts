import { type Credit, creditsOwed } from '../../../domain/credits/credits.ts';
import { dataSources } from '../../../domain/credits/data-sources.ts';
import { mappedAddress } from '../../../outputs/feeds/mapped-address.ts';
import { isRough, uncertaintyInMetres } from '../../../domain/geo/coordinates.ts';
import { formatFarthestDistance } from '../../../domain/geo/farthest-distance.ts';
import { isOutdone } from '../../../domain/places/directions.ts';
import {
	type MappedPlace,
	type PlaceCollection,
	type PlaceFileFormat,
	placeFileFormats,
} from '../../../outputs/feeds/place-collection.ts';
import { allCategories } from '../../../guide/model/category-tree.ts';
import type { GuidePlace } from '../../../guide/model/guide-records.ts';
import type { GroupingKind } from '../../../records/resource-name.ts';
import type { Link } from '../site/link.ts';
import { categoryHeading } from '../list/category-words.ts';
import { type ListFile, listFileMaker } from '../list/list-file.ts';
import type { PageContext } from '../site/page-context.ts';

/** A list whose places can be had as files; their addresses begin with its path. */
export interface PlaceList {
	name: string;
	/** Credit of the record that it is named after: a file that names it owes its credit. */
	credit?: Credit | undefined;
	path: string;
	places: readonly GuidePlace[];
}

export type PlaceListFile = ListFile<PlaceList>;

/** The files of every listed place. */
export function guideFiles({ guide, routes, site }: PageContext): PlaceListFile[] {
	return placeFilesOf('', { name: site.name, path: routes.home(), places: guide.listedPlaces });
}

/** The files of every destination, or of every collection. */
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

/** The files of every category at every level. */
export function categoryFiles(context: PageContext): PlaceListFile[] {
	return allCategories(context.guide.categories).flatMap((category) => {
		const { places, slugs } = category;
		const name = categoryHeading(context, category);
		return placeFilesOf(slugs.join('/'), { name, path: context.routes.category(slugs), places });
	});
}

/** Returns whether a place has a file of its own: of the point to which its directions lead. */
export function hasOwnFile({ coordinates, ...address }: GuidePlace): boolean {
	return coordinates !== undefined && !isOutdone(coordinates, address);
}

/** Returns the file of every place that has a point of its own. */
export function ownPlaceFiles({ guide, routes }: PageContext): PlaceListFile[] {
	return guide.places.filter(hasOwnFile).map((place) => ({
		parameter: place.addressSlug,
		format: 'gpx',
		list: { name: place.name, path: routes.place(place.addressSlug), places: [place] },
	}));
}

/** A file of one place, which says of a rough point how far off the place may be. */
export const ownPlaceFileOf = listFileMaker((context, list: PlaceList) => {
	const collection = placeCollection(context, list);
	return {
		...collection,
		places: collection.places.map((place) => ({ ...place, comment: roughPoint(context, place) })),
	};
}, 'placeFile');

function roughPoint(
	{ messages, site }: PageContext,
	{ coordinates }: MappedPlace,
): string | undefined {
	if (!coordinates || !isRough(coordinates)) return undefined;
	const farthest = formatFarthestDistance(uncertaintyInMetres(coordinates), site.locale);
	return messages.pages.roughPoint(farthest);
}

/**
 * Returns what a file holds: the places of its list, each with its page, credit and licence, and
 * the credit of the list.
 */
export function placeCollection(
	context: PageContext,
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

function mappedPlace({ routes, site }: PageContext, place: GuidePlace): MappedPlace {
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
 * The formats in which places or events can be had: waypoints and placemarks need one with
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
