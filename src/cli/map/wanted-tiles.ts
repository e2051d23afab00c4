import { zxyToTileId } from 'pmtiles';
import { type BoundingBox, boundingBox } from '../../domain/geo/bounding-box.ts';
import type { Coordinates } from '../../domain/geo/coordinates.ts';
import { farApart } from '../../graphics/map/opening-box.ts';

/**
 * Margin around the places of a group: minimum in degrees of latitude, then as a part of their
 * extent.
 */
const minMargin = 0.02;
const marginPart = 0.1;
/** Web maps end there (Web Mercator). */
const maxLatitude = 85.05;

/** Returns a box around each group of places: between groups that are far apart nothing is cut. */
export function mapBoxes(places: readonly Coordinates[]): BoundingBox[] {
	return farApart(places).flatMap((group) => {
		const box = boundingBox(group);
		return box ? [widened(box)] : [];
	});
}

/**
 * Returns the ids of all tiles (PMTiles, version 3) that lie in the boxes, in order.
 *
 * @param maxZoom Most detailed zoom of the tiles.
 */
export function tilesIn(boxes: readonly BoundingBox[], maxZoom: number): number[] {
	const ids = new Set<number>();
	for (const [west, south, east, north] of boxes) {
		for (let zoom = 0; zoom <= maxZoom; zoom++) {
			const last = 2 ** zoom - 1;
			const [left, right] = [column(west, zoom), column(east, zoom)];
			// Beyond the antimeridian columns begin anew.
			const columns = left <= right ? right - left : right + last + 1 - left;
			for (let step = 0; step <= columns; step++) {
				const x = (left + step) % (last + 1);
				for (let y = row(north, zoom); y <= row(south, zoom); y++) ids.add(zxyToTileId(zoom, x, y));
			}
		}
	}
	return [...ids].sort((a, b) => a - b);
}

function widened([west, south, east, north]: BoundingBox): BoundingBox {
	const across = east < west ? east + 360 - west : east - west;
	const up = Math.max(minMargin, (north - south) * marginPart);
	const narrow = Math.max(
		0.1,
		Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180),
	);
	const aside = Math.min(Math.max(minMargin / narrow, across * marginPart), (359 - across) / 2);
	return [
		longitude(west - aside),
		Math.max(-maxLatitude, south - up),
		longitude(east + aside),
		Math.min(maxLatitude, north + up),
	];
}

function longitude(degrees: number): number {
	return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

function column(degrees: number, zoom: number): number {
	return within(((degrees + 180) / 360) * 2 ** zoom, zoom);
}

function row(degrees: number, zoom: number): number {
	const angle = (degrees * Math.PI) / 180;
	return within(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** zoom, zoom);
}

function within(position: number, zoom: number): number {
	return Math.min(2 ** zoom - 1, Math.max(0, Math.floor(position)));
}
