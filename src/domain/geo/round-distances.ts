import { type DistanceStep, distanceSteps, metresPer } from './distance-units.ts';

/**
 * Returns round distances of the locale's units, in metres, ascending: each at most half as far
 * again as the one before, as far as `formatDistance` writes them exactly.
 */
export function roundDistances(locale: string): readonly number[] {
	return roundDistancesOf(distanceSteps(locale));
}

const roundDistancesByUnits = new Map<readonly DistanceStep[], readonly number[]>();

function roundDistancesOf(steps: readonly DistanceStep[]): readonly number[] {
	const known = roundDistancesByUnits.get(steps);
	if (known) return known;
	const distances = steps.flatMap(({ below, unit, roundTo }, index) =>
		roundNumbers
			.filter((count) => Number.isInteger(Math.round((count / roundTo) * 1e6) / 1e6))
			.map((count) => count * metresPer[unit])
			.filter((metres) => metres < below && metres >= (steps[index - 1]?.below ?? 0)),
	);
	roundDistancesByUnits.set(steps, distances);
	return distances;
}

/** Round numbers of any of the units; enough of them to reach around the Earth. */
const roundNumbers = [-1, 0, 1, 2, 3, 4].flatMap((power) =>
	[1, 1.5, 2, 3, 4, 5, 6, 8].map((digit) => Number(`${digit}e${power}`)),
);
