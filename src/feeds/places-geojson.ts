import type { Credit } from '../credits/credits.ts';
import type { DataSource } from '../credits/data-sources.ts';
import { boundingBox } from '../geo/bounding-box.ts';
import type { Coordinates } from '../geo/coordinates.ts';
import { type Licence, licenceOf } from '../images/licence.ts';
import { safeJson } from '../structured-data/serialise.ts';

export interface MappedPlace {
	id: string;
	name: string;
	/** Outermost first. */
	categories: readonly string[];
	coordinates?: Coordinates | undefined;
	/** Absolute address of its page. */
	url: string;
	credit?: Credit | undefined;
	/** Address of the licence of its data. */
	dataLicence?: string | undefined;
	/** Date-time with offset. */
	updatedAt?: string | undefined;
}

export interface MappedGuide {
	name: string;
	/** Absolute address of the guide. */
	url: string;
	sources: readonly DataSource[];
	/** Owed by whoever shows the places. */
	credits: readonly Credit[];
	places: readonly MappedPlace[];
}

/**
 * The places as a GeoJSON feature collection (RFC 7946), in pieces: a feature at a time, so that the whole need not be held
 * twice.
 *
 * Places without coordinates are features without a geometry (section 3.2). Sources, credits and licences are foreign members
 * (section 6.1).
 */
export function* placesGeoJson(guide: MappedGuide): Generator<string> {
	const { credits, name, places, sources, url } = guide;
	const bbox = boundingBox(places.flatMap(({ coordinates }) => coordinates ?? []));
	const head = {
		type: 'FeatureCollection',
		...(bbox ? { bbox } : {}),
		name,
		url,
		sources: sources.map(({ licence, publisher, publisherUrl, placeCount }) => ({
			publisher,
			url: publisherUrl,
			...licenceMembers(licence),
			places: placeCount,
		})),
		credits: credits.map(({ required, text, url: link }) => ({ text, url: link, required })),
	};
	yield `${safeJson(head).slice(0, -1)},"features":[`;
	for (const [index, place] of places.entries()) {
		yield `${index > 0 ? ',' : ''}\n${safeJson(feature(place))}`;
	}
	yield '\n]}\n';
}

function feature({ categories, coordinates, credit, dataLicence, ...place }: MappedPlace) {
	return {
		type: 'Feature',
		id: place.id,
		geometry: coordinates
			? { type: 'Point', coordinates: [coordinates.longitude, coordinates.latitude] }
			: null,
		properties: {
			name: place.name,
			category: categories.length > 0 ? categories.join(' > ') : undefined,
			url: place.url,
			credit: credit?.text,
			creditUrl: credit?.url,
			...licenceMembers(licenceOf(dataLicence)),
			updated: place.updatedAt,
		},
	};
}

function licenceMembers(licence: Licence | undefined) {
	return { licence: licence?.name, licenceUrl: licence?.url };
}
