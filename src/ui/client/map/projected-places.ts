import { longitudeNear } from '../../../graphics/map/longitudes.ts';

/** Holds where places stand on a web map of 256 pixels, which grows twofold with every zoom. */
export interface ProjectedPlaces {
	x: Float64Array;
	y: Float64Array;
}

/** @param rows Rows with coordinates. @param middle Longitude that all are to be near to. */
export function projectedPlaces(
	table: { latitude: ArrayLike<number>; longitude: ArrayLike<number> },
	rows: Iterable<number>,
	middle: number,
): ProjectedPlaces {
	const located = [...rows].filter((row) => !Number.isNaN(table.latitude[row] ?? NaN));
	const x = new Float64Array(located.length);
	const y = new Float64Array(located.length);
	located.forEach((row, index) => {
		const sine = Math.sin(((table.latitude[row] ?? 0) * Math.PI) / 180);
		x[index] = 256 * (longitudeNear(table.longitude[row] ?? 0, middle) / 360 + 0.5);
		y[index] = 256 * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI));
	});
	return { x, y };
}
