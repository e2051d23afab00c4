import {
	Layer,
	type LeafletEventHandlerFn,
	type Map as LeafletMap,
} from 'leaflet/dist/leaflet-src.esm.js';
import { angleText, graticuleLines, graticuleStep } from '../../map/graticule.ts';
import { longitudeNear } from '../../map/longitudes.ts';
import { extentOf } from './moved-with-map.ts';

interface Lettering {
	text: string;
	x: number;
	y: number;
	/** Whether it is read from below. */
	isTurned: boolean;
}

const svg = 'http://www.w3.org/2000/svg';
/** In pixels: the width of the frame, that of the bars in it, and what a letter needs to the corner. */
const frame = 18;
const bar = 4;
const cornerSpace = 40;
/** Between two lines of the graticule. */
const barsPerStep = 4;
/** The end of the Mercator projection. */
const mostLatitude = 85;

/** The edge of a printed map: bars for parts of a degree, and the degrees at the lines of the graticule. */
export class Neatline extends Layer {
	readonly #drawing = document.createElementNS(svg, 'svg');
	readonly #ground = outline('ground');
	readonly #bars = outline('bars');
	readonly #lines = outline('lines');
	readonly #texts: SVGTextElement[] = [];
	#map: LeafletMap | undefined;

	constructor() {
		super();
		this.#drawing.setAttribute('class', 'neatline');
		this.#drawing.setAttribute('aria-hidden', 'true');
		this.#drawing.append(this.#ground, this.#bars, this.#lines);
	}

	override onAdd(map: LeafletMap): this {
		this.#map = map;
		map.getContainer().append(this.#drawing);
		this.#draw();
		return this;
	}

	override onRemove(): this {
		this.#drawing.remove();
		this.#map = undefined;
		return this;
	}

	override getEvents(): Record<string, LeafletEventHandlerFn> {
		const draw = () => {
			this.#draw();
		};
		return { move: draw, resize: draw, viewreset: draw, zoomend: draw };
	}

	#draw(): void {
		const map = this.#map;
		if (!map) return;
		const { x: width, y: height } = map.getSize();
		const [west, south, east, north] = extentOf(map.getBounds());
		const [bottom, top] = [Math.max(south, -mostLatitude), Math.min(north, mostLatitude)];
		const step = graticuleStep(map.getZoom());
		const part = step / barsPerStep;
		const across = (longitude: number) => map.latLngToContainerPoint([south, longitude]).x;
		const down = (latitude: number) => map.latLngToContainerPoint([latitude, west]).y;
		const bars = [
			...barsWithin(west, east, part, across, width).map(([from, length]) =>
				[frame - bar, height - frame].map((y) => rectangle(from, y, length, bar)).join(''),
			),
			...barsWithin(bottom, top, part, down, height).map(([from, length]) =>
				[frame - bar, width - frame].map((x) => rectangle(x, from, bar, length)).join(''),
			),
		];
		this.#frame(width, height);
		this.#bars.setAttribute('d', bars.join(''));
		const aside = (frame - bar) / 2;
		this.#letter([
			...graticuleLines(west, east, step)
				.map((line) => ({
					text: angleText(longitudeNear(line, 0)),
					x: across(line),
					y: aside,
					isTurned: false,
				}))
				.filter(({ x }) => x > cornerSpace && x < width - cornerSpace),
			...graticuleLines(bottom, top, step)
				.map((line) => ({ text: angleText(line), x: aside, y: down(line), isTurned: true }))
				.filter(({ y }) => y > cornerSpace && y < height - cornerSpace),
		]);
	}

	/** What does not move with the map. */
	#frame(width: number, height: number): void {
		const viewBox = `0 0 ${width} ${height}`;
		if (this.#drawing.getAttribute('viewBox') === viewBox) return;
		this.#drawing.setAttribute('viewBox', viewBox);
		this.#ground.setAttribute('d', inner(width, height, 0) + inner(width, height, frame - bar));
		this.#lines.setAttribute(
			'd',
			inner(width, height, frame - bar - 0.5) + inner(width, height, frame + 0.5),
		);
	}

	#letter(letterings: readonly Lettering[]): void {
		letterings.forEach(({ isTurned, text, x, y }, index) => {
			const element = (this.#texts[index] ??= this.#drawing.appendChild(
				document.createElementNS(svg, 'text'),
			));
			const turn = isTurned ? ' rotate(-90)' : '';
			if (element.textContent !== text) element.textContent = text;
			element.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})${turn}`);
		});
		for (const unused of this.#texts.splice(letterings.length)) unused.remove();
	}
}

/** Every other part of a degree along an edge, where it begins and how long it is in pixels. */
function barsWithin(
	from: number,
	to: number,
	part: number,
	position: (degrees: number) => number,
	length: number,
): [start: number, length: number][] {
	const within = (pixels: number) => Math.max(frame - bar, Math.min(length - frame + bar, pixels));
	return graticuleLines(from - part / 3600, to, part)
		.filter((line) => Math.round((line * 3600) / part) % 2 === 0)
		.map((line) => {
			const ends = [line, line + part / 3600].map((degrees) => within(position(degrees)));
			return [Math.min(...ends), Math.max(...ends) - Math.min(...ends)];
		});
}

/** A rectangle so far from the edges. */
function inner(width: number, height: number, distance: number): string {
	return rectangle(distance, distance, width - distance * 2, height - distance * 2);
}

function rectangle(x: number, y: number, width: number, height: number): string {
	return `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z`;
}

function outline(name: string): SVGPathElement {
	const path = document.createElementNS(svg, 'path');
	path.setAttribute('class', name);
	return path;
}
