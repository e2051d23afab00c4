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
import { barWidth, frameWidth, NeatlineEdge, rectangle } from './neatline-edge.ts';

const svg = 'http://www.w3.org/2000/svg';
/** So far beyond the view, in pixels, edges are drawn; and drawn anew once the map has moved by half of it. */
const reach = 400;
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
	readonly #across = [new NeatlineEdge('top'), new NeatlineEdge('bottom')] as const;
	readonly #down = [new NeatlineEdge('left'), new NeatlineEdge('right')] as const;
	#map: LeafletMap | undefined;
	/** Where the map's panes were when the edges were begun, from which their pixels are counted; and how far they had moved at the last drawing. */
	#begun = { zoom: NaN, position: new Point(0, 0), drawnAt: new Point(0, 0) };
	readonly #drawOn = () => {
		this.#draw();
		return true;
	};

	constructor() {
		super();
		this.#element.className = 'neatline';
		this.#element.setAttribute('aria-hidden', 'true');
		this.#frame.append(this.#ground, this.#lines);
		const edges = [...this.#across, ...this.#down].map(({ element }) => element);
		this.#element.append(this.#frame, ...edges);
	}

	override onAdd(map: LeafletMap): this {
		this.#map = map;
		map.getContainer().append(this.#element);
		this.#begin();
		return this;
	}

	override onRemove(): this {
		notInFrames(this.#drawOn);
		this.#element.remove();
		this.#map = undefined;
		return this;
	}

	override getEvents(): Record<string, LeafletEventHandlerFn> {
		const begin = () => {
			this.#begin();
		};
		return {
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

	/** Moves what is drawn along with the map, and draws on before it comes to an end. */
	#follow(map: LeafletMap): void {
		const moved = panePosition(map).subtract(this.#begun.position);
		this.#moveTo(map, moved);
		const { x, y } = moved.subtract(this.#begun.drawnAt);
		const far = Math.max(Math.abs(x), Math.abs(y));
		if (far > reach) this.#draw();
		else if (far > reach / 2) inFrames(this.#drawOn);
	}

	#moveTo(map: LeafletMap, moved: Point): void {
		const { x: width, y: height } = map.getSize();
		for (const edge of this.#across) edge.moveTo(moved.x, width);
		for (const edge of this.#down) edge.moveTo(moved.y, height);
	}

	#draw(): void {
		const map = this.#map;
		if (!map) return;
		const { x: width, y: height } = map.getSize();
		const moved = panePosition(map).subtract(this.#begun.position);
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
		const barsAcross = bars(west, east, step, across);
		const barsDown = bars(south, north, step, down);
		this.#across[0].draw(barsAcross, longitudes);
		this.#across[1].draw(barsAcross, []);
		this.#down[0].draw(barsDown, latitudes);
		this.#down[1].draw(barsDown, []);
		this.#begun.drawnAt = moved;
		this.#moveTo(map, moved);
	}

	/** What does not move with the map. */
	#drawFrame({ x: width, y: height }: Point): void {
		const bar = frameWidth - barWidth;
		this.#frame.setAttribute('viewBox', `0 0 ${width} ${height}`);
		this.#ground.setAttribute('d', inner(width, height, 0) + inner(width, height, bar));
		this.#lines.setAttribute(
			'd',
			inner(width, height, bar - 0.5) + inner(width, height, frameWidth + 0.5),
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
