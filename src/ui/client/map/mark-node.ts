import type { Mark } from '../../../graphics/map/place-clusters.ts';
import { markLanguage } from '../text-elements.ts';

export interface MarkWords {
	/** Name of the mark. */
	name: string;
	/** Text in it. */
	text: string;
}

/** Returns the button that stands for a place or a cluster, for `map.css` to draw. */
export function markNode(mark: Mark, { name, text }: MarkWords): HTMLButtonElement {
	const node = document.createElement('button');
	node.type = 'button';
	// Until the map lets the keyboard reach it.
	node.tabIndex = -1;
	node.className = 'mark leaflet-zoom-animated';
	node.setAttribute('aria-label', name);
	// A cluster is called in words of the interface.
	if (mark.cluster === undefined) markLanguage(node, name);
	node.dataset.size = sizeOf(mark);
	node.textContent = text;
	return node;
}

/** Returns how large the mark of a place is, or that of a cluster. */
export function sizeOf({ cluster, count }: Mark): 'place' | 'few' | 'some' | 'many' {
	if (cluster === undefined) return 'place';
	if (count < 10) return 'few';
	return count < 100 ? 'some' : 'many';
}
