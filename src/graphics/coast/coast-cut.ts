import { clipLine, clipRing } from './clipping.ts';
import {
	type CoastShape,
	metresPerStep,
	type ShapeKind,
	type StepBox,
	stepsPerDegree,
} from './coast-shapes.ts';
import { simplifyLine, simplifyRing } from './simplifying.ts';

/** Holds what of the shapes lies in a box: rings of shores, lines of rivers and borders. */
export type CoastCut = Readonly<Record<ShapeKind, readonly (readonly number[])[]>>;

/** Minimum length of a line, in tolerances: one that turns so little is of use to nobody. */
const minLength = 12;

/**
 * Cuts shapes at a box; islands, lakes and lines that are no larger than the tolerance are left
 * out.
 *
 * @param tolerance Number of steps from south to north that a line may be off afterwards.
 */
export function cutCoast(shapes: readonly CoastShape[], box: StepBox, tolerance: number): CoastCut {
	const [west, south, east, north] = box;
	const widen = Math.cos((((south + north) / 2 / stepsPerDegree) * Math.PI) / 180);
	// Edges are cut last: what runs along them stays on them.
	const reach = Math.ceil((tolerance * 2) / widen);
	const around = [west - reach, south - reach, east + reach, north + reach] as const;
	const cut: Record<ShapeKind, number[][]> = { shore: [], river: [], border: [] };
	for (const { box: whole, kind, points } of shapes) {
		if (kind === 'shore') {
			if (extentOf(whole) <= tolerance) continue;
			const ring = simplifyRing(clipRing(points, around), tolerance, widen);
			const within = clipRing(ring, box);
			if (within.length > 4) cut.shore.push(within);
		} else {
			if (extentOf(whole) <= tolerance * minLength) continue;
			for (const line of clipLine(points, around)) {
				cut[kind].push(...clipLine(simplifyLine(line, tolerance, widen), box));
			}
		}
	}
	return cut;
}

/**
 * Returns what of the shapes lies in a box and around it.
 *
 * @param minSize Shapes that are no larger are left out.
 */
export function shapesWithin(
	shapes: readonly CoastShape[],
	box: StepBox,
	minSize: number,
): CoastShape[] {
	const [west, south, east, north] = box;
	const [across, up] = [Math.round((east - west) / 4), Math.round((north - south) / 4)];
	const around = [west - across, south - up, east + across, north + up] as const;
	return shapes.flatMap(({ box, kind, points }) => {
		const isApart =
			box[0] > around[2] || box[1] > around[3] || box[2] < around[0] || box[3] < around[1];
		if (isApart || extentOf(box) <= minSize) return [];
		const parts = kind === 'shore' ? [clipRing(points, around)] : clipLine(points, around);
		return parts.filter(({ length }) => length > 0).map((part) => ({ box, kind, points: part }));
	});
}

/** Returns the longer side of a box. */
function extentOf([west, south, east, north]: StepBox): number {
	return Math.max(east - west, north - south);
}

/** Counts the points of a cut. */
export function pointsOf(cut: CoastCut): number {
	return Object.values(cut)
		.flat()
		.reduce((sum, { length }) => sum + length / 2, 0);
}

/** Returns whether a point of the box that was cut is in the sea or in a lake. */
export function isWater({ shore }: CoastCut, x: number, y: number): boolean {
	let isLand = false;
	for (const ring of shore) {
		let [x0, y0] = [ring.at(-2) ?? 0, ring.at(-1) ?? 0];
		for (let index = 0; index < ring.length; index += 2) {
			const { [index]: x1 = 0, [index + 1]: y1 = 0 } = ring;
			if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) isLand = !isLand;
			[x0, y0] = [x1, y1];
		}
	}
	return !isLand;
}

/** Returns how far the nearest shore is from a point, in metres. */
export function metresToShore({ shore }: CoastCut, x: number, y: number): number {
	const widen = Math.cos(((y / stepsPerDegree) * Math.PI) / 180);
	let nearest = Infinity;
	for (const ring of shore) {
		let [x0, y0] = [((ring.at(-2) ?? 0) - x) * widen, (ring.at(-1) ?? 0) - y];
		for (let index = 0; index < ring.length; index += 2) {
			const [x1, y1] = [((ring[index] ?? 0) - x) * widen, (ring[index + 1] ?? 0) - y];
			const [dx, dy] = [x1 - x0, y1 - y0];
			const length = dx * dx + dy * dy;
			const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(x0 * dx + y0 * dy) / length));
			nearest = Math.min(nearest, Math.hypot(x0 + share * dx, y0 + share * dy));
			[x0, y0] = [x1, y1];
		}
	}
	return nearest * metresPerStep;
}
