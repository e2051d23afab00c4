/** Holds coordinates in decimal degrees (WGS 84): latitude −90 to 90, longitude −180 to 180. */
export interface Coordinates {
	latitude: number;
	longitude: number;
	/** How far off the place may be, where more than the digits tells so. */
	uncertaintyInMetres?: number | undefined;
}

interface Located {
	latitude?: number | undefined;
	longitude?: number | undefined;
	uncertaintyInMetres?: number | undefined;
}

/** Names the eight points of the compass, clockwise from north. */
export type CompassPoint = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';

const compassPoints: readonly CompassPoint[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** Mean radius R₁ of the Earth (IUGG, Geodetic Reference System 1980). */
export const earthRadiusInMetres = 6_371_008.8;

/**
 * Times the uncertainty from which a distance is right within a third, and its direction within
 * 20°.
 */
const timesUncertainty = 3;

/**
 * Half a metre in degrees of latitude: closer points have no direction worth telling, and are one.
 */
const samePointDegrees = 0.000_005;

/**
 * Returns where something is, or `undefined` unless latitude and longitude are both stated and
 * valid.
 *
 * 0, 0 counts as not stated: it is what an empty form leaves behind, in the sea off Ghana.
 */
export function coordinatesOf(location: Located | undefined): Coordinates | undefined {
	const { latitude, longitude, uncertaintyInMetres: uncertainty } = location ?? {};
	if (latitude === undefined || longitude === undefined) return undefined;
	if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return undefined;
	if (latitude === 0 && longitude === 0) return undefined;
	return uncertainty === undefined
		? { latitude, longitude }
		: { latitude, longitude, uncertaintyInMetres: uncertainty };
}

/**
 * Returns how far from its point the place may be, by the digits of both numbers: a step of the
 * last one in each, whether they were rounded or cut. At 47.5° of latitude that is 1,342 m for two
 * decimals, 13 km for one, 134 km for none, at the equator 1,573 m; 0 where either has more than
 * two. Further digits of less than half a metre are none, as in 1.25000134: they come from numbers
 * that were converted.
 *
 * Our reading: so few digits in both are those of a source that is no more exact. A place that is
 * truly there, such as at 47.5, 1.25, cannot be told from those; by chance that is one in a million
 * of the points with five decimals.
 *
 * Where more than the digits tells how far off the place may be (`locationAccuracyOf`), it is as
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

/** Returns whether the point tells the neighbourhood rather than the place. */
export function isRough(coordinates: Coordinates): boolean {
	return uncertaintyInMetres(coordinates) > 0;
}

/**
 * Returns the great-circle distance on a sphere, by the haversine formula (R. W. Sinnott, “Virtues
 * of the Haversine”, Sky and Telescope 68, 1984). The Earth's flattening makes it wrong by at most
 * 0.6 %.
 */
export function distanceInMetres(from: Coordinates, to: Coordinates): number {
	const fromLatitude = radians(from.latitude);
	const toLatitude = radians(to.latitude);
	const haversine =
		Math.sin((toLatitude - fromLatitude) / 2) ** 2 +
		Math.cos(fromLatitude) *
			Math.cos(toLatitude) *
			Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
	return 2 * earthRadiusInMetres * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Returns whether points are exact enough to tell how far one is from the other, and where. */
export function isWayKnown(from: Coordinates, to: Coordinates): boolean {
	const uncertainty = uncertaintyInMetres(from) + uncertaintyInMetres(to);
	return uncertainty === 0 || distanceInMetres(from, to) > timesUncertainty * uncertainty;
}

/**
 * Returns the direction in which one sets out on the great circle to the other point; `undefined`
 * at the same point.
 */
export function compassDirection(from: Coordinates, to: Coordinates): CompassPoint | undefined {
	if (distanceInMetres(from, to) < radians(samePointDegrees) * earthRadiusInMetres) {
		return undefined;
	}
	const eighths = Math.round(initialBearing(from, to) / (Math.PI / 4));
	return compassPoints[(eighths + 8) % 8];
}

/**
 * Returns the angle between north and the direction from one point to another, clockwise: −π to
 * π radians, 0 where both are the same point.
 */
export function initialBearing(from: Coordinates, to: Coordinates): number {
	const fromLatitude = radians(from.latitude);
	const toLatitude = radians(to.latitude);
	const eastwards = radians(to.longitude - from.longitude);
	return Math.atan2(
		Math.sin(eastwards) * Math.cos(toLatitude),
		Math.cos(fromLatitude) * Math.sin(toLatitude) -
			Math.sin(fromLatitude) * Math.cos(toLatitude) * Math.cos(eastwards),
	);
}

function isRoundedTo(decimals: number, degrees: number): boolean {
	const steps = 10 ** decimals;
	return Math.abs(Math.round(degrees * steps) / steps - degrees) < samePointDegrees;
}

function radians(degrees: number): number {
	return (degrees * Math.PI) / 180;
}
