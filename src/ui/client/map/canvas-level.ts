import type { MapName } from '../../../graphics/map/map-options.ts';
import type { Placed } from '../../../graphics/map/name-placement.ts';
import {
	enlarged,
	meet,
	type CanvasTile,
	partOfTile,
	tileSize,
	tilesOver,
	type WorldPart,
} from '../../../graphics/map/canvas-tiles.ts';
import { DomUtil, type LatLng, type Map as LeafletMap } from './leaflet.ts';
import { layerPointIn, type ViewOfMap } from './moved-with-map.ts';
import { type MarksWithin, NameLettering } from './name-lettering.ts';
import { drawnTile, type CanvasDrawing, canvasContext, showTile } from './canvas-tile.ts';
import type { CanvasStyle } from './canvas-context.ts';
import type { ProjectedCoast } from './coast-drawing.ts';
import type { ProjectedPlaces } from './projected-places.ts';

/** Holds what stands on the base map. */
export interface CanvasContent {
	names: readonly MapName[];
	places: ProjectedPlaces | undefined;
	coast: ProjectedCoast;
	marks: MarksWithin;
}

/** Draws the guide's own map at one zoom, on tiles. */
export class CanvasLevel {
	readonly element = document.createElement('div');
	readonly zoom: number;
	/** Number of tiles that have been drawn. */
	drawn = 0;
	readonly #map: LeafletMap;
	readonly #drawing: CanvasDrawing;
	/** Position from which its pixels are counted. */
	readonly #start: { x: number; y: number };
	readonly #corner: LatLng;
	readonly #tiles = new Map<string, { canvas: HTMLCanvasElement; part: WorldPart }>();

	constructor(map: LeafletMap, { coast, marks, names, places }: CanvasContent, style: CanvasStyle) {
		const zoom = map.getZoom();
		const { x, y } = map.getPixelOrigin();
		// Beyond the end of the projection Leaflet puts a point of the Earth elsewhere.
		const start = { x, y: Math.max(y, 0) };
		this.zoom = zoom;
		this.#map = map;
		this.#start = start;
		this.#corner = map.unproject([start.x, start.y], zoom);
		const lettering = new NameLettering(
			map,
			zoom,
			names,
			marks,
			this.#partAround(0),
			this.#controls(),
		);
		this.#drawing = { coast, lettering, map, places, style, zoom };
		this.element.className = 'leaflet-zoom-animated';
		DomUtil.setTransform(this.element, map.latLngToLayerPoint(this.#corner));
	}

	/**
	 * Returns the tile nearest to the middle of the view that is not drawn, of those on the view
	 * and a share of its size around; `undefined` where all are drawn.
	 */
	missing(share: number): CanvasTile | undefined {
		return tilesOver(this.#partAround(share)).find((tile) => !this.#tiles.has(keyOf(tile)));
	}

	/** Settles where names stand in the view and a share of its size around. */
	placeNames(share: number): void {
		const { lettering, style } = this.#drawing;
		if (canvasContext) lettering.place(canvasContext, this.#partAround(share), style.fontFamily);
	}

	/**
	 * Draws a tile in steps; after the last it is there.
	 *
	 * @param kept Share of the view's size around it: a tile farther away makes room.
	 */
	*draw(tile: CanvasTile, kept: number): Generator<void> {
		const picture = yield* drawnTile(tile, this.#drawing);
		yield;
		const part = partOfTile(tile);
		const canvas = this.#canvasBeyond(kept) ?? newCanvas();
		if (picture) showTile(picture, canvas);
		canvas.style.left = `${part.min.x - this.#start.x}px`;
		canvas.style.top = `${part.min.y - this.#start.y}px`;
		if (!canvas.isConnected) this.element.append(canvas);
		this.#tiles.set(keyOf(tile), { canvas, part });
		this.drawn++;
	}

	/** Moves it to where it is in another view, before Leaflet moves the map to it. */
	follow(view: ViewOfMap): void {
		const point = layerPointIn(this.#map, this.#corner, view);
		DomUtil.setTransform(this.element, point, this.#map.getZoomScale(view.zoom, this.zoom));
	}

	#partAround(share: number): WorldPart {
		const { max, min } = this.#map.getPixelBounds();
		const { x, y } = this.#map.getSize();
		// As Leaflet has it where bounds are made of two points.
		return min && max
			? enlarged({ min, max }, x * share, y * share)
			: { min: this.#start, max: this.#start };
	}

	/** Buttons and scale, as `MapFrame.astro` has them over the view. */
	#controls(): Placed[] {
		const { min } = this.#partAround(0);
		const frame = this.#map.getContainer().parentElement;
		return Array.from(
			frame?.querySelectorAll<HTMLElement>('.zoom, .scale') ?? [],
			({ offsetHeight, offsetLeft, offsetTop, offsetWidth }) => ({
				x: min.x + offsetLeft + offsetWidth / 2,
				y: min.y + offsetTop + offsetHeight / 2,
				width: offsetWidth,
				height: offsetHeight,
			}),
		);
	}

	/**
	 * Returns the canvas of a tile that is not seen for now, and forgets that tile; `undefined`
	 * where there is none.
	 */
	#canvasBeyond(share: number): HTMLCanvasElement | undefined {
		const kept = this.#partAround(share);
		for (const [key, { canvas, part }] of this.#tiles) {
			if (meet(part, kept)) continue;
			this.#tiles.delete(key);
			return canvas;
		}
		return undefined;
	}
}

function newCanvas(): HTMLCanvasElement {
	const canvas = document.createElement('canvas');
	[canvas.style.inlineSize, canvas.style.blockSize] = [`${tileSize}px`, `${tileSize}px`];
	return canvas;
}

function keyOf({ column, line }: CanvasTile): string {
	return `${column} ${line}`;
}
