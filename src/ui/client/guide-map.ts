import type { PlaceTable } from '../../outputs/explore/place-table.ts';
import type { MapOptions } from '../../graphics/map/map-options.ts';
import type { GuideMapEvents } from './map/guide-map-events.ts';
import type { MapSheet } from './map/map-sheet.ts';
import { laterTask } from './task-queue.ts';

/**
 * Places on a map. Leaflet and everything else is loaded when the element comes near the window
 * and, where that failed, each time that it comes there again, as when it is closed and opened.
 * Browsers may ask no more for a script that failed (github.com/whatwg/html/issues/6768): there a
 * link helps, which loads the page anew.
 *
 * With `data-table` (an address for `loadPlaceTable`) it shows the places that the filters in the
 * page's address leave; without, those that `show` is given. `data-map` holds the
 * `MapOptions`. Its parts are those of `GuideMap.astro`.
 *
 * @fires guide-map:move
 * @fires guide-map:view
 * @fires guide-map:select
 */
class GuideMap extends HTMLElement {
	#sheet: Promise<MapSheet | undefined> | undefined;
	readonly #observer = new IntersectionObserver(
		(entries) => {
			if (entries.some(({ isIntersecting }) => isIntersecting)) void this.#open();
		},
		{ rootMargin: '200px' },
	);
	#waiting: [table: PlaceTable, rows: Iterable<number>] | undefined;
	#view: GuideMapEvents['guide-map:view'] | undefined;

	constructor() {
		super();
		this.addEventListener('guide-map:view', (event) => {
			// The only event of that name.
			this.#view = (event as CustomEvent<GuideMapEvents['guide-map:view']>).detail;
		});
	}

	connectedCallback(): void {
		this.#observer.observe(this);
	}

	disconnectedCallback(): void {
		this.#observer.disconnect();
		void this.#sheet?.then((sheet) => sheet?.close());
		this.#sheet = undefined;
	}

	/** Returns the detail of the last `guide-map:view`, for those who came too late for it. */
	get view(): GuideMapEvents['guide-map:view'] | undefined {
		return this.#view;
	}

	/**
	 * Shows these rows of a table and no others. The view stays, unless none of them could be seen in
	 * it.
	 */
	show(table: PlaceTable, rows: Iterable<number>): void {
		this.#waiting = [table, rows];
		void this.#sheet?.then((sheet) => sheet?.show(table, rows));
	}

	async #open(): Promise<void> {
		this.#sheet ??= this.#load();
		const sheet = await this.#sheet;
		if (!sheet) return;
		this.#observer.disconnect();
		if (this.#waiting) sheet.show(...this.#waiting);
	}

	async #load(): Promise<MapSheet | undefined> {
		try {
			const { openMap } = await import('./map/map-sheet.ts');
			await laterTask();
			return await openMap(this);
		} catch (error) {
			this.#sheet = undefined;
			this.dataset.state = 'failed';
			this.#sayFailure();
			console.error(error);
			return undefined;
		}
	}

	#sayFailure(): void {
		const status = this.querySelector('[data-part="status"]');
		// Written by the build, from the type that is named here.
		const { words } = JSON.parse(this.dataset.map ?? '') as MapOptions;
		if (status) status.textContent = words.failed;
	}
}

customElements.define('guide-map', GuideMap);

declare global {
	interface HTMLElementTagNameMap {
		'guide-map': GuideMap;
	}
}
