import { type Credit, creditsOwed } from '../../../domain/credits/credits.ts';
import { dataSources } from '../../../domain/credits/data-sources.ts';
import { mappedAddress } from '../../../outputs/feeds/mapped-address.ts';
import type { Coordinates } from '../../../domain/geo/coordinates.ts';
import { isLessPreciseThanAddress } from '../../../domain/places/directions.ts';
import {
	categoryText,
	type MappedPlace,
	type PlaceCollection,
	type PlaceFileFormat,
	placeFileFormats,
} from '../../../outputs/feeds/place-collection.ts';
import { gpxPoint } from '../../../outputs/feeds/places-gpx.ts';
import { statedRights, statedSource } from '../../../outputs/feeds/rights.ts';
import type { GuidePlace } from '../../../guide/model/guide-records.ts';
import type { GroupingKind } from '../../../records/resource-name.ts';
import { type FileLink, fileLinks, type ListFile } from '../list/list-file.ts';
import type { PageContext, RecordContext } from '../site/page-context.ts';

/** Describes a list whose places are available as files; their addresses begin with its path. */
export interface PlaceList {
	name: string;
	/** Credit of the record that it is named after: a file that names it owes its credit. */
	credit?: Credit | undefined;
	path: string;
	places: readonly GuidePlace[];
}

/** Returns the formats in which every listed place is available. */
export function guideFormats({ guide }: PageContext): PlaceFileFormat[] {
	return formatsOf(guide.listedPlaces);
}

/** Returns what the files of all listed places hold. */
export function guideCollection(context: PageContext): PlaceCollection {
	const { guide, routes, site } = context;
	const list = { name: site.name, path: routes.home(), places: guide.listedPlaces };
	return placeCollection(context, list);
}

/** Returns the files of every destination, or of every collection, that has places. */
export function groupingFiles(context: PageContext, kind: GroupingKind): ListFile[] {
	const { guide, routes } = context;
	return guide[kind]
		.filter(({ places }) => places.length > 0)
		.map(({ addressSlug, places, summary: { credit, name } }) => {
			const path = routes.record(kind, addressSlug);
			return {
				parameter: addressSlug,
				path: routes.placesFile('geojson', path),
				input: [placeCollection(context, { name, credit, path, places })],
			};
		});
}

type PointedPlace = GuidePlace & { coordinates: Coordinates };

/** Returns whether a place has a file of its own: of the point to which its directions lead. */
export function hasOwnFile(place: GuidePlace): place is PointedPlace {
	return place.coordinates !== undefined && !isLessPreciseThanAddress(place.coordinates, place);
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
		sources: dataSources({ places: [place] }).map(statedSource),
		credits: creditsOwed([place.credit]),
	};
	const category = categories.at(-1);
	return gpxPoint({ name, category, coordinates, url }, rights, comment);
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
		sources: dataSources({ places }).map(statedSource),
		credits: creditsOwed([{ credit }, ...places].map((named) => named.credit)),
		places: places.map((place) => mappedPlace(context, place)),
	};
}

/**
 * Features by place: a place is in many lists, and what files hold of it is put together once; a
 * guide has one set of addresses.
 */
const mappedPlaces = new WeakMap<GuidePlace, MappedPlace>();

function mappedPlace({ routes, site }: RecordContext, place: GuidePlace): MappedPlace {
	const mapped = mappedPlaces.get(place) ?? {
		id: place.id,
		name: place.name,
		category: categoryText(place.categories),
		description: place.teaser,
		...mappedAddress(place, site.locale),
		coordinates: place.coordinates,
		url: routes.absolute(routes.place(place.addressSlug)),
		...statedRights(place),
		updated: place.updatedAt,
	};
	mappedPlaces.set(place, mapped);
	return mapped;
}

/**
 * Returns ways to the files of a list, below its own path or at that of the whole guide.
 * @param elsewhere Page with the files, as of `fileLinks`.
 */
export function placeFileLinks(
	context: PageContext,
	places: readonly GuidePlace[],
	path?: string,
	elsewhere?: string,
): FileLink[] {
	const addressOf = (format: PlaceFileFormat) => context.routes.placesFile(format, path);
	return fileLinks(context, formatsOf(places), addressOf, elsewhere);
}

/**
 * Returns the formats in which places or events are available: waypoints and placemarks need one
 * with coordinates.
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
