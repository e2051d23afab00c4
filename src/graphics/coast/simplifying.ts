/**
 * Leaves out points of a line that are no farther from what remains than a tolerance (Douglas and
 * Peucker). The first and the last stay.
 *
 * @param points Coordinates as x and y by turns.
 * @param widen Factor by which a step of x is longer than one of y.
 */
export function simplifyLine(
	points: readonly number[],
	tolerance: number,
	widen: number,
): number[] {
	const last = points.length / 2 - 1;
	const keeps = new Uint8Array(last + 1);
	keeps[0] = keeps[last] = 1;
	const spans: [number, number][] = [[0, last]];
	for (let span = spans.pop(); span; span = spans.pop()) {
		const [from, to] = span;
		let [farthest, distance] = [0, tolerance];
		for (let index = from + 1; index < to; index++) {
			const away = distanceToSpan(points, index, from, to, widen);
			if (away > distance) [farthest, distance] = [index, away];
		}
		if (farthest === 0) continue;
		keeps[farthest] = 1;
		spans.push([from, farthest], [farthest, to]);
	}
	return points.filter((_, index) => keeps[index >> 1] === 1);
}

/** Leaves out points of a ring, but keeps its first point and the point farthest from it. */
export function simplifyRing(
	points: readonly number[],
	tolerance: number,
	widen: number,
): number[] {
	let [farthest, distance] = [0, 0];
	for (let index = 1; index < points.length / 2; index++) {
		const away = distanceToSpan(points, index, 0, 0, widen);
		if (away > distance) [farthest, distance] = [index, away];
	}
	const there = simplifyLine(points.slice(0, farthest * 2 + 2), tolerance, widen);
	const back = simplifyLine(
		[...points.slice(farthest * 2), ...points.slice(0, 2)],
		tolerance,
		widen,
	);
	return [...there, ...back.slice(2, -2)];
}

function distanceToSpan(
	points: readonly number[],
	index: number,
	from: number,
	to: number,
	widen: number,
): number {
	const x0 = points[from * 2] ?? 0;
	const y0 = points[from * 2 + 1] ?? 0;
	const [dx, dy] = [((points[to * 2] ?? 0) - x0) * widen, (points[to * 2 + 1] ?? 0) - y0];
	const [x, y] = [((points[index * 2] ?? 0) - x0) * widen, (points[index * 2 + 1] ?? 0) - y0];
	const length = dx * dx + dy * dy;
	const share = length === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length));
	return Math.hypot(x - share * dx, y - share * dy);
}
