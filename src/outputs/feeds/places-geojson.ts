import { boundingBox } from '../../domain/geo/bounding-box.ts';
import { safeJson } from '../structured-data/serialise.ts';
import type { MappedPlace, PlaceCollection } from './place-collection.ts';
import { writtenOnce } from './written-once.ts';

/**
 * Returns the places as a GeoJSON feature collection (RFC 7946), a feature a line.
 *
 * Places without coordinates are features without a geometry (section 3.2). Sources, credits and
 * licences are foreign members (section 6.1).
 */
export function placesGeoJson({ credits, name, places, sources, url }: PlaceCollection): string {
	const bbox = boundingBox(places.flatMap(({ coordinates }) => coordinates ?? []));
	const head = {
		type: 'FeatureCollection',
		...(bbox ? { bbox } : {}),
		name,
		url,
		sources,
		credits: credits.map(({ required, text, url: link }) => ({ text, url: link, required })),
	};
	return `${safeJson(head).slice(0, -1)},"features":[${places.map(feature).join(',')}\n]}\n`;
}

const feature = writtenOnce(({ coordinates, id, ...properties }: MappedPlace) => {
	const json = safeJson({
		type: 'Feature',
		id,
		geometry: coordinates
			? { type: 'Point', coordinates: [coordinates.longitude, coordinates.latitude] }
			: null,
		properties,
	});
	return `\n${json}`;
});

/** Describes a file that `placesGeoJson` has written. */
interface WrittenCollection extends Omit<PlaceCollection, 'places'> {
	features: readonly {
		id: string;
		geometry: { coordinates: [longitude: number, latitude: number] } | null;
		properties: Omit<MappedPlace, 'coordinates' | 'id'>;
	}[];
}

/** Returns what a file holds that `placesGeoJson` has written: other formats are made of it. */
export function placesOfGeoJson(file: string): PlaceCollection {
	// Nothing else is written at such addresses.
	const { features, ...head } = JSON.parse(file) as WrittenCollection;
	return {
		...head,
		places: features.map(({ geometry, id, properties }) => {
			const [longitude, latitude] = geometry?.coordinates ?? [];
			const isLocated = longitude !== undefined && latitude !== undefined;
			return { id, ...properties, ...(isLocated ? { coordinates: { latitude, longitude } } : {}) };
		}),
	};
}
