import {
	DomUtil,
	Layer,
	type LeafletEventHandlerFn,
	type Map as LeafletMap,
	Point,
} from 'leaflet/dist/leaflet-src.esm.js';
import { angleText, graticuleLines, graticuleStep } from '../../map/graticule.ts';
import { longitudeNear } from '../../map/longitudes.ts';
import { inFrames, notInFrames } from '../frames.ts';
import { distanceToEdge, frameWidth, NeatlineAxis, rectangle } from './neatline-axis.ts';

const svg = 'http://www.w3.org/2000/svg';
/** So far beyond the view, in pixels, edges are drawn: farther than a hand moves the map at once. */
const reach = 800;
/** Between two lines of the graticule. */
const barsPerStep = 4;
/** The end of the Mercator projection. */
const mostLatitude = 85;

/** The edge of a printed map: bars for parts of a degree, and the degrees at the lines of the graticule. */
export class Neatline extends Layer {
	readonly #element = document.createElement('div');
	readonly #frame = document.createElementNS(svg, 'svg');
	readonly #ground = outline('ground');
	readonly #lines = outline('lines');
	readonly #across = new NeatlineAxis('across');
	readonly #down = new NeatlineAxis('down');
	#map: LeafletMap | undefined;
	/** Where the map's panes were when the edges were begun, from which their pixels are counted; and how far they had moved at the last drawing. */
	#begun = { zoom: NaN, position: new Point(0, 0), drawnAt: new Point(0, 0) };
	readonly #settle = () => {
		if (!this.#map) return true;
		if (this.#distanceToDrawn(this.#map) > reach / 2) this.#draw();
		else this.#clearCorners(this.#map);
		return true;
	};

	constructor() {
		super();
		this.#element.className = 'neatline';
		this.#element.setAttribute('aria-hidden', 'true');
		this.#frame.append(this.#ground, this.#lines);
		this.#element.append(this.#frame, this.#across.element, this.#down.element);
	}

	override onAdd(map: LeafletMap): this {
		this.#map = map;
		map.getContainer().append(this.#element);
		this.#begin();
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
			this.#begin();
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
				else this.#begin();
			},
			resize: begin,
			viewreset: begin,
		};
	}

	#begin(): void {
		const map = this.#map;
		if (!map) return;
		this.#begun = {
			zoom: map.getZoom(),
			position: panePosition(map),
			drawnAt: new Point(0, 0),
		};
		this.#draw();
		this.#drawFrame(map.getSize());
	}

	/** Moves what is drawn along with the map, which takes the browser much less than to draw. */
	#follow(map: LeafletMap): void {
		if (this.#distanceToDrawn(map) > reach) this.#draw();
		else this.#moveTo(this.#moved(map));
	}

	/** How far the map has moved since the last drawing, in pixels. */
	#distanceToDrawn(map: LeafletMap): number {
		const { x, y } = this.#moved(map).subtract(this.#begun.drawnAt);
		return Math.max(Math.abs(x), Math.abs(y));
	}

	#moved(map: LeafletMap): Point {
		return panePosition(map).subtract(this.#begun.position);
	}

	#moveTo({ x, y }: Point): void {
		this.#across.moveTo(x);
		this.#down.moveTo(y);
	}

	#draw(): void {
		const map = this.#map;
		if (!map) return;
		const { x: width, y: height } = map.getSize();
		const moved = this.#moved(map);
		const { lat: top, lng: west } = map.containerPointToLatLng([-reach, -reach]);
		const { lat: bottom, lng: east } = map.containerPointToLatLng([width + reach, height + reach]);
		const [south, north] = [Math.max(bottom, -mostLatitude), Math.min(top, mostLatitude)];
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
		this.#across.draw(bars(west, east, step, across), longitudes, height);
		this.#down.draw(bars(south, north, step, down), latitudes, width);
		this.#begun.drawnAt = moved;
		this.#moveTo(moved);
		this.#clearCorners(map);
	}

	#clearCorners(map: LeafletMap): void {
		const { x: width, y: height } = map.getSize();
		this.#across.clearCorners(width);
		this.#down.clearCorners(height);
	}

	/** What does not move with the map. */
	#drawFrame({ x: width, y: height }: Point): void {
		this.#frame.setAttribute('viewBox', `0 0 ${width} ${height}`);
		this.#ground.setAttribute('d', inner(width, height, 0) + inner(width, height, distanceToEdge));
		this.#lines.setAttribute(
			'd',
			inner(width, height, distanceToEdge - 0.5) + inner(width, height, frameWidth + 0.5),
		);
	}
}

/** Every other part of a degree along an edge: where it begins and how long it is, in pixels. */
function bars(
	from: number,
	to: number,
	step: number,
	position: (degrees: number) => number,
): [start: number, length: number][] {
	const part = step / barsPerStep;
	return graticuleLines(from - part / 3600, to, part)
		.filter((line) => Math.round((line * 3600) / part) % 2 === 0)
		.map((line) => {
			const ends = [line, line + part / 3600].map(position);
			return [Math.min(...ends), Math.max(...ends) - Math.min(...ends)];
		});
}

function panePosition(map: LeafletMap): Point {
	const pane = map.getPane('mapPane');
	return pane ? DomUtil.getPosition(pane) : new Point(0, 0);
}

/** A rectangle so far from the edges. */
function inner(width: number, height: number, distance: number): string {
	return rectangle(distance, distance, width - distance * 2, height - distance * 2);
}

function outline(name: string): SVGPathElement {
	const path = document.createElementNS(svg, 'path');
	path.setAttribute('class', name);
	return path;
}
