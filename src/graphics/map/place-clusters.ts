import Supercluster from 'supercluster';
import { longitudeNear } from './longitudes.ts';

/** Describes several places too close together to be shown apart, or a place by itself. */
export interface Mark {
	/** Id that stays the same as long as the same rows are shown. */
	id: string;
	latitude: number;
	/**
	 * Longitude in the world that the map shows: beyond ±180 where that lies across the antimeridian.
	 */
	longitude: number;
	/** Number of places that it stands for. */
	count: number;
	/** Place, or of a cluster the first in the order of the rows. */
	row: number;
	/** Absent of a single place. */
	cluster?: number;
}

interface Table {
	latitude: ArrayLike<number>;
	longitude: ArrayLike<number>;
}

/** Holds west, south, east and north in degrees, where east is greater than west. */
export type Extent = readonly [west: number, south: number, east: number, north: number];

/**
 * Pixels around a mark: closer ones would cover each other, and many more could not be walked
 * through by keyboard.
 */
const clusterRadius = 80;
/** Zoom from which on places are shown apart unless they are at the same point. */
export const deepestZoom = 17;
/** End of the Mercator projection (EPSG:3857). */
const maxLatitude = 85.05;

/** Holds the places that are shown, put together at every zoom so that none hides another. */
export class PlaceClusters {
	readonly #index: Supercluster<{ row: number }, { row: number }>;
	readonly #middle: number;

	/**
	 * @param rows Rows of the table that are shown; those without coordinates are left out.
	 * @param middle Longitude of the middle of the map: its other side is where the world ends.
	 */
	constructor(table: Table, rows: Iterable<number>, middle: number) {
		this.#middle = middle;
		this.#index = new Supercluster<{ row: number }, { row: number }>({
			radius: clusterRadius,
			extent: 256,
			maxZoom: deepestZoom,
			reduce: (first, { row }) => {
				first.row = Math.min(first.row, row);
			},
			map: ({ row }) => ({ row }),
		});
		this.#index.load(pointsOf(table, rows, middle));
	}

	/** Returns the marks within an extent, at a zoom of Leaflet's. */
	within([west, south, east, north]: Extent, zoom: number): Mark[] {
		const [from, to] = [west - this.#middle, east - this.#middle];
		return this.#index
			.getClusters([Math.max(from, -180), south, Math.min(to, 180), north], Math.round(zoom))
			.map(({ geometry, properties }) => ({
				...this.#position(geometry.coordinates),
				row: properties.row,
				...('cluster' in properties
					? {
							id: `cluster ${properties.cluster_id}`,
							count: properties.point_count,
							cluster: properties.cluster_id,
						}
					: { id: `place ${properties.row}`, count: 1 }),
			}));
	}

	/**
	 * Returns the zoom at which a cluster comes apart; one deeper than any where its places are at
	 * the same point.
	 */
	zoomToOpen(cluster: number): number {
		return this.#index.getClusterExpansionZoom(cluster);
	}

	/**
	 * Returns whether the places of a cluster are at the same point, or nearly so: no zoom
	 * parts them.
	 */
	isOnePoint(cluster: number): boolean {
		return this.zoomToOpen(cluster) > deepestZoom;
	}

	/** Returns the rows of a cluster, ascending. */
	rowsOf(cluster: number): number[] {
		return this.#index
			.getLeaves(cluster, Infinity)
			.map(({ properties }) => properties.row)
			.sort((a, b) => a - b);
	}

	#position([longitude = 0, latitude = 0]: readonly number[]) {
		return { latitude, longitude: longitude + this.#middle };
	}
}

function pointsOf({ latitude, longitude }: Table, rows: Iterable<number>, middle: number) {
	const points = [];
	for (const row of rows) {
		const [north = NaN, east = NaN] = [latitude[row], longitude[row]];
		if (Number.isNaN(north) || Number.isNaN(east)) continue;
		points.push({
			type: 'Feature' as const,
			properties: { row },
			geometry: {
				type: 'Point' as const,
				coordinates: [
					longitudeNear(east, middle) - middle,
					Math.max(-maxLatitude, Math.min(maxLatitude, north)),
				],
			},
		});
	}
	return points;
}
