import { badgeRadius, type Position } from './badge-positions.ts';

/** Width of letters 11 units high, as wide as they can be. */
const widthOfLetter = 6.6;
const halfHeight = 7;
const directions = 32;

/**
 * Where the caption of a ring stands on it, centred: near the bottom where there is room,
 * `undefined` where the badges leave none.
 */
export function captionPosition(
	caption: string,
	radius: number,
	centre: Position,
	badges: readonly Position[],
): Position | undefined {
	const halfWidth = (caption.length * widthOfLetter) / 2;
	for (let turn = 0; turn < directions; turn++) {
		const steps = Math.ceil(turn / 2) * (turn % 2 === 0 ? 1 : -1);
		const angle = Math.PI / 2 + (steps * 2 * Math.PI) / directions;
		const at = {
			x: centre.x + radius * Math.cos(angle),
			y: centre.y + radius * Math.sin(angle),
		};
		const covers = (badge: Position): boolean =>
			Math.abs(badge.x - at.x) < halfWidth + badgeRadius &&
			Math.abs(badge.y - at.y) < halfHeight + badgeRadius;
		if (![centre, ...badges].some(covers)) return at;
	}
	return undefined;
}
