import { boundingBox } from '../../domain/geo/bounding-box.ts';
import type { Coordinates } from '../../domain/geo/coordinates.ts';
import { farApart } from '../map/opening-box.ts';
import {
	type CoastCut,
	cutCoast,
	isWater,
	metresToShore,
	pointsOf,
	shapesWithin,
} from './coast-cut.ts';
import { type CoastShape, metresPerStep, type StepBox, stepsPerDegree } from './coast-shapes.ts';

/** Holds the coast of a part of the guide, for the zooms at which it is right. */
export interface CoastSheet {
	box: StepBox;
	/** Distance in metres that its shores may be off. */
	error: number;
	cut: CoastCut;
}

/** Maximum number of groups of places far apart whose surroundings are drawn: the largest ones. */
const maxGroups = 6;
/**
 * Maximum number of points for all groups together, which take 25 kB of a file; `maxPointsAround`
 * is that of what is around, 12 kB.
 */
const maxPointsOfGroups = 10_000;
const maxPointsAround = 4500;
/** Minimum margin around places, in degrees of latitude: farther than a map of a town shows. */
const minMargin = 0.6;
const minMarginAround = 6;
const maxLatitude = 85;
/**
 * Part of a box that is the finest step of its shores: no screen shows the whole of a sheet any
 * finer.
 */
const finestPartOfBox = 3000;

/**
 * Distance in metres that the shores of the data set are off at most places, measured against the
 * places of three guides and OpenStreetMap.
 */
const ordinaryError = 200;
/**
 * Maximum distance in metres of a place from the shore: one farther out is on the water, or on an
 * island too small to be known.
 */
const farthestError = 1000;

/**
 * Returns the coasts around the places of a guide, the coarsest first: one of all that its map may
 * show, and one around each group of places. None where there is no place.
 *
 * @param shapesIn Returns the shapes of the Earth that may reach into a box.
 */
export function coastSheets(
	places: readonly Coordinates[],
	shapesIn: (box: StepBox) => readonly CoastShape[],
): CoastSheet[] {
	const whole = boxAround(places, minMarginAround);
	if (!whole) return [];
	const shapes = shapesIn(whole);
	const groups = farApart(places)
		.sort((a, b) => b.length - a.length)
		.slice(0, maxGroups);
	return [
		sheetOf(shapes, whole, maxPointsAround, []),
		...groups.flatMap((group) => {
			const box = boxAround(group, minMargin);
			const maxPoints = Math.floor(maxPointsOfGroups / groups.length);
			return box ? [sheetOf(shapes, box, maxPoints, group)] : [];
		}),
	].filter(({ cut }) => pointsOf(cut) > 0);
}

function sheetOf(
	shapes: readonly CoastShape[],
	box: StepBox,
	maxPoints: number,
	places: readonly Coordinates[],
): CoastSheet {
	// Each try costs, and where a sheet is large the first would be in vain.
	const finest = (box[3] - box[1]) / finestPartOfBox;
	let tolerance = finest < 1 ? 0 : finest;
	const near = shapesWithin(shapes, box, tolerance);
	let cut = cutCoast(near, box, tolerance);
	while (pointsOf(cut) > maxPoints) {
		const times = Math.sqrt(pointsOf(cut) / maxPoints);
		tolerance = Math.max(1, tolerance * Math.max(1.5, times));
		cut = cutCoast(near, box, tolerance);
	}
	return { box, cut, error: Math.round(shoreError(cut, box, places) + tolerance * metresPerStep) };
}

/** Returns how far off the shores are by the places of the guide that stand beyond them. */
function shoreError(cut: CoastCut, [west]: StepBox, places: readonly Coordinates[]): number {
	let error = ordinaryError;
	for (const { latitude, longitude } of places) {
		const x = stepsEastOf(west, longitude);
		const y = latitude * stepsPerDegree;
		if (!isWater(cut, x, y)) continue;
		const metres = metresToShore(cut, x, y);
		if (metres < farthestError) error = Math.max(error, metres);
	}
	return error;
}

function boxAround(places: readonly Coordinates[], minDegrees: number): StepBox | undefined {
	const box = boundingBox(places);
	if (!box) return undefined;
	const [west, south, , north] = box;
	const east = box[2] < west ? box[2] + 360 : box[2];
	const middle = (Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180;
	const narrow = Math.max(Math.cos(middle), 0.1);
	const margin = Math.max(minDegrees, (north - south) / 2, ((east - west) * narrow) / 2);
	const across = Math.min(margin / narrow, (360 - (east - west)) / 2);
	return [
		Math.round((west - across) * stepsPerDegree),
		Math.round(Math.max(south - margin, -maxLatitude) * stepsPerDegree),
		Math.round((east + across) * stepsPerDegree),
		Math.round(Math.min(north + margin, maxLatitude) * stepsPerDegree),
	];
}

function stepsEastOf(west: number, longitude: number): number {
	const steps = longitude * stepsPerDegree;
	return steps < west ? steps + 360 * stepsPerDegree : steps;
}
