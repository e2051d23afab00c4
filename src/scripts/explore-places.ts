import type { ExploreWords } from '../explore/explore-words.ts';
import {
	filtersFromParameters,
	knownFilters,
	queryOfFilters,
} from '../explore/filter-parameters.ts';
import { loadPlaceTable } from '../explore/load-place-table.ts';
import { explore, matchingRows } from '../explore/matching-rows.ts';
import {
	type PlaceFilters,
	countOfFilters,
	noFilters,
	placeOrders,
} from '../explore/place-filters.ts';
import { type Visitor, distancesFrom } from '../explore/place-order.ts';
import type { PlaceTable } from '../explore/place-table.ts';
import type { Coordinates } from '../geo/coordinates.ts';
import type { StatusWords } from '../opening-hours/status-text.ts';
import { ExploreParts } from './explore/explore-parts.ts';
import { FilterForm } from './explore/filter-form.ts';
import { namedFilters } from './explore/named-filters.ts';
import { type RowSettings, placeRows } from './explore/place-row.ts';
import { ResultList, rowsAtOnce } from './explore/result-list.ts';
import { visitorPosition } from './explore/visitor-position.ts';
import type { GuideMapEvents } from './guide-map.ts';
import { whileTimePasses } from './ticking.ts';

/** From this width on the filters stand beside the list, as in `ExplorePlaces.astro`. */
const wide = window.matchMedia('(min-width: 60rem)');
/** From this width on the map stands beside the list as well. */
const veryWide = window.matchMedia('(min-width: 75rem)');

/**
 * All places with filters, whose state is the address of the page. Its parts are those of `ExplorePlaces.astro`.
 *
 * `data-table` is an address for `loadPlaceTable`, `data-explore-words` the `ExploreWords`, `data-covers` what the addresses of
 * drawings begin with, `data-content-language` the language of names.
 *
 * A `guide-map` in it shows the same places, and leads the list to the one that is chosen on it.
 */
class ExplorePlaces extends HTMLElement {
	#table: PlaceTable | undefined;
	#form: FilterForm | undefined;
	#list: ResultList | undefined;
	#filters: PlaceFilters = noFilters;
	#position: Coordinates | undefined;
	#stopTime: (() => void) | undefined;
	// Written by the build, from the type that is named here.
	readonly #words = JSON.parse(this.dataset.exploreWords ?? '{}') as ExploreWords;
	readonly #page = this.closest<HTMLElement>('[data-locale]')?.dataset;
	readonly #locale = this.#page?.locale ?? 'en';
	readonly #parts = new ExploreParts<PlaceFilters>(this, this.#words, this.#locale);

