import type { ExploreWords } from '../explore/explore-words.ts';
import {
	filtersFromParameters,
	knownFilters,
	queryOfFilters,
} from '../explore/filter-parameters.ts';
import { loadPlaceTable } from '../explore/load-place-table.ts';
import { explore, matchingRows } from '../explore/matching-rows.ts';
import { type PlaceFilters, noFilters, placeOrders } from '../explore/place-filters.ts';
import { type Visitor, distancesFrom } from '../explore/place-order.ts';
import type { PlaceTable } from '../explore/place-table.ts';
import type { Coordinates } from '../geo/coordinates.ts';
import type { StatusWords } from '../opening-hours/status-text.ts';
import { FilterForm } from './explore/filter-form.ts';
import { namedFilters } from './explore/named-filters.ts';
import { type RowSettings, placeRows } from './explore/place-row.ts';
import { ResultMap } from './explore/result-map.ts';
import { FilterSheet } from './filters/filter-sheet.ts';
import { FilterSummary } from './filters/filter-summary.ts';
import { ResultList, rowsAtOnce } from './filters/result-list.ts';
import { actionOf, partOf } from './page-parts.ts';
import { readyToMark } from './text-elements.ts';
import { whileTimePasses } from './ticking.ts';
import { visitorPosition } from './visitor-position.ts';

/** A position of the last minutes is good enough for distances. */
const oldestPositionMs = 300_000;

/**
 * All places with filters, whose state is the address of the page. Its parts are those of `ExplorePlaces.astro`.
 *
 * `data-table` is an address for `loadPlaceTable`, `data-explore-words` the `ExploreWords`, `data-covers` what the addresses of
 * drawings begin with.
 *
 * A `guide-map` in it shows the same places, and leads the list to the one that is chosen on it.
 */
