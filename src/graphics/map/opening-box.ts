import { type BoundingBox, boundingBox } from '../../domain/geo/bounding-box.ts';
import {
	type Coordinates,
	earthRadiusInMetres,
	distanceInMetres,
} from '../../domain/geo/coordinates.ts';
import { pointTree, vectorOf, visitSites } from '../../domain/geo/point-tree.ts';
import { middleOf } from '../../domain/geo/middle.ts';

/**
 * Distance in metres of nothing across which a visitor of one place does not go on to the next: a
 * day's trip.
 */
const farMetres = 100_000;
/**
 * Number of cells of a degree: the places of a cell, about 10 km wide, stand for its first one
 * while groups are sought.
 */
const cellsPerDegree = 10;
/**
 * Multiple of a group's width from which on a view shows all of it as little more than one mark.
 */
const timesGroup = 8;
/**
 * Minimum number of places of a group: smaller ones are seen whole in a mark, or are not where most
 * of a guide is.
 */
const minOfGroup = 10;
const minShare = 1 / 3;

/** Share of the places that may be somewhere else by mistake; one at least may. */
const maxStrays = 0.03;
/**
 * Multiple of the distance from the middle of all that are no strays up to which a place still
 * belongs to them.
 */
const timesReach = 4;
/**
 * Distance in metres from the middle within which a place belongs there, however close together the
 * others are.
 */
const minReachMetres = 10_000;
/**
 * Minimum number of places of which one can be said to be wrong, unless it is on another part of
 * the Earth.
 */
const minPlaces = 10;
const minReachOfFewMetres = 500_000;

/**
 * Returns the box that a map of some places opens on: that of the places which belong together, or
 * of the largest group of them where a view of all would show each as little more than a mark.
 *
 * Groups are at least about 100 km apart. The largest is opened on if it has ten places and a third
 * of all; of two with as many places the first in the order of the places. What is left outside is
 * for the map to say and to offer. `robustBox` leaves out the few that are far from the others.
 *
 * @returns `undefined` where there is no place.
 */
export function openingBox(places: readonly Coordinates[]): BoundingBox | undefined {
	const [largest = []] = farApart(places).sort((a, b) => b.length - a.length);
	const isMost = largest.length >= Math.max(minOfGroup, places.length * minShare);
	const isSmall = widthOf(largest) * timesGroup <= widthOf(places);
	return robustBox(isMost && isSmall ? largest : places);
}

/** Returns the opening box of the rows of a table that have coordinates. */
export function openingBoxOfRows(
	{ latitude, longitude }: { latitude: ArrayLike<number>; longitude: ArrayLike<number> },
	rows: Iterable<number>,
): ReturnType<typeof openingBox> {
	const located = [...rows]
		.map((row) => ({ latitude: latitude[row] ?? NaN, longitude: longitude[row] ?? NaN }))
		.filter((place) => !Number.isNaN(place.latitude));
	return openingBox(located);
}

/** Returns the groups of places that are linked by steps shorter than `farMetres`. */
export function farApart(places: readonly Coordinates[]): Coordinates[][] {
	const cells = new Map(placesByCell(places).map((cell) => [cell[0], cell]));
	const centres = [...cells.keys()];
	const tree = pointTree(centres);
	const reach = (farMetres / earthRadiusInMetres) ** 2;
	const groups: Coordinates[][] = [];
	const reached = new Set<Coordinates>();
	for (const start of centres) {
		if (reached.has(start)) continue;
		const group = new Set([start]);
		// A set is walked through to what is added meanwhile.
		for (const centre of group) {
			visitSites(
				tree,
				vectorOf(centre),
				() => reach,
				({ members }) => {
					for (const member of members) group.add(centres[member] ?? start);
				},
			);
		}
		for (const centre of group) reached.add(centre);
		groups.push([...group].flatMap((centre) => cells.get(centre) ?? []));
	}
	return groups;
}

type Cell = [first: Coordinates, ...others: Coordinates[]];

function placesByCell(places: readonly Coordinates[]): Cell[] {
	const cells = new Map<string, Cell>();
	for (const place of places) {
		const { latitude, longitude } = place;
		const key = [latitude, longitude].map((degrees) => Math.round(degrees * cellsPerDegree)).join();
		const cell = cells.get(key);
		if (cell) cell.push(place);
		else cells.set(key, [place]);
	}
	return [...cells.values()];
}

/** Returns the longer side of the box around the places, in degrees of latitude. */
function widthOf(places: readonly Coordinates[]): number {
	const [west, south, east, north] = boundingBox(places) ?? [0, 0, 0, 0];
	const width = east < west ? east + 360 - west : east - west;
	const middle = ((south + north) / 2) * (Math.PI / 180);
	return Math.max(north - south, width * Math.cos(middle));
}

/**
 * Returns the box of some places that belong together, but for the few that are far from the rest.
 *
 * So one wrong coordinate (swapped, of the wrong sign, on another continent) does not make a map of
 * the Earth of the map of a valley. Across the antimeridian its west is greater than its east.
 *
 * @returns `undefined` where there is no place.
 */
export function robustBox(places: readonly Coordinates[]): BoundingBox | undefined {
	const middle = middleOf(places);
	const distances = places.map((place) => distanceInMetres(middle, place));
	const reach = reachOf(distances);
	return boundingBox(places.filter((_, index) => (distances[index] ?? 0) <= reach));
}

/**
 * Returns the distance from the middle, in metres, beyond which a place counts as wrong; it is
 * `Infinity` for fewer than three, as of two places neither can be the wrong one.
 */
function reachOf(distances: readonly number[]): number {
	const count = distances.length;
	if (count < 3) return Infinity;
	const strays = Math.max(1, Math.floor(count * maxStrays));
	const ordinary = distances.toSorted((a, b) => a - b)[count - 1 - strays] ?? 0;
	return Math.max(ordinary * timesReach, count < minPlaces ? minReachOfFewMetres : minReachMetres);
}
