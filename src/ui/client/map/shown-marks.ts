import type { Mark } from '../../../graphics/map/place-clusters.ts';
import { LatLng, type LatLngBounds, type Map as LeafletMap } from './leaflet.ts';
import { layerPointIn, type ViewOfMap } from './moved-with-map.ts';
import { inReadingOrder } from '../../../graphics/map/reading-order.ts';

/** Holds a mark that is drawn, and its middle in pixels of the map's panes. */
interface ShownMark {
	mark: Mark;
	node: HTMLElement;
	position: LatLng;
	/** Pixels from a point that moves with the map: the order stays the same while it is moved. */
	x: number;
	y: number;
}

/** Keeps the marks that are drawn, by what they stand for. */
export class ShownMarks {
	readonly #shown = new Map<string, ShownMark>();
	#selected: number | undefined;

	has({ id }: Mark): boolean {
		return this.#shown.has(id);
	}

	/** Puts marks on the map, among the others in the order in which they are read. */
	add(map: LeafletMap, marks: readonly { mark: Mark; node: HTMLElement }[]): void {
		for (const { mark, node } of marks) {
			const one = { mark, node, position: new LatLng(mark.latitude, mark.longitude), x: 0, y: 0 };
			this.#shown.set(mark.id, one);
			place(map, one);
			this.#markSelected(mark, node);
		}
		if (marks.length > 0) this.#arrange(map);
	}

	/**
	 * @param maxForgotten Maximum number of marks that go; without a number all do.
	 * @returns The row of the mark that had the focus and is no more.
	 */
	forgetAllBut(kept: ReadonlySet<string>, maxForgotten = Infinity): number | undefined {
		let row: number | undefined;
		let left = maxForgotten;
		for (const [id, { mark, node }] of this.#shown) {
			if (kept.has(id)) continue;
			if (left-- <= 0) break;
			if (node === document.activeElement) row = mark.row;
			node.remove();
			this.#shown.delete(id);
		}
		return row;
	}

	/** Returns whether there are other marks than the kept ones. */
	hasOthers(kept: ReadonlySet<string>): boolean {
		return [...this.#shown.keys()].some((id) => !kept.has(id));
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

	/**
	 * Puts each where it is on the map, which has another zoom, or begins to count its pixels
	 * elsewhere.
	 */
	place(map: LeafletMap): void {
		for (const one of this.#shown.values()) place(map, one);
		this.#arrange(map);
	}

	/** Moves each to where it is in another view, before Leaflet moves the map to it. */
	follow(map: LeafletMap, view: ViewOfMap): void {
		for (const { node, position, x, y } of this.#shown.values()) {
			const after = layerPointIn(map, position, view);
			node.style.transform = `translate(${after.x - x}px, ${after.y - y}px)`;
		}
	}

	/**
	 * Lets the keyboard reach what is seen, and nothing else.
	 *
	 * @param cover What lies over the map: of a mark below it only a part could be seen.
	 */
	letReach(view: LatLngBounds, cover?: DOMRect): void {
		for (const { node, position } of this.#shown.values()) {
			const isCovered = cover && overlap(node.getBoundingClientRect(), cover);
			const tabIndex = view.contains(position) && !isCovered ? 0 : -1;
			// Each time that it is set, the style of the mark is worked out anew.
			if (node.tabIndex !== tabIndex) node.tabIndex = tabIndex;
		}
	}

	#arrange(map: LeafletMap): void {
		const pane = map.getPane('markerPane');
		if (pane) arrangeMarks(pane, [...this.#shown.values()]);
	}

	#markSelected(mark: Mark, node: HTMLElement): void {
		if (mark.row === this.#selected) node.setAttribute('aria-current', 'true');
		else node.removeAttribute('aria-current');
	}
}

function overlap(one: DOMRect, other: DOMRect): boolean {
	return (
		one.left < other.right &&
		one.right > other.left &&
		one.top < other.bottom &&
		one.bottom > other.top
	);
}

function place(map: LeafletMap, one: ShownMark): void {
	const point = map.latLngToLayerPoint(one.position);
	[one.x, one.y] = [point.x, point.y];
	// A transform of its own costs each mark some of every frame in which the map is moved.
	const { style } = one.node;
	[style.left, style.top, style.transform] = [`${point.x}px`, `${point.y}px`, ''];
}

/**
 * Puts marks into the order in which they are read. Few are moved, as each costs a layout; never
 * the one with the focus, which would lose it.
 */
function arrangeMarks(pane: HTMLElement, marks: readonly ShownMark[]): void {
	const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
	let next = pane.firstElementChild;
	for (const { node } of inReadingOrder(marks, direction)) {
		if (node === next || node === document.activeElement) next = node.nextElementSibling;
		else pane.insertBefore(node, next);
	}
}
