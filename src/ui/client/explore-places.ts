import { haveOtherCounts, haveOtherRows } from '../../outputs/explore/exploration-changes.ts';
import type { ExploreWords } from '../../i18n/messages/browser-words.ts';
import {
	filtersFromParameters,
	knownFilters,
	queryOfFilters,
} from '../../outputs/explore/filter-parameters.ts';
import { loadPlaceTable } from '../../outputs/explore/load-place-table.ts';
import {
	type Exploration,
	matchingRowsWithCounts,
	matchingRows,
} from '../../outputs/explore/matching-rows.ts';
import {
	type PlaceFilters,
	type PlaceOrder,
	noFilters,
} from '../../outputs/explore/place-filters.ts';
import { type Visitor, possibleOrder } from '../../outputs/explore/place-order.ts';
import type { PlaceTable } from '../../outputs/explore/place-table.ts';
import { AskedPosition } from './explore/asked-position.ts';
import { FilterForm } from './explore/filter-form.ts';
import { namedFilters } from './explore/named-filters.ts';
import { ResultMap } from './explore/result-map.ts';
import { soughtRows } from './explore/sought-rows.ts';
import { offerChosenFiles } from './filters/file-links.ts';
import { FilterAddress } from './filters/filter-address.ts';
import { FilterSheet } from './filters/filter-sheet.ts';
import { FilterSummary } from './filters/filter-summary.ts';
import { ResultList } from './filters/result-list.ts';
import { actionOf, partOf } from './page-parts.ts';
import { laterTask, queueTask } from './task-queue.ts';
import { readyToMark } from './text-elements.ts';
import { whileTimePasses } from './ticking.ts';

/**
 * Shows all places with filters, whose state is the address of the page. Its parts are those of
 * `ExplorePlaces.astro`. `data-table` is an address for `loadPlaceTable`, `data-explore-words` the
 * `ExploreWords`, `data-covers` what the addresses of drawings begin with.
 *
 * A `guide-map` in it shows the same places, and where both are seen leads the list to the one that
 * is chosen on it.
 */
