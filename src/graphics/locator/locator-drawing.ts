import { disc, polygon, short } from '../cover-art/outlines.ts';
import { badgePositions, badgeRadius, type Position } from './badge-positions.ts';
import type { Locator, LocatorPoint } from './locator.ts';

/** Holds the words in the drawing. */
export interface LocatorWords {
	/** Letter of north. */
	north: string;
	/** Returns a ring's radius in words. */
	distance(metres: number): string;
}

export const drawingSize = { width: 260, height: 230 };
const centre: Position = { x: 130, y: 112 };
/** Sign of the north, in a corner that the rings leave free. */
const north: Position = { x: 18, y: 20 };
const outerRadius = 96;
const hereRadius = 5;

/** Width of letters 11 units high, as wide as they can be. */
const widthOfLetter = 6.6;
const halfHeight = 7;
const directions = 32;

/**
 * Returns the locator as an `svg` element: places as numbered badges, in their order; a line leads
 * from a badge to its point where it has to stand beside it, an arrow shows the direction of what
 * lies beyond the outer ring.
 *
 * It is to be styled by the classes of its parts, and hidden from screen readers: the list of the
 * places says the same.
 */
export function locatorDrawing({ points, rings }: Locator, words: LocatorWords): string {
	const anchors = points.map(({ x, y }) => ({
		x: centre.x + x * outerRadius,
		y: centre.y + y * outerRadius,
	}));
	const arrows = points.filter(({ isBeyond }) => isBeyond).map(arrow);
	const badges = badgePositions(
		anchors,
		centre,
		[
			{ ...centre, radius: hereRadius + 1 },
			...points.filter(({ isBeyond }) => isBeyond).map(arrowSpace),
			{ ...north, radius: 18 },
		],
		{ width: drawingSize.width, height: centre.y + outerRadius + badgeRadius },
	);
	const innerRadius = ((rings.inner ?? 0) / rings.outer) * outerRadius;
	const innerCaption = rings.inner === undefined ? '' : words.distance(rings.inner);
	const innerPosition =
		innerCaption === '' ? undefined : captionPosition(innerCaption, innerRadius, centre, badges);
	const leaders = badges.flatMap((badge, index) => {
		const anchor = anchors[index];
		return anchor && isApart(badge, anchor) ? [{ badge, anchor }] : [];
	});
	return (
		`<svg viewBox="0 0 ${drawingSize.width} ${drawingSize.height}" aria-hidden="true" focusable="false">` +
		path('rings', [
			disc(centre.x, centre.y, outerRadius),
			...(innerPosition ? [disc(centre.x, centre.y, innerRadius)] : []),
		]) +
		path('north', [
			polygon(north.x, north.y - 15, north.x + 5, north.y - 3, north.x - 5, north.y - 3),
		]) +
		text('letter', { x: north.x, y: north.y + 7 }, words.north) +
		text('caption', { x: centre.x, y: 222 }, words.distance(rings.outer)) +
		(innerPosition ? text('caption', innerPosition, innerCaption) : '') +
		path(
			'leaders',
			leaders.map(({ anchor, badge }) => `M${xy(anchor)}L${xy(badge)}`),
		) +
		path('arrows', arrows) +
		path('here', [disc(centre.x, centre.y, hereRadius)]) +
		path(
			'points',
			leaders.map(({ anchor }) => dot(anchor)),
		) +
		path('badges', badges.map(dot)) +
		numbers(badges) +
		'</svg>'
	);
}

/** Returns the outline of a triangle on the outer ring that points away from the centre. */
function arrow({ x, y }: LocatorPoint): string {
	const along = (radius: number, aside: number): Position => ({
		x: centre.x + x * radius - y * aside,
		y: centre.y + y * radius + x * aside,
	});
	const [tip, left, right] = [along(105, 0), along(95, -5), along(95, 5)] as const;
	return polygon(tip.x, tip.y, left.x, left.y, right.x, right.y);
}

function arrowSpace({ x, y }: LocatorPoint) {
	return { x: centre.x + x * 99, y: centre.y + y * 99, radius: 5.5 };
}

function isApart(a: Position, b: Position): boolean {
	return Math.hypot(a.x - b.x, a.y - b.y) > 0.01;
}

function path(name: string, outlines: readonly string[]): string {
	return outlines.length === 0 ? '' : `<path class="${name}" d="${outlines.join('')}"/>`;
}

function text(name: string, at: Position, content: string): string {
	return `<text class="${name}" x="${short(at.x)}" y="${short(at.y)}">${escaped(content)}</text>`;
}

/** Returns a line without a length, whose round ends are a disc as wide as the line. */
function dot(at: Position): string {
	return `M${xy(at)}h0`;
}

/** Returns the numbers in one text, where each digit has its own place. */
function numbers(badges: readonly Position[]): string {
	const [xs, ys] = [badges.map(({ x }) => short(x)), badges.map(({ y }) => short(y))];
	const digits = badges.map((_, index) => index + 1).join('');
	return `<text class="numbers" x="${xs.join(' ')}" y="${ys.join(' ')}">${digits}</text>`;
}

function xy({ x, y }: Position): string {
	return `${short(x)} ${short(y)}`;
}

function escaped(content: string): string {
	return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/**
 * Returns where the caption of a ring stands on it, centred: near the bottom where there is room,
 * `undefined` where the badges leave none.
 */
function captionPosition(
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
