import { loadCoast } from '../../../outputs/coast/load-coast.ts';
import type { MapOptions } from '../../../graphics/map/map-options.ts';
import type { PlaceClusters } from '../../../graphics/map/place-clusters.ts';
import { inFrames, isInFrames, notInFrames } from '../frames.ts';
import {
	Layer,
	type LeafletEventHandlerFn,
	type Map as LeafletMap,
	type ZoomAnimEvent,
} from './leaflet.ts';
import { pinchedView } from './moved-with-map.ts';
import { type CanvasContent, CanvasLevel } from './canvas-level.ts';
import { type CanvasStyle, styleOf } from './canvas-context.ts';
import { projectedCoast } from './coast-drawing.ts';
import type { ProjectedPlaces } from './projected-places.ts';

/** Share of the view beyond each edge that is drawn, and seen at once when the map is moved. */
const padding = 0.2;
/** Tiles farther away make room for others. */
const keptPadding = 0.3;
/** Drawing holds no frame up for longer while the map may be moved. */
const maxStepMs = 2;
/** Nor for longer while another zoom is waited for, which is shown as a whole. */
const maxRedrawStepMs = 8;

/**
 * Draws the guide's own map in place of a base map: land and water as far as they are known, a
 * graticule, a dot for each place, and the names of destinations.
 *
 * It is drawn on tiles, of which a frame is given one at most while the map is moved. At another
 * zoom, the tiles of the former are seen until those that the view needs are there.
 */
export class CanvasBaseMap extends Layer {
	readonly #element = document.createElement('div');
	readonly #content: CanvasContent;
	#shown: CanvasLevel | undefined;
	/** Level that is to be shown instead. */
	#next: CanvasLevel | undefined;
	#steps: Generator<void> | undefined;
	#style: CanvasStyle | undefined;
	#frame = 0;
	#map: LeafletMap | undefined;
	/** Begins to redraw in a frame of its own, once for all that happens before that frame. */
	readonly #redraw = () => {
		cancelAnimationFrame(this.#frame);
		this.#frame = requestAnimationFrame(() => {
			this.#begin();
			if (this.#steps) inFrames(this.#step);
		});
	};
	readonly #restyle = () => {
		this.#style = undefined;
		this.#redraw();
	};
	/** Draws at once: a browser that prints waits for no frame. */
	readonly #print = () => {
		this.#style = undefined;
		this.#begin();
		while (this.#next && this.#steps?.next().done === false) continue;
	};
	readonly #theme = new MutationObserver(this.#restyle);
	readonly #paper = matchMedia('print');
	readonly #colours = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
		matchMedia(query),
	);
	readonly #step = () => {
		const isWaitedFor = this.#next && this.#shown;
		const endsAt = performance.now() + (isWaitedFor ? maxRedrawStepMs : maxStepMs);
		do {
			const before = this.#shown?.drawn;
			if (this.#steps?.next().done !== false) return true;
			// What is shown now takes its time, too.
			if (before !== this.#shown?.drawn) return false;
		} while (performance.now() < endsAt);
		return false;
	};

	/**
	 * @param names The first come before others where there is no room for all.
	 * @param coast Address of the file of the coasts.
	 * @param middle Longitude of the middle of the map.
	 */
	constructor({ coast, names }: Pick<MapOptions, 'coast' | 'names'>, middle: number) {
		super();
		this.#element.className = 'paper';
		const named = names.map(([name, latitude, longitude, places]) => ({
			name,
			latitude,
			longitude,
			places,
		}));
		this.#content = { names: named, marks: () => [], places: undefined, coast: [] };
		if (coast === undefined) return;
		// Without the file the ground is one colour.
		void loadCoast(coast).then((sheets) => {
			this.#content.coast = projectedCoast(sheets, middle);
			this.#redraw();
		}, console.warn);
	}

	show(places: ProjectedPlaces, clusters: PlaceClusters): void {
		this.#content.places = places;
		this.#content.marks = (extent, zoom) => clusters.within(extent, zoom);
		this.#redraw();
	}

	override onAdd(map: LeafletMap): this {
		this.#map = map;
		map.getPane('tilePane')?.append(this.#element);
		this.#theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
		for (const query of this.#colours) query.addEventListener('change', this.#restyle);
		this.#paper.addEventListener('change', this.#print);
		void document.fonts.ready.then(this.#redraw);
		this.#restyle();
		return this;
	}

	override onRemove(): this {
		cancelAnimationFrame(this.#frame);
		this.#stop();
		this.#theme.disconnect();
		for (const query of this.#colours) query.removeEventListener('change', this.#restyle);
		this.#paper.removeEventListener('change', this.#print);
		this.#element.replaceChildren();
		this.#element.remove();
		this.#shown = undefined;
		this.#map = undefined;
		return this;
	}

	override getEvents(): Record<string, LeafletEventHandlerFn> {
		return {
			moveend: () => {
				this.#drawOn();
			},
			move: () => {
				if (this.#map?.getZoom() === this.#shown?.zoom) this.#drawOn();
			},
			viewreset: this.#redraw,
			zoomstart: () => {
				this.#stop();
			},
			zoom: (event) => {
				const view = this.#map && pinchedView(this.#map, event);
				if (view) this.#shown?.follow(view);
			},
			zoomanim: (event) => {
				// As Leaflet fires it.
				this.#shown?.follow(event as ZoomAnimEvent);
			},
		};
	}

	/** Draws what is missing, in steps. */
	#drawOn(): void {
		const map = this.#map;
		if (!map || isInFrames(this.#step)) return;
		if (this.#shown?.zoom !== map.getZoom()) this.#begin();
		else if (this.#shown.missing(padding)) this.#steps = fill(this.#shown, padding);
		else return;
		inFrames(this.#step);
	}

	#begin(): void {
		this.#stop();
		if (!this.#map) return;
		this.#style ??= styleOf(this.#element);
		this.#next = new CanvasLevel(this.#map, this.#content, this.#style);
		this.#steps = this.#replace(this.#next);
	}

	*#replace(level: CanvasLevel): Generator<void> {
		// The first one comes tile by tile; another takes its place as a whole.
		if (!this.#shown) this.#element.replaceChildren(level.element);
		yield* fill(level, 0);
		if (this.#shown) this.#element.replaceChildren(level.element);
		[this.#shown, this.#next] = [level, undefined];
		yield* fill(level, padding);
	}

	#stop(): void {
		notInFrames(this.#step);
		if (!this.#shown) this.#element.replaceChildren();
		[this.#steps, this.#next] = [undefined, undefined];
	}
}

/** Draws what is missing in the view and a share of its size around, wherever that is by then. */
function* fill(level: CanvasLevel, share: number): Generator<void> {
	for (let tile = level.missing(share); tile; tile = level.missing(share)) {
		level.placeNames(padding);
		yield* level.draw(tile, keptPadding);
	}
}
