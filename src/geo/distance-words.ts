import { numberFormat } from '../locale/formatters.ts';
import { Known } from '../locale/known.ts';
import type { PlaceMessages } from '../messages/en/places.ts';
import { compassDirection, type Coordinates, distanceInMetres, isWayKnown } from './coordinates.ts';
import { distanceSteps, metresPer } from './distance-units.ts';

/** Closer than this, two places stand at the same point. */
const samePointMetres = 1;

/** A distance in the units of the locale's country, rounded to what is told of it. */
export function formatDistance(metres: number, locale: string): string {
	const steps = distanceSteps(locale);
	const step = steps.find(({ below }) => metres < below) ?? steps[steps.length - 1];
	if (!step) return '';
	const { unit, roundTo } = step;
	const rounded = Math.max(Math.round(metres / metresPer[unit] / roundTo) * roundTo, roundTo);
	return distances.of(`${locale} ${unit} ${rounded}`, () =>
		numberFormat(locale, {
			style: 'unit',
			unit,
			unitDisplay: 'short',
			maximumFractionDigits: 1,
		}).format(rounded),
	);
}

const distances = new Known<string>();

/**
 * How far and in which direction another point is, such as “350 m north-east”, or that it is the same: records of a town are
 * often put at one point, so that it says nothing of their addresses.
 *
 * `undefined` where the points are too rough to tell.
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
	if (metres < samePointMetres || direction === undefined) return messages.samePoint;
	return messages.distanceAndDirection(
		formatDistance(metres, locale),
		messages.directions[direction],
	);
}
