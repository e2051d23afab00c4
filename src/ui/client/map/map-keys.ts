import type { Map as LeafletMap } from './leaflet.ts';

/** Pixels that each key moves the map, as Leaflet’s own. */
const steps: Readonly<Record<string, [across: number, down: number]>> = {
	ArrowLeft: [-80, 0],
	ArrowRight: [80, 0],
	ArrowUp: [0, -80],
	ArrowDown: [0, 80],
};

/**
 * Lets the arrow keys, plus and minus move the map while one of its marks has the focus; on the map
 * itself Leaflet listens to them.
 */
export function moveByKeysOfMarks(map: LeafletMap): void {
	map.getContainer().addEventListener('keydown', (event) => {
		const { altKey, ctrlKey, key, metaKey, target } = event;
		if (!(target instanceof HTMLButtonElement) || altKey || ctrlKey || metaKey) return;
		const by = steps[key];
		if (by) map.panBy(by);
		else if (key === '+' || key === '=') map.zoomIn();
		else if (key === '-') map.zoomOut();
		else return;
		event.preventDefault();
	});
}

/**
 * Lets Escape hide the name at a mark, wherever the focus is, until the pointer moves or another
 * key is pressed (WCAG 2.2, success criterion 1.4.13).
 *
 * @param close Closes what Escape is to close first from where the focus is.
 * @returns Whether there was something.
 */
export function hideNamesByEscape(
	sheet: HTMLElement,
	close: (focused: Node) => boolean,
	signal: AbortSignal,
): void {
	const hideOrShow = ({ key, target }: Event & { key?: string }) => {
		// These events are sent to elements or to the document, which are nodes.
		sheet.toggleAttribute('data-nameless', key === 'Escape' && !close(target as Node));
	};
	document.addEventListener('keydown', hideOrShow, { signal });
	document.addEventListener('pointermove', hideOrShow, { signal });
}
