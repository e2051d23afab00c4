/** Holds coordinates in decimal degrees (WGS 84): latitude −90 to 90, longitude −180 to 180. */
export interface Coordinates {
	latitude: number;
	longitude: number;
	/** Distance that the place may be off, in metres, where that is more than the digits say. */
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
 * Half a metre in degrees of latitude: closer points are one, and have no direction worth showing.
 */
export const samePointDegrees = 0.000_005;

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

/** Returns an angle of degrees in radians. */
export function radians(degrees: number): number {
	return (degrees * Math.PI) / 180;
}
