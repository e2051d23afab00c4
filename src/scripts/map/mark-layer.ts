import {
	Layer,
	LatLng,
	type LatLngBounds,
	type LeafletEventHandlerFn,
	type Map as LeafletMap,
	type ZoomAnimEvent,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { Mark, PlaceClusters } from '../../map/place-clusters.ts';
import { type MarkWords, markNode } from './mark-node.ts';
import { arrangeMarks } from './mark-order.ts';
import { extentOf, layerPointAfter, moveTo } from './moved-with-map.ts';

interface ShownMark {
	mark: Mark;
	node: HTMLButtonElement;
	position: LatLng;
}

/** Beyond each edge of the view, as a share of it: what is drawn there is seen at once when the map is moved. */
const padding = 0.3;

/**
 * The places and clusters as buttons, in the order in which they are read. Those outside the view cannot be reached by
 * keyboard.
 */
export class MarkLayer extends Layer {
	#clusters: PlaceClusters | undefined;
	#shown = new Map<string, ShownMark>();
	#drawn: { bounds: LatLngBounds; zoom: number } | undefined;
	#map: LeafletMap | undefined;
	#selected: number | undefined;
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
		const map = this.#map;
		if (!map) return [];
		return [...this.#shown.values()].map(({ mark, position }) => {
			const { x, y } = map.latLngToLayerPoint(position);
			return { x, y, mark };
		});
	}

	show(clusters: PlaceClusters): void {
		this.#clusters = clusters;
		for (const { node } of this.#shown.values()) node.remove();
		this.#shown.clear();
		this.redraw();
	}

	/** Marks a place as the one whose card is open. */
	select(row: number | undefined): void {
		this.#selected = row;
		for (const { mark, node } of this.#shown.values()) this.#markSelected(mark, node);
	}

	/** Gives the focus to the mark that stands for a place, or to the map where none does. */
	focusRow(row: number): void {
		const marks = [...this.#shown.values()];
		const own = marks.find(({ mark }) => mark.row === row);
		(own?.node ?? this.#map?.getContainer())?.focus({ preventScroll: true });
	}

	override onAdd(map: LeafletMap): this {
		this.#map = map;
		this.redraw();
		return this;
	}

	override onRemove(): this {
		for (const { node } of this.#shown.values()) node.remove();
		this.#shown.clear();
		this.#map = undefined;
		return this;
	}

	override getEvents(): Record<string, LeafletEventHandlerFn> {
		return {
			moveend: () => {
				if (this.#isDrawn()) this.#letReach();
				else this.redraw();
			},
			move: () => {
				if (this.#drawn?.zoom === this.#map?.getZoom() && !this.#isDrawn()) this.redraw();
			},
			dragstart: () => {
				this.#wasDragged = true;
			},
			viewreset: () => {
				this.#place();
			},
			zoomanim: (event) => {
				// As Leaflet fires it.
				this.#follow(event as ZoomAnimEvent);
			},
		};
	}

	redraw(): void {
		const map = this.#map;
		if (!map || !this.#clusters) return;
		const [bounds, zoom] = [map.getBounds().pad(padding), map.getZoom()];
		this.#drawn = { bounds, zoom };
		const marks = this.#clusters.within(extentOf(bounds), zoom);
		const kept = new Set(marks.map(({ id }) => id));
		const hadFocus = this.#forget(kept);
		for (const mark of marks) if (!this.#shown.has(mark.id)) this.#add(mark);
		this.#place();
		const pane = map.getPane('markerPane');
		const placed = [...this.#shown.values()].map(({ node, position }) => {
			const { x, y } = map.latLngToLayerPoint(position);
			return { node, x, y };
		});
		if (pane) arrangeMarks(pane, placed);
		if (hadFocus !== undefined) this.focusRow(hadFocus);
	}

	/** Whether all that the view shows is drawn. */
	#isDrawn(): boolean {
		const map = this.#map;
		if (!map || this.#drawn?.zoom !== map.getZoom()) return false;
		return this.#drawn.bounds.contains(map.getBounds());
	}

	/** @returns The row of the mark that had the focus and is no more. */
	#forget(kept: ReadonlySet<string>): number | undefined {
		let row: number | undefined;
		for (const [id, { mark, node }] of this.#shown) {
			if (kept.has(id)) continue;
			if (node === document.activeElement) row = mark.row;
			node.remove();
			this.#shown.delete(id);
		}
		return row;
	}

	#add(mark: Mark): void {
		const node = markNode(mark, this.#label(mark));
		node.addEventListener('pointerdown', () => {
			this.#wasDragged = false;
		});
		node.addEventListener('click', ({ detail }) => {
			// The map moved along with the pointer that took it by this mark. Keys count no clicks.
			if (detail === 0 || !this.#wasDragged) this.#choose(mark, node);
		});
		this.#shown.set(mark.id, { mark, node, position: new LatLng(mark.latitude, mark.longitude) });
		this.#markSelected(mark, node);
	}

	#markSelected(mark: Mark, node: HTMLElement): void {
		if (mark.row === this.#selected) node.setAttribute('aria-current', 'true');
		else node.removeAttribute('aria-current');
	}

	#place(): void {
		const map = this.#map;
		if (!map) return;
		for (const { node, position } of this.#shown.values()) {
			moveTo(node, map.latLngToLayerPoint(position));
		}
		this.#letReach();
	}

	/** Lets the keyboard reach what is seen, and nothing else. */
	#letReach(): void {
		const view = this.#map?.getBounds();
		for (const { node, position } of this.#shown.values()) {
			const tabIndex = view?.contains(position) ? 0 : -1;
			// Each time that it is set, the style of the mark is worked out anew.
			if (node.tabIndex !== tabIndex) node.tabIndex = tabIndex;
		}
	}

	#follow(event: ZoomAnimEvent): void {
		const map = this.#map;
		if (!map) return;
		for (const { node, position } of this.#shown.values()) {
			moveTo(node, layerPointAfter(map, position, event));
		}
	}
}