class ExplorePlaces extends HTMLElement {
	#table: PlaceTable | undefined;
	#form: FilterForm | undefined;
	#list: ResultList | undefined;
	#map: ResultMap | undefined;
	#filters: PlaceFilters = noFilters;
	/** Exploration that was drawn last. */
	#shown: Exploration | undefined;
	#stopTime: (() => void) | undefined;
	// Written by the build, from the type that is named here.
	readonly #words = JSON.parse(this.dataset.exploreWords ?? '{}') as ExploreWords;
	readonly #locale = this.closest<HTMLElement>('[data-locale]')?.dataset.locale ?? 'en';
	readonly #position = new AskedPosition(this, this.#words);
	/** Shows what these filters leave, at an address of its own. */
	readonly #apply = (filters: PlaceFilters) => {
		this.#filters = filters;
		this.#show();
		this.#address.goOn(queryOfFilters(filters));
		if (this.#position.showNeed(filters)) void this.#locate(filters.order);
	};
	readonly #address = new FilterAddress((parameters, length) => {
		this.#showAddressed(parameters, length);
	});
	readonly #sheet = new FilterSheet(this);
	readonly #summary = new FilterSummary(this, this.#words, this.#locale, this.#apply);

	connectedCallback(): void {
		this.addEventListener('click', this.#act);
		this.#address.connect();
		this.#sheet.connect();
		void this.#load();
	}

	disconnectedCallback(): void {
		this.#stopTime?.();
		this.#sheet.disconnect();
		this.#address.disconnect();
	}

	async #load(): Promise<void> {
		try {
			await readyToMark();
			const table = await loadPlaceTable(this.dataset.table ?? '');
			await laterTask();
			this.#begin(table);
		} catch (error) {
			console.error(error);
			this.#table = undefined;
			this.dataset.failed = '';
			this.#summary.say(this.#words.failed);
		}
	}

	#begin(table: PlaceTable): void {
		const list = new ResultList(partOf(this, 'rows'), actionOf(this, 'more'), this.#address.keep);
		[this.#table, this.#list] = [table, list];
		partOf(this, 'order').addEventListener('change', this.#reorder);
		this.#map = new ResultMap(this, list, (isMapOpen) => {
			this.#filters = { ...this.#filters, isMapOpen };
			this.#address.keepList(queryOfFilters(this.#filters));
		});
		offerChosenFiles(() => this.#shown && { table, rows: this.#shown.rows });
		this.#address.read();
		list.scrollBack(this.#address.left);
		// After the list, which is what visitors see first.
		queueTask(() => {
			const form = partOf(this, 'form') as HTMLFormElement;
			this.#form = new FilterForm(form, table, this.#words, this.#locale, (change) => {
				this.#apply(change(this.#filters));
			});
			if (this.#shown) this.#showCounts(this.#shown);
			this.#sheet.enable();
		});
		this.#stopTime = whileTimePasses(this.#follow, false);
	}

	#showAddressed(parameters: URLSearchParams, length: number | undefined): void {
		if (!this.#table) return;
		this.#filters = knownFilters(filtersFromParameters(parameters), this.#table.facets);
		this.#show(length);
		this.#position.showNeed(this.#filters);
	}

	#show(length?: number): void {
		const [table, filters, visitor] = [this.#table, this.#filters, this.#visitor()];
		if (!table) return;
		const found = matchingRowsWithCounts(table, filters, visitor);
		const { rows } = found;
		const drawing = soughtRows(this, { table, visitor, open: filters.open, words: this.#words });
		this.#list?.show(rows, drawing, length);
		this.#showCounts(found);
		this.#summary.show({
			count: rows.length,
			named: namedFilters(filters, table.facets, this.#words, this.#locale),
			countWith: (others) => matchingRows(table, others, visitor).length,
		});
		const orders = partOf(this, 'order') as HTMLSelectElement;
		orders.value = possibleOrder(filters.order, visitor);
		// Where the order by name is that of the guide it is not offered by itself.
		if (orders.selectedIndex < 0) orders.value = noFilters.order;
		this.#map?.show(table, rows, filters.isMapOpen);
	}

	/**
	 * Draws anew what time has changed: which places are open, the numbers in the form, and the words
	 * of each entry.
	 */
	readonly #follow = () => {
		const [table, shown] = [this.#table, this.#shown];
		if (!table || !shown) return;
		const found = matchingRowsWithCounts(table, this.#filters, this.#visitor());
		if (haveOtherRows(found, shown)) this.#show(this.#list?.length);
		else {
			this.#list?.updateEntries(Date.now());
			if (haveOtherCounts(found, shown)) this.#showCounts(found);
		}
	};

	#showCounts(found: Exploration): void {
		this.#shown = found;
		this.#form?.show(this.#filters, found, this.#position.coordinates !== undefined);
	}

	#visitor(): Visitor {
		return { nowMs: Date.now(), locale: this.#locale, position: this.#position.coordinates };
	}

	/**
	 * Asks for the position of the visitor.
	 * @param order Takes the place of that of the guide: whoever asks for distances looks for what
	 *   is near.
	 */
	async #locate(order: PlaceFilters['order'] = 'distance'): Promise<void> {
		if (!(await this.#position.ask())) return;
		const filters = this.#filters;
		if (filters.order === 'choice' && order !== 'choice') this.#apply({ ...filters, order });
		else this.#show(this.#list?.length);
	}

	readonly #reorder = ({ currentTarget }: Event) => {
		// As `PlaceOrders.astro` has it.
		const order = (currentTarget as HTMLSelectElement).value as PlaceOrder;
		this.#apply({ ...this.#filters, order });
		if (order === 'distance' && !this.#position.coordinates) void this.#locate();
	};

	readonly #act = ({ target }: Event) => {
		const { isMapOpen, order } = this.#filters;
		const button = target instanceof Element ? target.closest('button') : null;
		const action = button?.dataset.action;
		if (action === 'clear') this.#apply({ ...noFilters, order, isMapOpen });
		else if (action === 'position') void this.#locate();
	};
}

customElements.define('explore-places', ExplorePlaces);
