import type { Coordinates } from '../../domain/geo/coordinates.ts';

/**
 * Names what may grow and be built behind a subject: cypresses and tiled roofs about the
 * Mediterranean, palms in the warm belt, round trees and slate elsewhere.
 */
export type Region = 'mediterranean' | 'warm' | 'temperate';

/**
 * Lists where summers are dry and winters mild about the Mediterranean (Köppen's Csa and Csb, in
 * rough boxes): south, north, west, east.
 */
const mediterraneanBoxes: readonly (readonly [number, number, number, number])[] = [
	[36, 42, -10, 3.2],
	[35, 44, 3.2, 16],
	[34, 41.5, 16, 36.5],
	[31, 37, -10, 11],
];

/** Latitude up to which palms grow wild, roughly, on either half of the Earth. */
const warmLatitude = 28;

/** Returns the region of a place; `undefined` where its record does not say where it is. */
export function regionOf(coordinates: Coordinates | undefined): Region | undefined {
	if (!coordinates) return undefined;
	const { latitude, longitude } = coordinates;
	if (Math.abs(latitude) <= warmLatitude) return 'warm';
	const isMediterranean = mediterraneanBoxes.some(
		([south, north, west, east]) =>
			latitude >= south && latitude <= north && longitude >= west && longitude <= east,
	);
	return isMediterranean ? 'mediterranean' : 'temperate';
}
