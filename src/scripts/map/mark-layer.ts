import {
	Layer,
	type LatLngBounds,
	type LeafletEventHandlerFn,
	type Map as LeafletMap,
	type ZoomAnimEvent,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { Mark, PlaceClusters } from '../../map/place-clusters.ts';
import { type MarkWords, markNode } from './mark-node.ts';
import { extentOf } from './moved-with-map.ts';
import { ShownMarks } from './shown-marks.ts';

/** Beyond each edge of the view, as a share of it: what is drawn there is seen at once when the map is moved. */
const padding = 0.3;
/** More new ones in a frame would hold the map up on a slow phone. */
const mostInFrame = 12;

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
	#frame = 0;
	#map: LeafletMap | undefined;
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

	/** All that are drawn, with the middle of each in pixels of the map's panes. */
	get points(): readonly { x: number; y: number; mark: Mark }[] {
		return this.#map ? this.#shown.pointsOn(this.#map) : [];
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
			moveend: () => {
				if (!this.#isDrawn()) this.redraw();
				else if (this.#map) this.#shown.letReach(this.#map.getBounds());
			},
			move: () => {
				if (this.#drawn?.zoom === this.#map?.getZoom() && !this.#isDrawn()) {
					this.redraw(mostInFrame);
				}
			},
			dragstart: () => {
				this.#wasDragged = true;
			},
			viewreset: () => {
				if (this.#map) this.#shown.place(this.#map);
			},
			zoomanim: (event) => {
				// As Leaflet fires it.
				if (this.#map) this.#shown.follow(this.#map, event as ZoomAnimEvent);
			},
		};
	}

	/** Draws what the view shows and is near to it. @param most New marks in a frame; without a number all at once. */
	redraw(most = Infinity): void {
		const map = this.#map;
		if (!map || !this.#clusters) return;
		const [bounds, zoom] = [map.getBounds().pad(padding), map.getZoom()];
		const marks = this.#clusters.within(extentOf(bounds), zoom);
		this.#drawn = { bounds, zoom, ids: new Set(marks.map(({ id }) => id)) };
		this.#missing = marks.filter((mark) => !this.#shown.has(mark));
		this.#drawMissing(map, most);
	}

	/** What is no longer wanted goes with the last of the new. */
	#drawMissing(map: LeafletMap, most: number): void {
		cancelAnimationFrame(this.#frame);
		for (const mark of this.#missing.splice(0, most)) this.#shown.add(mark, this.#nodeOf(mark));
		const isLast = this.#missing.length === 0;
		const hadFocus = isLast ? this.#shown.forgetAllBut(this.#drawn?.ids ?? new Set()) : undefined;
		this.#shown.place(map);
		if (hadFocus !== undefined) this.focusRow(hadFocus);
		if (isLast) return;
		this.#frame = requestAnimationFrame(() => {
			this.#drawMissing(map, most);
		});
	}

	#clear(): void {
		cancelAnimationFrame(this.#frame);
		this.#missing = [];
		this.#shown.forgetAllBut(new Set());
	}

	/** Whether all that the view shows is drawn, or about to be. */
	#isDrawn(): boolean {
		const map = this.#map;
		if (!map || this.#drawn?.zoom !== map.getZoom()) return false;
		return this.#drawn.bounds.contains(map.getBounds());
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