	connectedCallback(): void {
		this.addEventListener('click', this.#act);
		this.addEventListener('guide-map:select', this.#select);
		window.addEventListener('popstate', this.#readAddress);
		wide.addEventListener('change', this.#placeForm);
		this.#placeForm();
		void this.#load();
	}

	disconnectedCallback(): void {
		this.#stopTime?.();
		window.removeEventListener('popstate', this.#readAddress);
		wide.removeEventListener('change', this.#placeForm);
	}

	async #load(): Promise<void> {
		try {
			this.#table = await loadPlaceTable(this.dataset.table ?? '');
		} catch {
			this.toggleAttribute('data-failed', true);
			this.#parts.say(this.#words.failed);
			return;
		}
		const form = this.#parts.part('form') as HTMLFormElement;
		this.#list = new ResultList(this.#parts.part('rows'), this.#parts.action('more'));
		this.#form = new FilterForm(form, this.#table, this.#words, this.#locale, (change) => {
			this.#apply(change(this.#filters));
		});
		this.#parts.part('order').addEventListener('change', this.#reorder);
		this.#readAddress();
		if (veryWide.matches) this.#openMap(true);
		this.#stopTime = whileTimePasses(() => this.#list?.updateEntries(Date.now()));
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
			history.pushState({}, '', location.pathname + queryOfFilters(filters));
		});
	};

	#show(length?: number): void {
		const [table, filters, position] = [this.#table, this.#filters, this.#position];
		if (!table) return;
		const visitor: Visitor = { nowMs: Date.now(), locale: this.#locale, position };
		const exploration = explore(table, filters, visitor);
		const { rows } = exploration;
		const countFor = (other: PlaceFilters) => matchingRows(table, other, visitor).length;
		this.#form?.show(filters, exploration, position !== undefined);
		this.#list?.show(rows, placeRows(this.#rowSettings(table)), length);
		const named = namedFilters(filters, table.axes, this.#words, this.#locale);
		const chosen = countOfFilters(filters);
		this.#parts.show(named, chosen, rows.length, countFor, this.#apply);
		(this.#parts.part('order') as HTMLSelectElement).value = filters.order;
		if (!position && (filters.order === 'distance' || filters.withinMetres !== undefined)) {
			this.#parts.note(this.#words.positionNeeded);
		}
		void customElements.whenDefined('guide-map').then(() => {
			this.querySelector('guide-map')?.show(table, rows);
		});
	}

	#rowSettings(table: PlaceTable): RowSettings {
		const { contentLanguage, covers = '' } = this.dataset;
		return {
			table,
			words: this.#words,
			// As above.
			statusWords: JSON.parse(this.#page?.words ?? '{}') as StatusWords,
			locale: this.#locale,
			contentLanguage:
				contentLanguage === document.documentElement.lang ? undefined : contentLanguage,
			covers,
			distances: this.#position && distancesFrom(table, this.#position),
		};
	}

	async #locate(): Promise<void> {
		this.#parts.note(this.#words.locating);
		const found = await visitorPosition();
		const { positionDenied, positionUnknown } = this.#words;
		if (typeof found === 'string') {
			this.#parts.note(found === 'denied' ? positionDenied : positionUnknown);
			return;
		}
		this.#position = found;
		this.#parts.note('');
		// Whoever asks for distances looks for what is near.
		if (this.#filters.order === 'choice') this.#apply({ ...this.#filters, order: 'distance' });
		else this.#show(this.#list?.length);
	}

	readonly #reorder = ({ currentTarget }: Event) => {
		const { value } = currentTarget as HTMLSelectElement;
		const order = placeOrders.find((known) => known === value) ?? 'choice';
		this.#apply({ ...this.#filters, order });
		if (order === 'distance' && !this.#position) void this.#locate();
	};

	readonly #act = ({ target }: Event) => {
		const sheet = this.querySelector('dialog');
		const button = target instanceof Element ? target.closest('button') : null;
		switch (button?.dataset.action) {
			case 'open-filters':
				sheet?.showModal();
				break;
			case 'close-filters':
				sheet?.close();
				break;
			case 'clear':
				this.#apply({ ...noFilters, order: this.#filters.order });
				break;
			case 'position':
				void this.#locate();
				break;
			case 'map':
				this.#openMap(button.ariaExpanded !== 'true');
		}
	};

	/** Beside the list or, where there is no room, in a sheet above it. */
	readonly #placeForm = () => {
		this.#parts.part(wide.matches ? 'side' : 'sheet-body').append(this.#parts.part('form'));
		if (wide.matches) this.querySelector('dialog')?.close();
	};

	/** Of its own accord where there is room for it beside the list. */
	#openMap(isOpen: boolean): void {
		const button = this.querySelector('[data-action="map"]');
		button?.setAttribute('aria-expanded', String(isOpen));
		const map = this.querySelector<HTMLElement>('[data-part="map"]');
		if (map) map.hidden = !isOpen;
	}

	readonly #select = (event: Event) => {
		// The only event of that name.
		const { row } = (event as CustomEvent<GuideMapEvents['guide-map:select']>).detail;
		const entry = this.#list?.entryOf(row);
		for (const chosen of this.querySelectorAll('[data-chosen]'))
			chosen.removeAttribute('data-chosen');
		entry?.toggleAttribute('data-chosen', true);
		if (veryWide.matches) entry?.scrollIntoView({ block: 'center' });
	};
}

customElements.define('explore-places', ExplorePlaces);