class ExplorePlaces extends HTMLElement {
	#table: PlaceTable | undefined;
	#form: FilterForm | undefined;
	#list: ResultList | undefined;
	#map: ResultMap | undefined;
	#filters: PlaceFilters = noFilters;
	#position: Coordinates | undefined;
	#stopTime: (() => void) | undefined;
	// Written by the build, from the type that is named here.
	readonly #words = JSON.parse(this.dataset.exploreWords ?? '{}') as ExploreWords;
	readonly #page = this.closest<HTMLElement>('[data-locale]')?.dataset;
	readonly #locale = this.#page?.locale ?? 'en';
	readonly #sheet = new FilterSheet(this);
	readonly #summary = new FilterSummary<PlaceFilters>(
		this,
		this.#words,
		this.#locale,
		(filters) => {
			this.#apply(filters);
		},
	);

	connectedCallback(): void {
		this.addEventListener('click', this.#act);
		window.addEventListener('popstate', this.#readAddress);
		this.#sheet.connect();
		void this.#load();
	}

	disconnectedCallback(): void {
		this.#stopTime?.();
		this.#sheet.disconnect();
		window.removeEventListener('popstate', this.#readAddress);
	}

	async #load(): Promise<void> {
		try {
			await readyToMark();
			this.#table = await loadPlaceTable(this.dataset.table ?? '');
		} catch {
			this.toggleAttribute('data-failed', true);
			this.#summary.say(this.#words.failed);
			return;
		}
		const form = partOf(this, 'form') as HTMLFormElement;
		const list = new ResultList(partOf(this, 'rows'), actionOf(this, 'more'));
		this.#list = list;
		this.#form = new FilterForm(form, this.#table, this.#words, this.#locale, (change) => {
			this.#apply(change(this.#filters));
		});
		partOf(this, 'order').addEventListener('change', this.#reorder);
		const entryOf = (row: number) => list.entryOf(row);
		this.#map = new ResultMap(this, entryOf, (isMapOpen) => {
			this.#filters = { ...this.#filters, isMapOpen };
			history.pushState({ length: list.length }, '', this.#address());
		});
		this.#readAddress();
		this.#sheet.enable();
		this.#stopTime = whileTimePasses(() => {
			list.updateEntries(Date.now());
		});
	}

	readonly #readAddress = () => {
		if (!this.#table) return;
		const filters = filtersFromParameters(new URLSearchParams(location.search));
		this.#filters = knownFilters(filters, this.#table.axes);
		// Written by `#apply`.
		const { length } = (history.state ?? {}) as { length?: number };
		this.#show(length);
	};

	/** Shows what these filters leave, at an address of its own. */
	readonly #apply = (filters: PlaceFilters) => {
		this.#filters = filters;
		const length = this.#list?.length ?? 0;
		this.#show();
		// Browsers take longer to write an address than it takes to draw the list, which is to be seen first.
		setTimeout(() => {
			// Whoever comes back finds as much of the list as there was.
			if (length > rowsAtOnce) history.replaceState({ length }, '');
			history.pushState({}, '', this.#address());
		});
	};

	#show(length?: number): void {
		const [table, filters, position] = [this.#table, this.#filters, this.#position];
		if (!table) return;
		const visitor: Visitor = { nowMs: Date.now(), locale: this.#locale, position };
		const exploration = explore(table, filters, visitor);
		const { rows } = exploration;
		this.#list?.show(rows, placeRows(this.#rowSettings(table)), length);
		this.#form?.show(filters, exploration, position !== undefined);
		const isAwaited = filters.order === 'distance' || filters.withinMetres !== undefined;
		if (!position) this.#note(isAwaited ? this.#words.positionNeeded : '');
		this.#summary.show({
			count: rows.length,
			named: namedFilters(filters, table.axes, this.#words, this.#locale),
			countWith: (others) => matchingRows(table, others, visitor).length,
		});
		(partOf(this, 'order') as HTMLSelectElement).value = filters.order;
		this.#map?.show(table, rows, filters.isMapOpen);
	}

	#address(): string {
		return location.pathname + queryOfFilters(this.#filters);
	}

	#rowSettings(table: PlaceTable): RowSettings {
		return {
			table,
			words: this.#words,
			// As above.
			statusWords: JSON.parse(this.#page?.words ?? '{}') as StatusWords,
			locale: this.#locale,
			covers: this.dataset.covers ?? '',
			distances: this.#position && distancesFrom(table, this.#position),
		};
	}

	async #locate(): Promise<void> {
		this.#note(this.#words.locating);
		const found = await visitorPosition(oldestPositionMs, false);
		const { positionDenied, positionUnknown } = this.#words;
		if (typeof found === 'string') {
			this.#note(found === 'denied' ? positionDenied : positionUnknown);
			return;
		}
		this.#position = found;
		this.#note('');
		// Whoever asks for distances looks for what is near.
		if (this.#filters.order === 'choice') this.#apply({ ...this.#filters, order: 'distance' });
		else this.#show(this.#list?.length);
	}

	/** Below the order and below the button for the position, of which a phone shows one at a time. */
	#note(text: string): void {
		const note = partOf(this, 'order-note');
		// What is written again is read out again.
		if (note.textContent === text) return;
		for (const name of ['order-note', 'position-note', 'sheet-status']) {
			partOf(this, name).textContent = text;
		}
	}

	readonly #reorder = ({ currentTarget }: Event) => {
		const { value } = currentTarget as HTMLSelectElement;
		const order = placeOrders.find((known) => known === value) ?? 'choice';
		this.#apply({ ...this.#filters, order });
		if (order === 'distance' && !this.#position) void this.#locate();
	};

	readonly #act = ({ target }: Event) => {
		const { isMapOpen, order } = this.#filters;
		const button = target instanceof Element ? target.closest('button') : null;
		switch (button?.dataset.action) {
			case 'clear':
				this.#apply({ ...noFilters, order, isMapOpen });
				break;
			case 'position':
				void this.#locate();
		}
	};
}

customElements.define('explore-places', ExplorePlaces);
