import {
	LatLng,
	type LatLngBounds,
	type Map as LeafletMap,
	type ZoomAnimEvent,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { Mark } from '../../map/place-clusters.ts';
import { arrangeMarks } from './mark-order.ts';
import { layerPointAfter, moveTo } from './moved-with-map.ts';

interface ShownMark {
	mark: Mark;
	node: HTMLElement;
	position: LatLng;
}

/** The marks that are drawn, by what they stand for. */
export class ShownMarks {
	readonly #shown = new Map<string, ShownMark>();
	#selected: number | undefined;

	has({ id }: Mark): boolean {
		return this.#shown.has(id);
	}

	/** Takes a mark in; `place` puts it on the map. */
	add(mark: Mark, node: HTMLElement): void {
		const position = new LatLng(mark.latitude, mark.longitude);
		this.#shown.set(mark.id, { mark, node, position });
		this.#markSelected(mark, node);
	}

	/** @returns The row of the mark that had the focus and is no more. */
	forgetAllBut(kept: ReadonlySet<string>): number | undefined {
		let row: number | undefined;
		for (const [id, { mark, node }] of this.#shown) {
			if (kept.has(id)) continue;
			if (node === document.activeElement) row = mark.row;
			node.remove();
			this.#shown.delete(id);
		}
		return row;
	}

	/** Marks a place as the one whose card is open. */
	select(row: number | undefined): void {
		this.#selected = row;
		for (const { mark, node } of this.#shown.values()) this.#markSelected(mark, node);
	}

	/** Gives the focus to the mark that stands for a place. @returns Whether one does. */
	focusRow(row: number): boolean {
		const own = [...this.#shown.values()].find(({ mark }) => mark.row === row);
		own?.node.focus({ preventScroll: true });
		return own !== undefined;
	}

	/** With the middle of each in pixels of the map's panes. */
	pointsOn(map: LeafletMap): { mark: Mark; node: HTMLElement; x: number; y: number }[] {
		return Array.from(this.#shown.values(), ({ mark, node, position }) => {
			const { x, y } = map.latLngToLayerPoint(position);
			return { mark, node, x, y };
		});
	}

	/** Puts each where it is on the map, in the order in which they are read. */
	place(map: LeafletMap): void {
		for (const { node, position } of this.#shown.values()) {
			moveTo(node, map.latLngToLayerPoint(position));
		}
		this.letReach(map.getBounds());
		const pane = map.getPane('markerPane');
		if (pane) arrangeMarks(pane, this.pointsOn(map));
	}

	/** Moves each to where it will be once an animated zoom has ended. */
	follow(map: LeafletMap, zoom: ZoomAnimEvent): void {
		for (const { node, position } of this.#shown.values()) {
			moveTo(node, layerPointAfter(map, position, zoom));
		}
	}

	/** Lets the keyboard reach what is seen, and nothing else. */
	letReach(view: LatLngBounds): void {
		for (const { node, position } of this.#shown.values()) {
			const tabIndex = view.contains(position) ? 0 : -1;
			// Each time that it is set, the style of the mark is worked out anew.
			if (node.tabIndex !== tabIndex) node.tabIndex = tabIndex;
		}
	}

	#markSelected(mark: Mark, node: HTMLElement): void {
		if (mark.row === this.#selected) node.setAttribute('aria-current', 'true');
		else node.removeAttribute('aria-current');
	}
}
