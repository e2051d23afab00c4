import type { Map as LeafletMap } from './leaflet.ts';

/** In pixels, as Leaflet's own. */
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
