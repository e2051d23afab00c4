import type { Bounds } from 'leaflet/dist/leaflet-src.esm.js';
import { DomUtil, type LatLng, type Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import { graticuleLines, graticuleStep } from '../../map/graticule.ts';
import type { MapName } from '../../map/map-words.ts';
import { layerPointAfter } from './moved-with-map.ts';
import { nameLettering } from './name-lettering.ts';
import { type DrawnPart, drawPlaceDots } from './place-dots.ts';
import type { ProjectedPlaces } from './projected-places.ts';

/** What stands on a sheet. */
export interface PaperContent {
	names: readonly MapName[];
	places: ProjectedPlaces | undefined;
	/** What covers names: the middles of marks, in pixels of the map's panes. */
	marks: { readonly points: Iterable<{ x: number; y: number }> };
}

/** Of the stylesheet: `color` of names, `outline-color` of the paper, `border-top-color` of lines, `column-rule-color` of dots. */
export type PaperStyle = Pick<
	CSSStyleDeclaration,
	'borderTopColor' | 'color' | 'columnRuleColor' | 'fontFamily' | 'outlineColor'
>;

/** More pixels would be seen by nobody, and take the memory of a phone. */
const mostPixelRatio = 2;

/** A canvas with the guide's own drawing of a part of the map. */
export class PaperSheet {
	readonly canvas = document.createElement('canvas');
	#drawn: { bounds: Bounds; corner: LatLng; zoom: number } | undefined;

	constructor() {
		this.canvas.className = 'paper leaflet-zoom-animated';
	}

	/** At which it is drawn; absent where it is not. */
	get zoom(): number | undefined {
		return this.#drawn?.zoom;
	}

	/** Whether these pixels of the map's panes are on it. */
	covers(bounds: Bounds): boolean {
		return this.#drawn?.bounds.contains(bounds) === true;
	}

	/** Draws a part of the map in steps, and is there to be shown after the last. @param bounds In pixels of the map's panes. */
	*draw(
		map: LeafletMap,
		bounds: Bounds,
		{ marks, names, places }: PaperContent,
		style: PaperStyle,
	): Generator<void> {
		this.#drawn = undefined;
		const context = this.canvas.getContext('2d');
		if (!context) return;
		const [min, max] = [bounds.getTopLeft(), bounds.getBottomRight()];
		const part = { min, max, origin: map.getPixelOrigin(), zoom: map.getZoom() };
		this.#clear(context, part);
		yield;
		drawGraticule(context, map, part, style);
		if (places) yield* drawPlaceDots(context, places, part, style.columnRuleColor);
		yield;
		nameLettering(context, map, names, [...marks.points], style);
		yield;
		DomUtil.setTransform(this.canvas, min, 1);
		this.#drawn = { bounds, corner: map.layerPointToLatLng(min), zoom: part.zoom };
	}

	/** Moves it to where it will be once an animated zoom has ended. */
	follow(map: LeafletMap, view: { center: LatLng; zoom: number }): void {
		if (!this.#drawn) return;
		const { corner, zoom } = this.#drawn;
		const point = layerPointAfter(map, corner, view);
		DomUtil.setTransform(this.canvas, point, map.getZoomScale(view.zoom, zoom));
	}

	#clear(context: CanvasRenderingContext2D, { max, min }: DrawnPart): void {
		const { canvas } = this;
		const ratio = Math.min(devicePixelRatio, mostPixelRatio);
		const { x: width, y: height } = max.subtract(min);
		const [columns, lines] = [Math.floor(width * ratio), Math.floor(height * ratio)];
		context.setTransform(1, 0, 0, 1, 0, 0);
		if (canvas.width === columns && canvas.height === lines) {
			context.clearRect(0, 0, columns, lines);
		} else {
			[canvas.width, canvas.height] = [columns, lines];
			canvas.style.inlineSize = `${width}px`;
			canvas.style.blockSize = `${height}px`;
		}
		context.scale(ratio, ratio);
		context.translate(-min.x, -min.y);
	}
}

function drawGraticule(
	context: CanvasRenderingContext2D,
	map: LeafletMap,
	{ max, min, zoom }: DrawnPart,
	{ borderTopColor }: PaperStyle,
): void {
	const [northWest, southEast] = [map.layerPointToLatLng(min), map.layerPointToLatLng(max)];
	const step = graticuleStep(zoom);
	context.beginPath();
	for (const longitude of graticuleLines(northWest.lng, southEast.lng, step)) {
		const { x } = map.latLngToLayerPoint([northWest.lat, longitude]);
		context.moveTo(x + 0.5, min.y);
		context.lineTo(x + 0.5, max.y);
	}
	const [south, north] = [Math.max(southEast.lat, -85), Math.min(northWest.lat, 85)];
	for (const latitude of graticuleLines(south, north, step)) {
		const { y } = map.latLngToLayerPoint([latitude, northWest.lng]);
		context.moveTo(min.x, y + 0.5);
		context.lineTo(max.x, y + 0.5);
	}
	context.lineWidth = 1;
	context.strokeStyle = borderTopColor;
	context.stroke();
}
