/** Describes a point of the drawing, in drawing units. */
export interface Position {
	x: number;
	y: number;
}

/** Describes something that takes up a round space. */
export interface Disc extends Position {
	radius: number;
}

export const badgeRadius = 8.5;
/** Free space between two badges. */
const gap = 1;
const offsets = [0, 14, 18, 22, 27, 33, 40, 48, 57, 67, 78, 90];
const directions = 24;

/**
 * Returns where the numbered badges of points stand: on their point where that is free, else as
 * close to it as there is room, away from the centre first. No two touch, and none covers a disc
 * that is taken.
 *
 * @param points Points in the order of their numbers: the first has the first choice.
 * @param centre Centre of the drawing.
 * @param box What the badges stay within, from 0, 0.
 */
export function badgePositions(
	points: readonly Position[],
	centre: Position,
	taken: readonly Disc[],
	box: { width: number; height: number },
): Position[] {
	const badges: Position[] = [];
	const isFree = (at: Position): boolean =>
		at.x >= badgeRadius &&
		at.y >= badgeRadius &&
		at.x <= box.width - badgeRadius &&
		at.y <= box.height - badgeRadius &&
		taken.every((disc) => distance(at, disc) >= badgeRadius + disc.radius) &&
		badges.every((badge) => distance(at, badge) >= 2 * badgeRadius + gap);
	for (const point of points) badges.push(firstFree(point, centre, isFree));
	return badges;
}

function firstFree(point: Position, centre: Position, isFree: (at: Position) => boolean): Position {
	for (const at of candidates(point, centre)) if (isFree(at)) return at;
	return point;
}

function* candidates(point: Position, centre: Position): Generator<Position, void> {
	const outwards = Math.atan2(point.y - centre.y, point.x - centre.x);
	for (const offset of offsets) {
		for (let turn = 0; turn < directions; turn++) {
			// Outwards, then by turns a little more to either side.
			const steps = Math.ceil(turn / 2) * (turn % 2 === 0 ? 1 : -1);
			const angle = outwards + (steps * 2 * Math.PI) / directions;
			yield { x: point.x + offset * Math.cos(angle), y: point.y + offset * Math.sin(angle) };
			if (offset === 0) break;
		}
	}
}

function distance(a: Position, b: Position): number {
	return Math.hypot(a.x - b.x, a.y - b.y);
}
