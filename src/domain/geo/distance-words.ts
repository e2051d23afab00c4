import { numberFormat } from '../../i18n/locale/number-formats.ts';
import { Memo } from '../../i18n/locale/memo.ts';
import type { PlaceMessages } from '../../i18n/messages/en/places.ts';
import { compassDirection, type Coordinates, distanceInMetres } from './coordinates.ts';
import { isWayKnown } from './precision.ts';
import { type DistanceUnit, distanceSteps, metresPer } from './distance-units.ts';

/**
 * Distance in metres below which two points are the same: half a step of the distances that are
 * shown, which would round to none.
 */
const samePointMetres = 5;

/** Returns a distance in the units of the locale's country, rounded as it is shown. */
export function formatDistance(metres: number, locale: string): string {
	const [rounded, unit] = roundedDistance(metres, locale);
	return distances.get(`${locale} ${unit} ${rounded}`, () =>
		numberFormat(locale, {
			style: 'unit',
			unit,
			unitDisplay: 'short',
			maximumFractionDigits: 1,
		}).format(rounded),
	);
}

/** Returns whether two places so far apart are reported to stand at the same point. */
export function isSamePoint(metres: number): boolean {
	return metres < samePointMetres;
}

/** Returns a distance in whole metres, rounded as `formatDistance` rounds it. */
export function roundedMetres(metres: number, locale: string): number {
	const [rounded, unit] = roundedDistance(metres, locale);
	return Math.round(rounded * metresPer[unit]);
}

const distances = new Memo<string>();

/**
 * Returns in words how far and in which direction another point is, such as “350 m north-east”, or
 * that it is the same: records of a town are often put at one point, so that it says nothing of
 * their addresses.
 *
 * `undefined` where the points are too rough for that.
 */
export function distanceAndDirection(
	from: Coordinates,
	to: Coordinates,
	locale: string,
	messages: PlaceMessages,
): string | undefined {
	if (!isWayKnown(from, to)) return undefined;
	const metres = distanceInMetres(from, to);
	const direction = compassDirection(from, to);
	if (isSamePoint(metres) || direction === undefined) return messages.samePoint;
	return messages.distanceAndDirection(
		formatDistance(metres, locale),
		messages.directions[direction],
	);
}

function roundedDistance(metres: number, locale: string): [count: number, unit: DistanceUnit] {
	const step = distanceSteps(locale).find(({ below }) => metres < below);
	if (!step) return [metres, 'meter'];
	const { unit, roundTo } = step;
	return [(Math.round(metres / metresPer[unit] / roundTo) || 1) * roundTo, unit];
}
