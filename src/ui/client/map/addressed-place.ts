import type { PlaceTable } from '../../../outputs/explore/place-table.ts';
import { longitudeNear } from '../../../graphics/map/longitudes.ts';
import { markOfPlace } from '../../../graphics/map/mark-of-place.ts';
import { closestOpening } from './fit-box.ts';
import type { Map as LeafletMap } from './leaflet.ts';
import type { MapView } from './map-view.ts';

/** Distance of a card to the edge of the map in pixels, as `MapFrame.astro` has it. */
const cardInset = 28;
/** Half of the largest mark in pixels, as `map.css` has it. */
const halfMark = 24;

/**
 * Finds the place that the page's address names, as `mapOf` of the routes has it.
 *
 * @param goes Whether the map moves there.
 * @returns The rows of the mark there, its own first; none where no place is named, or one that is
 *   not shown.
 */
export function goToAddressed(view: MapView, table: PlaceTable, goes: boolean): readonly number[] {
	const row = addressedRow(table);
	const { clusters, map, middle } = view;
	if (row === undefined || !clusters) return [];
	const { [row]: latitude = NaN } = table.latitude;
	const { [row]: longitude = NaN } = table.longitude;
	const at = { latitude, longitude: longitudeNear(longitude, middle) };
	const found = markOfPlace(clusters, row, at, closestOpening);
	if (!found) return [];
	const { mark, zoom } = found;
	if (goes) map.setView([mark.latitude, mark.longitude], zoom, { animate: false });
	const rows = mark.cluster === undefined ? [] : clusters.rowsOf(mark.cluster);
	return [...new Set([row, ...rows])];
}

/**
 * Moves what is in the middle of the map to that of the part above a card, where the card covers
 * it.
 */
export function moveClear(map: LeafletMap, card: HTMLElement): void {
	const { offsetHeight, offsetLeft, offsetTop, offsetWidth } = card;
	const { x, y } = map.getSize().divideBy(2);
	const isBeside = x + halfMark < offsetLeft || x - halfMark > offsetLeft + offsetWidth;
	if (offsetHeight === 0 || isBeside || y + halfMark < offsetTop) return;
	map.panBy([0, y - (cardInset + offsetTop) / 2], { animate: false });
}

function addressedRow({ count, path }: PlaceTable): number | undefined {
	const slug = new URLSearchParams(location.search).get('place');
	if (slug === null) return undefined;
	const end = `/${encodeURIComponent(slug)}/`;
	return Array.from({ length: count }, (_, row) => row).find((row) => path(row).endsWith(end));
}
