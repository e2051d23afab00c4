import { hasModifier } from '../modifier-keys.ts';
import type { PlaceTable } from '../../../outputs/explore/place-table.ts';

/** Places or events that were chosen of a table. */
export interface ChosenEntries {
	table: Pick<PlaceTable, 'path'>;
	rows: Uint32Array;
}

/**
 * Lets the links of the page to files of everything give those of what is chosen; where that cannot
 * be loaded, they are followed.
 */
export function offerChosenFiles(chosen: () => ChosenEntries | undefined): void {
	const files = document.getElementById('files');
	// The list above it, which comes later, has moved it out of sight.
	if (files?.matches(':target')) {
		requestAnimationFrame(() => {
			files.scrollIntoView();
		});
	}
	files?.addEventListener('click', (event) => {
		// Whatever is clicked is an element.
		const link = (event.target as Element).closest('a');
		const entries = link && chosen();
		if (hasModifier(event) || !entries) return;
		event.preventDefault();
		// Few visitors ask for it, and the page waits for all that it loads.
		const paths = new Set(Array.from(entries.rows, entries.table.path));
		import('../save-places.ts')
			.then(({ savePlaces }) => savePlaces(link.href, (path) => paths.has(path)))
			.catch(() => {
				location.assign(link.href);
			});
	});
}
