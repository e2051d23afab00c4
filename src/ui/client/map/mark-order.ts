import { inReadingOrder } from '../../../graphics/map/reading-order.ts';

interface PlacedMark {
	node: HTMLElement;
	/** In pixels from a point that moves with the map: the order stays the same while it is moved. */
	x: number;
	y: number;
}

/**
 * Puts marks into the order in which they are read. Few are moved, as each costs a layout; never
 * the one with the focus, which would lose it.
 */
export function arrangeMarks(pane: HTMLElement, marks: readonly PlacedMark[]): void {
	const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
	let next = pane.firstElementChild;
	for (const { node } of inReadingOrder(marks, direction)) {
		if (node === next || node === document.activeElement) next = node.nextElementSibling;
		else pane.insertBefore(node, next);
	}
}
