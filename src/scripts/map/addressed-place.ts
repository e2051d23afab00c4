import type { PlaceTable } from '../../explore/place-table.ts';
import { longitudeNear } from '../../map/longitudes.ts';
import { markOfPlace } from '../../map/mark-of-place.ts';
import { closestOpening, type MapView } from './map-view.ts';

/**
 * Moves the map to the place that the page's address names, as `mapOf` of the routes has it.
 *
 * @returns The rows of the mark there, its own first; none where no place is named, or one that is not shown.
 */
export function goToAddressed(view: MapView, table: PlaceTable): readonly number[] {
	const row = addressedRow(table);
	const { clusters, map, middle } = view;
	if (row === undefined || !clusters) return [];
	const { [row]: latitude = NaN } = table.latitude;
	const { [row]: longitude = NaN } = table.longitude;
	const at = { latitude, longitude: longitudeNear(longitude, middle) };
	const found = markOfPlace(clusters, row, at, closestOpening);
	if (!found) return [];
	const { mark, zoom } = found;
	map.setView([mark.latitude, mark.longitude], zoom, { animate: false });
	const rows = mark.cluster === undefined ? [] : clusters.rowsOf(mark.cluster);
	return [...new Set([row, ...rows])];
}

function addressedRow({ count, path }: PlaceTable): number | undefined {
	const slug = new URLSearchParams(location.search).get('place');
	if (slug === null) return undefined;
	const end = `/${encodeURIComponent(slug)}/`;
	return Array.from({ length: count }, (_, row) => row).find((row) => path(row).endsWith(end));
}
