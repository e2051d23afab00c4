import {
	type Coordinates,
	distanceInMetres,
	earthRadiusInMetres,
	radians,
	samePointDegrees,
} from './coordinates.ts';

/**
 * Times the uncertainty from which a distance is right within a third, and its direction within
 * 20°.
 */
const timesUncertainty = 3;

/**
 * Returns how far from its point the place may be, by the digits of both numbers: a step of the
 * last one in each, whether they were rounded or cut. At 47.5° of latitude that is 1,342 m for two
 * decimals, 13 km for one, 134 km for none, at the equator 1,573 m; 0 where either has more than
 * two. Further digits of less than half a metre are none, as in 1.25000134: they come from numbers
 * that were converted.
 *
 * Our reading: so few digits in both are those of a source that is no more exact. A place that is
 * truly there, such as at 47.5, 1.25, cannot be distinguished from those; by chance that is one in
 * a million of the points with five decimals.
 *
 * Where more than the digits shows how far off the place may be (`locationAccuracyOf`), it is as
 * much at least.
 */
export function uncertaintyInMetres(coordinates: Coordinates): number {
	const { latitude, longitude, uncertaintyInMetres: stated = 0 } = coordinates;
	const decimals = [0, 1, 2].find((count) =>
		[latitude, longitude].every((degrees) => isRoundedTo(count, degrees)),
	);
	const byDigits = decimals === undefined ? 0 : stepInMetres(decimals, latitude);
	return Math.max(byDigits, stated);
}

/**
 * Returns the metres from corner to corner of a step of the last decimal, where both numbers have
 * as many decimals as given, at a latitude.
 */
export function stepInMetres(decimals: number, latitude: number): number {
	const north = radians(10 ** -decimals) * earthRadiusInMetres;
	return Math.hypot(north, north * Math.cos(radians(latitude)));
}

/** Returns whether the digits are those of a more exact point than this is known to be. */
export function hasTooManyDigits({ uncertaintyInMetres: stated }: Coordinates): boolean {
	return stated !== undefined;
}

/** Returns whether the point decides the neighbourhood rather than the place. */
export function isRough(coordinates: Coordinates): boolean {
	return uncertaintyInMetres(coordinates) > 0;
}

/** Returns whether points are exact enough to say how far one is from the other, and where. */
export function isWayKnown(from: Coordinates, to: Coordinates): boolean {
	const uncertainty = uncertaintyInMetres(from) + uncertaintyInMetres(to);
	return uncertainty === 0 || distanceInMetres(from, to) > timesUncertainty * uncertainty;
}

function isRoundedTo(decimals: number, degrees: number): boolean {
	const steps = 10 ** decimals;
	return Math.abs(Math.round(degrees * steps) / steps - degrees) < samePointDegrees;
}
