import type { Coordinates } from '../../domain/geo/coordinates.ts';
import { fromZigZag, packIntegers, unpackIntegers, zigZag } from './packed-integers.ts';
import type { PackedCoordinates } from './place-file.ts';

/**
 * Number of steps of a degree: a step is 5.6 m from south to north, and no point is moved by more
 * than 4 m.
 */
const stepsPerDegree = 20_000;

/**
 * Packs where places are as what parts them from the middle of their town, which takes fewer
 * digits.
 *
 * @param towns The number of each row's town.
 */
export function packCoordinates(
	column: readonly (Coordinates | undefined)[],
	towns: readonly number[],
): PackedCoordinates {
	const centres = centresOf(column, towns);
	const offsets = (member: 'latitude' | 'longitude', index: 0 | 1) =>
		packIntegers(
			column.map((coordinates, row) => {
				if (!coordinates) return 0;
				const centre = centres[towns[row] ?? 0]?.[index] ?? 0;
				return zigZag(Math.round(coordinates[member] * stepsPerDegree) - centre) + 1;
			}),
		);
	return {
		stepsPerDegree,
		centres,
		latitudes: offsets('latitude', 0),
		longitudes: offsets('longitude', 1),
	};
}

/** Holds the coordinates of each row in degrees; NaN where a place has no coordinates. */
export interface CoordinateColumns {
	latitude: Float64Array;
	longitude: Float64Array;
}

export function unpackCoordinates(
	packed: PackedCoordinates,
	towns: Uint32Array,
): CoordinateColumns {
	const column = (text: string, index: 0 | 1) => {
		const offsets = unpackIntegers(text, towns.length);
		return Float64Array.from(offsets, (offset, row) => {
			const centre = packed.centres[towns[row] ?? 0]?.[index] ?? 0;
			return offset === 0 ? NaN : (centre + fromZigZag(offset - 1)) / packed.stepsPerDegree;
		});
	};
	return { latitude: column(packed.latitudes, 0), longitude: column(packed.longitudes, 1) };
}

function centresOf(
	column: readonly (Coordinates | undefined)[],
	towns: readonly number[],
): [number, number][] {
	const sums = Array.from({ length: Math.max(0, ...new Set(towns)) + 1 }, () => ({
		latitude: 0,
		longitude: 0,
		count: 0,
	}));
	for (const [row, coordinates] of column.entries()) {
		const sum = sums[towns[row] ?? 0];
		if (!coordinates || !sum) continue;
		sum.latitude += coordinates.latitude;
		sum.longitude += coordinates.longitude;
		sum.count++;
	}
	return sums.map(({ latitude, longitude, count }) => [
		Math.round((latitude / Math.max(1, count)) * stepsPerDegree),
		Math.round((longitude / Math.max(1, count)) * stepsPerDegree),
	]);
}
