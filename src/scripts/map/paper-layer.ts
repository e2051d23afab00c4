import {
	Bounds,
	Layer,
	type LeafletEventHandlerFn,
	type Map as LeafletMap,
	type ZoomAnimEvent,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { MapName } from '../../map/map-words.ts';
import { inFrames, isInFrames, notInFrames } from '../frames.ts';
import { type PaperContent, PaperSheet, type PaperStyle } from './paper-sheet.ts';
import type { ProjectedPlaces } from './projected-places.ts';

/** Beyond each edge of the view, as a share of it. */
const padding = 0.3;
/** Where less than this is left of it, another sheet is drawn, to be there before the edge of this one is seen. */
const leastPadding = 0.15;
/** Drawing holds no frame up for longer. */
const longestStepMs = 3;

/**
 * The guide's own drawing in place of a base map: a graticule, a dot for each place, and the names of destinations. It
 * states no coast and no border, of which the guide knows nothing.
 *
 * It is drawn on two sheets: while one is seen, the next is drawn bit by bit, outside of the page, as each frame would show it otherwise.
 */
export class PaperLayer extends Layer {
	#shown = new PaperSheet();
	#next = new PaperSheet();
	readonly #content: PaperContent;
	#style: PaperStyle | undefined;
	#drawing: Generator<void> | undefined;
	#frame = 0;
	#map: LeafletMap | undefined;
	/** In a frame of its own, and once for all that happens before it. */
	readonly #redraw = () => {
		cancelAnimationFrame(this.#frame);
		this.#frame = requestAnimationFrame(() => {
			this.#begin();
			while (!this.#isDrawn()) continue;
		});
	};
	readonly #restyle = () => {
		this.#style = undefined;
		this.#redraw();
	};
	readonly #theme = new MutationObserver(this.#restyle);
	readonly #colours = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
		matchMedia(query),
	);
	readonly #step = () => {
		const endsAt = performance.now() + longestStepMs;
		while (performance.now() < endsAt) {
			if (!this.#isDrawn()) continue;
			// The map has moved meanwhile.
			if (this.#isEnough()) return true;
			this.#begin();
		}
		return false;
	};

	constructor(names: readonly MapName[], marks: PaperContent['marks']) {
		super();
		this.#content = { names, marks, places: undefined };
	}

	show(places: ProjectedPlaces): void {
		this.#content.places = places;
		this.#redraw();
	}

	override onAdd(map: LeafletMap): this {
		this.#map = map;
		map.getPane('tilePane')?.append(this.#shown.canvas);
		this.#theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
		for (const query of this.#colours) query.addEventListener('change', this.#restyle);
		void document.fonts.ready.then(() => {
			if (this.#map) this.#drawNext();
		});
		this.#restyle();
		return this;
	}

	override onRemove(): this {
		cancelAnimationFrame(this.#frame);
		notInFrames(this.#step);
		this.#theme.disconnect();
		for (const query of this.#colours) query.removeEventListener('change', this.#restyle);
		this.#shown.canvas.remove();
		this.#map = undefined;
		return this;
	}

	override getEvents(): Record<string, LeafletEventHandlerFn> {
		return {
			moveend: () => {
				this.#drawOn();
			},
			move: () => {
				if (this.#map?.getZoom() === this.#shown.zoom) this.#drawOn();
			},
			viewreset: this.#redraw,
			zoomstart: () => {
				notInFrames(this.#step);
			},
			zoomanim: (event) => {
				// As Leaflet fires it.
				if (this.#map) this.#shown.follow(this.#map, event as ZoomAnimEvent);
			},
		};
	}

	/** Draws the next sheet where the end of this one is near. */
	#drawOn(): void {
		if (!isInFrames(this.#step) && !this.#isEnough()) this.#drawNext();
	}

	#drawNext(): void {
		this.#begin();
		inFrames(this.#step);
	}

	/** Whether the sheet that is shown reaches far enough beyond the view. */
	#isEnough(): boolean {
		const map = this.#map;
		if (!map) return true;
		return this.#shown.zoom === map.getZoom() && this.#shown.covers(viewOf(map, leastPadding));
	}

	#begin(): void {
		const map = this.#map;
		if (!map) return;
		notInFrames(this.#step);
		this.#style ??= styleOf(this.#shown.canvas);
		this.#drawing = this.#next.draw(map, viewOf(map, padding), this.#content, this.#style);
	}

	/** Draws a little more of the next sheet, and shows it after the last. */
	#isDrawn(): boolean {
		if (this.#drawing?.next().done === false) return false;
		this.#shown.canvas.replaceWith(this.#next.canvas);
		[this.#shown, this.#next] = [this.#next, this.#shown];
		return true;
	}
}

/** What of the map's panes is seen, and a share of it around. */
function viewOf(map: LeafletMap, share: number): Bounds {
	const size = map.getSize();
	const start = map.containerPointToLayerPoint([0, 0]);
	const around = size.multiplyBy(share);
	return new Bounds(start.subtract(around).round(), start.add(size).add(around).round());
}

/** A copy: what the browser hands out is worked out anew each time that it is read. */
function styleOf(canvas: HTMLCanvasElement): PaperStyle {
	const { borderTopColor, color, columnRuleColor, fontFamily, outlineColor } =
		getComputedStyle(canvas);
	return { borderTopColor, color, columnRuleColor, fontFamily, outlineColor };
}
