import {
	Layer,
	type LatLngBounds,
	type LeafletEventHandlerFn,
	type Map as LeafletMap,
	type ZoomAnimEvent,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { Mark, PlaceClusters } from '../../map/place-clusters.ts';
import { inFrames, notInFrames } from '../frames.ts';
import { type MarkWords, markNode } from './mark-node.ts';
import { extentOf } from './moved-with-map.ts';
import { ShownMarks } from './shown-marks.ts';

/** Beyond each edge of the view, as a share of it: what is drawn there while the map stands still is seen at once when it is moved. */
const padding = 0.4;
/** While the map is moved, only what comes so near to the view is drawn: a frame with a new mark takes a slow phone thrice as long. */
const nearPadding = 0.05;
/** More new marks, or marks taken away, in a frame would hold the map up. */
const mostInFrame = 2;

/**
 * The places and clusters as buttons, in the order in which they are read. Those outside the view cannot be reached by
 * keyboard.
 */
export class MarkLayer extends Layer {
	readonly #shown = new ShownMarks();
	#clusters: PlaceClusters | undefined;
	/** The area of which all marks are drawn, or about to be. */
	#drawn: { bounds: LatLngBounds; zoom: number; ids: ReadonlySet<string> } | undefined;
	/** Those of them that are not drawn yet. */
	#missing: Mark[] = [];
	readonly #drawSome = () => {
		const map = this.#map;
		if (!map) return true;
		if (this.#isMoving)
			return this.#drawMissing(map, mostInFrame, map.getBounds().pad(nearPadding));
		const isLast = this.#drawMissing(map, mostInFrame) && this.#forgetUnwanted(mostInFrame);
		if (isLast) this.#shown.letReach(map.getBounds());
		return isLast;
	};
	#map: LeafletMap | undefined;
	#isMoving = false;
	#wasDragged = false;
	readonly #choose: (mark: Mark, node: HTMLElement) => void;
	readonly #label: (mark: Mark) => MarkWords;

	/**
	 * @param choose What happens when a mark is pressed.
	 * @param label What a mark is called, and what stands in it.
	 */
	constructor(choose: (mark: Mark, node: HTMLElement) => void, label: (mark: Mark) => MarkWords) {
		super();
		this.#choose = choose;
		this.#label = label;
	}

	show(clusters: PlaceClusters): void {
		this.#clusters = clusters;
		this.#clear();
		this.redraw();
	}

	/** Marks a place as the one whose card is open. */
	select(row: number | undefined): void {
		this.#shown.select(row);
	}

	/** Gives the focus to the mark that stands for a place, or to the map where none does. */
	focusRow(row: number): void {
		if (!this.#shown.focusRow(row)) this.#map?.getContainer().focus({ preventScroll: true });
	}

	override onAdd(map: LeafletMap): this {
		this.#map = map;
		this.redraw();
		return this;
	}

	override onRemove(): this {
		this.#clear();
		this.#map = undefined;
		return this;
	}

	override getEvents(): Record<string, LeafletEventHandlerFn> {
		return {
			movestart: () => {
				this.#isMoving = true;
			},
			moveend: () => {
				this.#isMoving = false;
				if (!this.#map || !this.#clusters) return;
				if (this.#isFarFromDrawn(this.#map)) {
					this.redraw();
					return;
				}
				this.#plan(this.#map, this.#clusters);
				inFrames(this.#drawSome);
			},
			move: () => {
				if (this.#map && this.#drawn?.zoom === this.#map.getZoom()) this.#drawOn(this.#map);
			},
			dragstart: () => {
				this.#wasDragged = true;
			},
			viewreset: () => {
				if (this.#map) this.#shown.place(this.#map);
			},
			zoomstart: () => {
				this.#stopDrawing();
			},
			zoomanim: (event) => {
				// As Leaflet fires it.
				if (this.#map) this.#shown.follow(this.#map, event as ZoomAnimEvent);
			},
		};
	}

	/** Draws what the view shows at once, and what is near to it soon. */
	redraw(): void {
		const map = this.#map;
		if (!map || !this.#clusters) return;
		this.#stopDrawing();
		this.#plan(map, this.#clusters);
		this.#drawMissing(map, Infinity, map.getBounds());
		this.#forgetUnwanted(Infinity);
		this.#shown.place(map);
		this.#shown.letReach(map.getBounds());
		inFrames(this.#drawSome);
	}

	/** Draws what the view comes near to, a little in each frame. */
	#drawOn(map: LeafletMap): void {
		if (!this.#clusters) return;
		if (!this.#drawn?.bounds.contains(map.getBounds())) this.#plan(map, this.#clusters);
		if (this.#missing.length > 0) inFrames(this.#drawSome);
	}

	#plan(map: LeafletMap, clusters: PlaceClusters): void {
		const [bounds, zoom] = [map.getBounds().pad(padding), map.getZoom()];
		const marks = clusters.within(extentOf(bounds), zoom);
		this.#drawn = { bounds, zoom, ids: new Set(marks.map(({ id }) => id)) };
		const { lat, lng } = map.getCenter();
		const fromCenter = (mark: Mark) => Math.hypot(mark.latitude - lat, mark.longitude - lng);
		this.#missing = marks
			.filter((mark) => !this.#shown.has(mark))
			.sort((a, b) => fromCenter(a) - fromCenter(b));
	}

	/** Draws some of those that are missing. @param area Outside of which they can wait. @returns Whether no more are left. */
	#drawMissing(map: LeafletMap, most: number, area?: LatLngBounds): boolean {
		const wanted = area
			? this.#missing.filter((mark) => area.contains([mark.latitude, mark.longitude]))
			: this.#missing;
		const marks = wanted.slice(0, most);
		this.#missing = this.#missing.filter((mark) => !marks.includes(mark));
		this.#shown.add(
			map,
			marks.map((mark) => ({ mark, node: this.#nodeOf(mark) })),
		);
		return marks.length === wanted.length;
	}

	/** Takes away some that are far from the view. @returns Whether no more are left. */
	#forgetUnwanted(most: number): boolean {
		const wanted = this.#drawn?.ids ?? new Set();
		const hadFocus = this.#shown.forgetAllBut(wanted, most);
		if (hadFocus !== undefined) this.focusRow(hadFocus);
		return !this.#shown.hasOthers(wanted);
	}

	#stopDrawing(): void {
		notInFrames(this.#drawSome);
		this.#drawn = undefined;
		this.#missing = [];
	}

	#clear(): void {
		this.#stopDrawing();
		this.#shown.forgetAllBut(new Set());
	}

	/** Whether nothing that the view shows is drawn. */
	#isFarFromDrawn(map: LeafletMap): boolean {
		return this.#drawn?.zoom !== map.getZoom() || !this.#drawn.bounds.intersects(map.getBounds());
	}

	#nodeOf(mark: Mark): HTMLElement {
		const node = markNode(mark, this.#label(mark));
		node.addEventListener('pointerdown', () => {
			this.#wasDragged = false;
		});
		node.addEventListener('click', ({ detail }) => {
			// The map moved along with the pointer that took it by this mark. Keys count no clicks.
			if (detail === 0 || !this.#wasDragged) this.#choose(mark, node);
		});
		return node;
	}
}
