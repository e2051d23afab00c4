import {
	Bounds,
	DomUtil,
	type LatLng,
	Layer,
	type LeafletEventHandlerFn,
	type Map as LeafletMap,
	type Point,
	type ZoomAnimEvent,
} from 'leaflet/dist/leaflet-src.esm.js';
import { graticuleLines, graticuleStep } from '../../map/graticule.ts';
import type { MapName } from '../../map/map-words.ts';
import { layerPointAfter } from './moved-with-map.ts';
import { nameLettering } from './name-lettering.ts';
import { drawPlaceDots } from './place-dots.ts';
import type { ProjectedPlaces } from './projected-places.ts';

/** What covers names: the middles of marks, in pixels of the map's panes. */
interface MarkPoints {
	readonly points: readonly { x: number; y: number }[];
}

/** Beyond each edge of the view, as a share of it. */
const padding = 0.25;
/** More pixels would be seen by nobody, and take the memory of a phone. */
const mostPixelRatio = 2;

/**
 * The guide's own drawing in place of a base map: a graticule, a dot for each place, and the names of destinations. It
 * states no coast and no border, of which the guide knows nothing.
 *
 * Its colours are those that the stylesheet gives the canvas: `color` of names, `outline-color` of the paper,
 * `border-top-color` of lines, `column-rule-color` of dots.
 */
export class PaperLayer extends Layer {
	readonly #canvas = document.createElement('canvas');
	readonly #names: readonly MapName[];
	readonly #marks: MarkPoints;
	/** In a frame of its own, and once for all that happens before it. */
	readonly #repaint = () => {
		cancelAnimationFrame(this.#frame);
		this.#frame = requestAnimationFrame(() => {
			this.#redraw();
		});
	};
	readonly #theme = new MutationObserver(this.#repaint);
	readonly #night = matchMedia('(prefers-color-scheme: dark)');
	#frame = 0;
	#places: ProjectedPlaces | undefined;
	#map: LeafletMap | undefined;
	#drawn: { bounds: Bounds; corner: LatLng; zoom: number } | undefined;

	constructor(names: readonly MapName[], marks: MarkPoints) {
		super();
		this.#names = names;
		this.#marks = marks;
		this.#canvas.className = 'paper leaflet-zoom-animated';
	}

	show(places: ProjectedPlaces): void {
		this.#places = places;
		this.#repaint();
	}

	override onAdd(map: LeafletMap): this {
		this.#map = map;
		map.getPane('tilePane')?.append(this.#canvas);
		this.#theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
		this.#night.addEventListener('change', this.#repaint);
		void document.fonts.ready.then(this.#repaint);
		this.#repaint();
		return this;
	}

	override onRemove(): this {
		cancelAnimationFrame(this.#frame);
		this.#theme.disconnect();
		this.#night.removeEventListener('change', this.#repaint);
		this.#canvas.remove();
		this.#map = undefined;
		return this;
	}

	override getEvents(): Record<string, LeafletEventHandlerFn> {
		return {
			moveend: () => {
				if (this.#drawn?.zoom !== this.#map?.getZoom() || !this.#isDrawn()) this.#repaint();
			},
			move: () => {
				if (!this.#isDrawn()) this.#repaint();
			},
			viewreset: this.#repaint,
			zoomanim: (event) => {
				// As Leaflet fires it.
				this.#follow(event as ZoomAnimEvent);
			},
		};
	}

	/** Whether all that the view shows is on the canvas. */
	#isDrawn(): boolean {
		return this.#map !== undefined && this.#drawn?.bounds.contains(viewOf(this.#map, 0)) !== false;
	}

	#redraw(): void {
		const map = this.#map;
		const context = this.#canvas.getContext('2d');
		if (!map || !context) return;
		const bounds = viewOf(map, padding);
		const { min, max } = corners(bounds);
		const { x: width, y: height } = max.subtract(min);
		const ratio = Math.min(devicePixelRatio, mostPixelRatio);
		this.#canvas.width = width * ratio;
		this.#canvas.height = height * ratio;
		this.#canvas.style.inlineSize = `${width}px`;
		this.#canvas.style.blockSize = `${height}px`;
		DomUtil.setTransform(this.#canvas, min, 1);
		this.#drawn = { bounds, corner: map.layerPointToLatLng(min), zoom: map.getZoom() };
		context.scale(ratio, ratio);
		context.translate(-min.x, -min.y);
		const colours = getComputedStyle(this.#canvas);
		this.#drawGraticule(context, map, bounds, colours);
		if (this.#places) {
			const part = { min, max, origin: map.getPixelOrigin(), zoom: map.getZoom() };
			drawPlaceDots(context, this.#places, part, colours.columnRuleColor);
		}
		nameLettering(context, map, this.#names, this.#marks.points, colours);
	}

	#drawGraticule(
		context: CanvasRenderingContext2D,
		map: LeafletMap,
		bounds: Bounds,
		{ borderTopColor }: CSSStyleDeclaration,
	): void {
		const { min, max } = corners(bounds);
		const [northWest, southEast] = [map.layerPointToLatLng(min), map.layerPointToLatLng(max)];
		const step = graticuleStep(map.getZoom());
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
		context.strokeStyle = borderTopColor;
		context.stroke();
	}

	#follow(event: ZoomAnimEvent): void {
		if (!this.#map || !this.#drawn) return;
		DomUtil.setTransform(
			this.#canvas,
			layerPointAfter(this.#map, this.#drawn.corner, event),
			this.#map.getZoomScale(event.zoom, this.#drawn.zoom),
		);
	}
}

/** What of the map's panes is seen, and a share of it around. */
function viewOf(map: LeafletMap, share: number): Bounds {
	const size = map.getSize();
	const start = map.containerPointToLayerPoint([0, 0]);
	const around = size.multiplyBy(share);
	return new Bounds(start.subtract(around).round(), start.add(size).add(around).round());
}

function corners(bounds: Bounds): { min: Point; max: Point } {
	return { min: bounds.getTopLeft(), max: bounds.getBottomRight() };
}
