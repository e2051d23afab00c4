import type { Mark, PlaceClusters } from '../../../graphics/map/place-clusters.ts';
import { inFrames, notInFrames } from '../frames.ts';
import {
	Layer,
	type LatLngBounds,
	type LeafletEventHandlerFn,
	type Map as LeafletMap,
	type ZoomAnimEvent,
} from './leaflet.ts';
import { type MarkWords, markNode } from './mark-node.ts';
import { MarkPlan } from './mark-plan.ts';
import { pinchedView } from './moved-with-map.ts';
import { ShownMarks } from './shown-marks.ts';

/**
 * Pixels around the view within which marks are drawn while the map is moved: a frame with a new
 * mark takes a slow phone thrice as long.
 */
const nearPadding = 0.05;
/** Maximum number of new marks, or marks taken away, in a frame: more would hold the map up. */
const maxInFrame = 2;

/**
 * Draws the places and clusters as buttons, in the order in which they are read. Those outside the
 * view cannot be reached by keyboard.
 */
export class MarkLayer extends Layer {
	readonly #shown = new ShownMarks();
	#clusters: PlaceClusters | undefined;
	/** Plan that is drawn, or about to be. */
	#plan: MarkPlan | undefined;
	readonly #drawSome = () => {
		const map = this.#map;
		if (!map) return true;
		if (this.#isMoving) return this.#draw(map, maxInFrame, map.getBounds().pad(nearPadding));
		const isLast = this.#draw(map, maxInFrame) && this.#forgetUnwanted(maxInFrame);
		if (isLast) this.#letReach(map);
		return isLast;
	};
	#map: LeafletMap | undefined;
	#isMoving = false;
	#wasDragged = false;
	#card: HTMLElement | undefined;
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
		const hadFocus = this.#clear();
		this.redraw();
		if (hadFocus !== undefined) this.focusRow(hadFocus);
	}

	/** Marks a place as the one whose card is open. @param card Lies over marks meanwhile. */
	select(row: number | undefined, card: HTMLElement): void {
		this.#shown.select(row);
		this.#card = row === undefined ? undefined : card;
		if (this.#map && !this.#isMoving) this.#letReach(this.#map);
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
				if (!this.#plan?.meets(this.#map)) {
					this.redraw();
					return;
				}
				this.#plan = this.#planOf(this.#map, this.#clusters);
				inFrames(this.#drawSome);
			},
			move: () => {
				if (this.#map && this.#plan?.zoom === this.#map.getZoom()) this.#drawOn(this.#map);
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
			zoom: (event) => {
				const view = this.#map && pinchedView(this.#map, event);
				if (this.#map && view) this.#shown.follow(this.#map, view);
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
		this.#plan = this.#planOf(map, this.#clusters);
		this.#draw(map, Infinity, map.getBounds());
		this.#forgetUnwanted(Infinity);
		this.#shown.place(map);
		this.#letReach(map);
		inFrames(this.#drawSome);
	}

	/** Draws what the view comes near to, a little in each frame. */
	#drawOn(map: LeafletMap): void {
		if (!this.#clusters) return;
		if (!this.#plan?.covers(map)) this.#plan = this.#planOf(map, this.#clusters);
		if (!this.#plan.isDrawn) inFrames(this.#drawSome);
	}

	#planOf(map: LeafletMap, clusters: PlaceClusters): MarkPlan {
		return new MarkPlan(map, clusters, (mark) => this.#shown.has(mark));
	}

	/**
	 * Draws some of those that are missing.
	 * @param area Outside of which they can wait.
	 * @returns Whether no more are left.
	 */
	#draw(map: LeafletMap, maxMarks: number, area?: LatLngBounds): boolean {
		if (!this.#plan) return true;
		const { isLast, marks } = this.#plan.next(maxMarks, area);
		this.#shown.add(
			map,
			marks.map((mark) => ({ mark, node: this.#nodeOf(mark) })),
		);
		return isLast;
	}

	/** Takes away some that are far from the view. @returns Whether no more are left. */
	#forgetUnwanted(maxMarks: number): boolean {
		const wanted = this.#plan?.ids ?? new Set();
		const hadFocus = this.#shown.forgetAllBut(wanted, maxMarks);
		if (hadFocus !== undefined) this.focusRow(hadFocus);
		return !this.#shown.hasOthers(wanted);
	}

	#letReach(map: LeafletMap): void {
		this.#shown.letReach(map.getBounds(), this.#card?.getBoundingClientRect());
	}

	#stopDrawing(): void {
		notInFrames(this.#drawSome);
		this.#plan = undefined;
	}

	/** @returns The row of the mark that had the focus. */
	#clear(): number | undefined {
		this.#stopDrawing();
		return this.#shown.forgetAllBut(new Set());
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
