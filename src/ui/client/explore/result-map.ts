import type { PlaceTable } from '../../../outputs/explore/place-table.ts';
import type { ResultList } from '../filters/result-list.ts';
import type { GuideMapEvents } from '../map/guide-map-events.ts';
import { actionOf, partOf } from '../page-parts.ts';

/**
 * Media query of the width from which on the map stands beside the list, as in
 * `ExplorePlaces.astro`.
 */
const veryWide = matchMedia('(min-width: 75rem)');

/**
 * Holds the map of the places in the list, which is opened and closed by a button; there is no map
 * where no place has coordinates.
 */
export class ResultMap {
	readonly #root: HTMLElement;
	readonly #list: ResultList;
	readonly #map: HTMLElementTagNameMap['guide-map'] | null;

	/**
	 * @param list List to an entry of which the map leads where both are seen.
	 * @param onToggle Called when the visitor opens or closes it.
	 */
	constructor(root: HTMLElement, list: ResultList, onToggle: (isOpen: boolean) => void) {
		this.#root = root;
		this.#list = list;
		this.#map = root.querySelector('guide-map');
		if (!this.#map) return;
		root.addEventListener('guide-map:select', this.#lead);
		const button = actionOf(root, 'map');
		button.addEventListener('click', () => {
			const isOpen = button.getAttribute('aria-expanded') !== 'true';
			this.#open(isOpen);
			onToggle(isOpen);
		});
	}

	/**
	 * Shows the map of the results.
	 * @param isOpen Whether the map is open; where it is not said, it is if there is room beside
	 *   the list.
	 */
	show(table: PlaceTable, rows: Uint32Array, isOpen = veryWide.matches): void {
		if (!this.#map) return;
		this.#open(isOpen);
		void customElements.whenDefined('guide-map').then(() => this.#map?.show(table, rows));
	}

	#open(isOpen: boolean): void {
		actionOf(this.#root, 'map').setAttribute('aria-expanded', String(isOpen));
		partOf(this.#root, 'map').hidden = !isOpen;
	}

	readonly #lead = (event: Event) => {
		// The only event of that name.
		const { row } = (event as CustomEvent<GuideMapEvents['guide-map:select']>).detail;
		const entry = this.#list.choose(row, veryWide.matches);
		if (veryWide.matches) entry?.scrollIntoView({ block: 'center' });
	};
}
