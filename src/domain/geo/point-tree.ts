import type { Coordinates } from './coordinates.ts';

/** Holds a point on the unit sphere, where neither a pole nor the 180th meridian is an edge. */
export type Vector = readonly [x: number, y: number, z: number];

/** Coordinates at which one or more of the indexed points stand. */
export interface IndexedPoint {
	vector: Vector;
	/** Positions in the list of points, ascending. */
	members: number[];
}

interface Leaf {
	sites: readonly IndexedPoint[];
}

interface Split {
	axis: 0 | 1 | 2;
	at: number;
	lower: PointTree;
	upper: PointTree;
}

/**
 * Holds a k-d tree over the unit sphere: as quick where the points crowd together as where they are
 * scattered.
 */
export type PointTree = Leaf | Split;

/** Number of sites in a leaf, which are compared one by one. */
const leafSize = 12;

const axes = [0, 1, 2] as const;

export function pointTree(coordinates: readonly Coordinates[]): PointTree {
	const sites = new Map<string, IndexedPoint>();
	coordinates.forEach((point, index) => {
		const isPole = Math.abs(point.latitude) === 90;
		const longitude = isPole ? 0 : point.longitude === -180 ? 180 : point.longitude;
		const key = `${point.latitude} ${longitude}`;
		const site = sites.get(key);
		if (site) site.members.push(index);
		else sites.set(key, { vector: vectorOf(point), members: [index] });
	});
	return treeOf([...sites.values()]);
}

/**
 * Visits every site within a distance, near branches first.
 *
 * @param reach The square of the chord that is still of interest; asked anew at each branch, as it
 *   may shrink.
 */
export function visitSites(
	tree: PointTree,
	centre: Vector,
	reach: () => number,
	visit: (site: IndexedPoint, squareOfChord: number) => void,
): void {
	if ('sites' in tree) {
		for (const site of tree.sites) {
			const square = squareOfChord(centre, site.vector);
			if (square <= reach()) visit(site, square);
		}
		return;
	}
	const offset = centre[tree.axis] - tree.at;
	const [near, far] = offset < 0 ? [tree.lower, tree.upper] : [tree.upper, tree.lower];
	visitSites(near, centre, reach, visit);
	if (offset ** 2 <= reach()) visitSites(far, centre, reach, visit);
}

export function vectorOf({ latitude, longitude }: Coordinates): Vector {
	const north = (latitude * Math.PI) / 180;
	const east = (longitude * Math.PI) / 180;
	return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

function treeOf(sites: readonly IndexedPoint[]): PointTree {
	if (sites.length <= leafSize) return { sites };
	const axis = widestAxis(sites);
	const sorted = [...sites].sort((a, b) => a.vector[axis] - b.vector[axis]);
	const middle = sorted.length >> 1;
	return {
		axis,
		at: sorted[middle]?.vector[axis] ?? 0,
		lower: treeOf(sorted.slice(0, middle)),
		upper: treeOf(sorted.slice(middle)),
	};
}

function widestAxis(sites: readonly IndexedPoint[]): 0 | 1 | 2 {
	let widest: 0 | 1 | 2 = 0;
	let widestExtent = -1;
	for (const axis of axes) {
		let [low, high] = [Infinity, -Infinity];
		for (const { vector } of sites) {
			low = Math.min(low, vector[axis]);
			high = Math.max(high, vector[axis]);
		}
		if (high - low > widestExtent) [widest, widestExtent] = [axis, high - low];
	}
	return widest;
}

function squareOfChord(a: Vector, b: Vector): number {
	return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}
