import type { MapName } from '../../../graphics/map/map-options.ts';
import { type NameSpot, type Placed, placedNames } from '../../../graphics/map/name-placement.ts';
import { enlarged, meet, type WorldPart } from '../../../graphics/map/canvas-tiles.ts';
import type { Extent, Mark } from '../../../graphics/map/place-clusters.ts';
import type { Map as LeafletMap, Point } from './leaflet.ts';
import { sizeOf } from './mark-node.ts';
import { frameWidth } from './map-frame-parts.ts';
import type { CanvasContext } from './canvas-context.ts';

interface Lettered extends Placed {
	name: string;
}

/** Returns what covers names: the marks within an extent, at a zoom. */
export type MarksWithin = (extent: Extent, zoom: number) => readonly Mark[];

const fontSize = 15;
/** Width of the halo around letters, in the colour of the ground. */
const haloWidth = 4;
/** Pixels that marks are wide, as `map.css` has them. */
const markWidths = { place: 24, few: 30, some: 38, many: 48 };
/**
 * Spots of a name: across what is named, or above or below the mark that covers it, as little as is
 * needed.
 */
const spots: readonly NameSpot[] = [
	[0, 0],
	[0, -14],
	[0, 14],
	[0.5, 0],
	[-0.5, 0],
	[0, -28],
	[0, 28],
	[0, -36],
	[0, 36],
	[0, -44],
	[0, 44],
];
/** Pixels beyond the width of a name: no mark farther away covers a spot of it. */
const farthestMark = 90;
/** Distance in pixels from which no name is seen, however wide it is. */
const farthest = 400;

/**
 * Holds the names on a map at one zoom. Where a name stands is settled once, before anything that
 * it may reach to is drawn: it is the same on all tiles.
 */
export class NameLettering {
	readonly #map: LeafletMap;
	readonly #zoom: number;
	readonly #marks: MarksWithin;
	readonly #seen: WorldPart;
	readonly #controls: readonly Placed[];
	readonly #placed: Lettered[] = [];
	#waiting: { name: string; point: Point }[];

	/**
	 * @param view What is seen at first: the frame cuts no name off there.
	 * @param controls What lies over it then, in pixels of the world.
	 */
	constructor(
		map: LeafletMap,
		zoom: number,
		names: readonly MapName[],
		marks: MarksWithin,
		view: WorldPart,
		controls: readonly Placed[],
	) {
		this.#map = map;
		this.#zoom = zoom;
		this.#marks = marks;
		this.#seen = enlarged(view, -frameWidth);
		this.#controls = controls;
		this.#waiting = names.map(({ latitude, longitude, name }) => ({
			name,
			point: map.project([latitude, longitude], zoom).round(),
		}));
	}

	/**
	 * Finds room for the names of a part of the world, and around it; those that come first in the
	 * guide come before others.
	 */
	place(context: CanvasContext, part: WorldPart, fontFamily: string): void {
		const around = enlarged(part, farthest);
		const isNear = ({ point }: { point: Point }) => meet({ min: point, max: point }, around);
		const near = this.#waiting.filter(isNear);
		if (near.length === 0) return;
		this.#waiting = this.#waiting.filter((one) => !isNear(one));
		setFont(context, fontFamily);
		for (const { name, point } of near) {
			const { width } = context.measureText(name);
			const lettered = { name, x: point.x, y: point.y, width, height: fontSize };
			const taken = [...this.#controls, ...this.#placed];
			const marks = this.#marksNear(lettered);
			this.#placed.push(...placedNames([lettered], marks, taken, spots, this.#seen));
		}
	}

	/** Writes the names that reach into a part of the world. */
	draw(
		context: CanvasContext,
		part: WorldPart,
		{
			color,
			fontFamily,
			outlineColor,
		}: Pick<CSSStyleDeclaration, 'color' | 'fontFamily' | 'outlineColor'>,
	): void {
		setFont(context, fontFamily);
		context.textAlign = 'center';
		context.textBaseline = 'middle';
		context.lineJoin = 'round';
		context.lineWidth = haloWidth;
		context.strokeStyle = outlineColor;
		context.fillStyle = color;
		for (const { height, name, width, x, y } of this.#placed) {
			const middle = { min: { x, y }, max: { x, y } };
			// Letters may rise above their line, and lean beyond their width.
			if (!meet(enlarged(middle, width / 2 + fontSize, height + haloWidth), part)) continue;
			context.strokeText(name, x, y);
			context.fillText(name, x, y);
		}
	}

	#marksNear({ width, x, y }: Placed): Placed[] {
		const middle = { min: { x, y }, max: { x, y } };
		const { max, min } = enlarged(middle, width + farthestMark, farthestMark);
		const northWest = this.#map.unproject([min.x, min.y], this.#zoom);
		const southEast = this.#map.unproject([max.x, max.y], this.#zoom);
		return this.#marks(
			[northWest.lng, southEast.lat, southEast.lng, northWest.lat],
			this.#zoom,
		).map((mark) => {
			const { x, y } = this.#map.project([mark.latitude, mark.longitude], this.#zoom);
			const width = markWidths[sizeOf(mark)];
			return { x, y, width, height: width };
		});
	}
}

function setFont(context: CanvasContext, fontFamily: string): void {
	context.font = `italic 560 ${fontSize}px ${fontFamily}`;
}
