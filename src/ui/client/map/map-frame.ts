import {
	angleText,
	graticuleBars,
	graticuleLines,
	graticuleStep,
} from '../../../graphics/map/graticule.ts';
import { longitudeNear } from '../../../graphics/map/longitudes.ts';
import { inFrames, notInFrames } from '../frames.ts';
import {
	DomUtil,
	Layer,
	type LeafletEventHandlerFn,
	type Map as LeafletMap,
	Point,
} from './leaflet.ts';
import { type Bar, MapFrameAxis, MapFrameLines } from './map-frame-parts.ts';

/** Pixels beyond the view to which edges are drawn: farther than a hand moves the map at once. */
const farReach = 1200;
/** Reach while the zoom changes with every frame, and the edges with it. */
const nearReach = 50;
/** End of the Mercator projection. */
const maxLatitude = 85;

/**
 * Draws the edge of a printed map: bars for parts of a degree, and the degrees at the lines of the
 * graticule.
 */
export class MapFrame extends Layer {
	readonly #element = document.createElement('div');
	readonly #frame = new MapFrameLines();
	readonly #across = new MapFrameAxis('across');
	readonly #down = new MapFrameAxis('down');
	#map: LeafletMap | undefined;
	/** Position of the map's panes when the edges were begun, from which their pixels are counted. */
	#begun = { zoom: NaN, position: new Point(0, 0) };
	/**
	 * Distance that the panes had moved at the last drawing, and how far beyond the view that went.
	 */
	#drawn = { at: new Point(0, 0), reach: 0 };
	readonly #settle = () => {
		if (!this.#map) return true;
		const isFar = this.#distanceToDrawn(this.#map) > farReach / 2;
		if (isFar || this.#drawn.reach < farReach) this.#draw(farReach);
		else this.#clearCorners(this.#map);
		return true;
	};

	constructor() {
		super();
		this.#element.className = 'neatline';
		this.#element.setAttribute('aria-hidden', 'true');
		this.#element.append(this.#frame.element, this.#across.element, this.#down.element);
	}

	override onAdd(map: LeafletMap): this {
		this.#map = map;
		map.getContainer().append(this.#element);
		this.#begin(farReach);
		return this;
	}

	override onRemove(): this {
		notInFrames(this.#settle);
		this.#element.remove();
		this.#map = undefined;
		return this;
	}

	override getEvents(): Record<string, LeafletEventHandlerFn> {
		const begin = () => {
			this.#begin(farReach);
		};
		return {
			movestart: () => {
				notInFrames(this.#settle);
			},
			moveend: () => {
				inFrames(this.#settle);
			},
			move: () => {
				if (this.#map?.getZoom() === this.#begun.zoom) this.#follow(this.#map);
				else this.#begin(nearReach);
			},
			resize: begin,
			viewreset: begin,
		};
	}

	#begin(reach: number): void {
		const map = this.#map;
		if (!map) return;
		this.#begun = { zoom: map.getZoom(), position: panePosition(map) };
		this.#draw(reach);
		const { x: width, y: height } = map.getSize();
		this.#frame.draw(width, height);
	}

	/** Moves what is drawn along with the map, which takes the browser much less than to draw. */
	#follow(map: LeafletMap): void {
		if (this.#distanceToDrawn(map) > this.#drawn.reach) this.#draw(farReach);
		else this.#moveTo(this.#moved(map));
	}

	/** Returns how far the map has moved since the last drawing, in pixels. */
	#distanceToDrawn(map: LeafletMap): number {
		const { x, y } = this.#moved(map).subtract(this.#drawn.at);
		return Math.max(Math.abs(x), Math.abs(y));
	}

	#moved(map: LeafletMap): Point {
		return panePosition(map).subtract(this.#begun.position);
	}

	#moveTo({ x, y }: Point): void {
		this.#across.moveTo(x);
		this.#down.moveTo(y);
	}

	/** @param reach Distance beyond the view, in pixels. */
	#draw(reach: number): void {
		const map = this.#map;
		if (!map) return;
		const { x: width, y: height } = map.getSize();
		const moved = this.#moved(map);
		const { lat: top, lng: west } = map.containerPointToLatLng([-reach, -reach]);
		const { lat: bottom, lng: east } = map.containerPointToLatLng([width + reach, height + reach]);
		const [south, north] = [Math.max(bottom, -maxLatitude), Math.min(top, maxLatitude)];
		const step = graticuleStep(map.getZoom());
		const across = (line: number) => map.latLngToContainerPoint([south, line]).x - moved.x;
		const down = (line: number) => map.latLngToContainerPoint([line, west]).y - moved.y;
		const longitudes = graticuleLines(west, east, step).map((line) => ({
			text: angleText(longitudeNear(line, 0)),
			at: across(line),
		}));
		const latitudes = graticuleLines(south, north, step).map((line) => ({
			text: angleText(line),
			at: down(line),
		}));
		const barsAcross = graticuleBars(west, east, step).map((ends) => barAt(ends, across));
		const barsDown = graticuleBars(south, north, step).map((ends) => barAt(ends, down));
		this.#across.draw(barsAcross, longitudes, height);
		this.#down.draw(barsDown, latitudes, width);
		this.#drawn = { at: moved, reach };
		this.#moveTo(moved);
		this.#clearCorners(map);
	}

	#clearCorners(map: LeafletMap): void {
		const { x: width, y: height } = map.getSize();
		this.#across.clearCorners(width);
		this.#down.clearCorners(height);
	}
}

/**
 * Returns the bar along an edge between two angles in degrees, of which the lower one may have
 * the position farther on.
 */
function barAt(ends: readonly [number, number], position: (degrees: number) => number): Bar {
	const [one, two] = [position(ends[0]), position(ends[1])];
	return [Math.min(one, two), Math.abs(one - two)];
}

function panePosition(map: LeafletMap): Point {
	const pane = map.getPane('mapPane');
	return pane ? DomUtil.getPosition(pane) : new Point(0, 0);
}
