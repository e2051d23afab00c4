import cardWords from 'virtual:waymark/card-words';
import closedWords from 'virtual:waymark/closed-words';
import { type Day, dayInZone } from '../../domain/events/days.ts';
import { knownValues } from '../../outputs/explore/chosen-values.ts';
import {
	type EventFilters,
	eventFiltersFrom,
	noEventFilters,
	queryOfEventFilters,
	rangeOfFilters,
} from '../../outputs/explore/event-filters.ts';
import { type EventTable, loadEventTable } from '../../outputs/explore/event-table.ts';
import {
	type EventVisitor,
	type WhatsOn,
	countOfEvents,
	matchingEventsWithCounts,
} from '../../outputs/explore/matching-events.ts';
import type { WhatsOnOptions, WhatsOnWords } from '../../outputs/explore/whats-on-words.ts';
import { FilterAddress } from './filters/filter-address.ts';
import { FilterSheet } from './filters/filter-sheet.ts';
import { FilterSummary } from './filters/filter-summary.ts';
import { ResultList } from './filters/result-list.ts';
import { actionOf, partOf } from './page-parts.ts';
import { readyToMark } from './text-elements.ts';
import { whileTimePasses } from './ticking.ts';
import { DatePresets } from './whats-on/date-presets.ts';
import { EventFilterForm } from './whats-on/event-filter-form.ts';
import { eventRows } from './whats-on/event-row.ts';
import { namedEventFilters } from './whats-on/named-event-filters.ts';
import { SelectionLinks } from './whats-on/selection-links.ts';

/**
 * Shows all events with filters, whose state is the address of the page. Its parts are those of
 * `WhatsOnFinder.astro`; without filters the page shows what the build wrote.
 *
 * `data-table` is an address for `loadEventTable`, `data-finder-words` the `WhatsOnWords`,
 * `data-options` the `WhatsOnOptions`. Language and time zone are those of the page around it.
 */
class WhatsOnFinder extends HTMLElement {
	#table: EventTable | undefined;
	#form: EventFilterForm | undefined;
	#list: ResultList | undefined;
	#filters: EventFilters = noEventFilters;
	/** Key of what was drawn last. */
	#shown: string | undefined;
	#stopTime: (() => void) | undefined;
	// Written by the build, from the types that are named here.
	readonly #words = JSON.parse(this.dataset.finderWords ?? '{}') as WhatsOnWords;
	readonly #options = JSON.parse(this.dataset.options ?? '{}') as WhatsOnOptions;
	readonly #page = this.closest<HTMLElement>('[data-locale]')?.dataset;
	readonly #locale = this.#page?.locale ?? 'en';
	readonly #timeZone = this.#page?.timeZone ?? 'UTC';
	readonly #address = new FilterAddress((parameters, length) => {
		this.#showAddressed(parameters, length);
	});
	readonly #sheet = new FilterSheet(this);
	readonly #presets = new DatePresets(this, this.#locale, (when) => {
		// Until the events are there, its links lead to the lists of the page.
		if (this.#table) this.#apply({ ...this.#filters, when });
		return this.#table !== undefined;
	});
	readonly #links = new SelectionLinks(this, this.#options, this.#words);
	readonly #summary = new FilterSummary<EventFilters>(
		this,
		this.#words,
		this.#locale,
		(filters) => {
			this.#apply(filters);
		},
	);

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
			this.#begin(await loadEventTable(this.dataset.table ?? ''));
		} catch (error) {
			console.error(error);
			this.#table = undefined;
			this.#setFiltered(noEventFilters);
			this.dataset.failed = '';
			this.#summary.say(this.#words.failed);
		}
		delete this.dataset.waiting;
	}

	#begin(table: EventTable): void {
		this.#table = table;
		this.#list = new ResultList(partOf(this, 'rows'), actionOf(this, 'more'), this.#address.keep);
		this.#form = new EventFilterForm(
			partOf(this, 'form'),
			table,
			this.#words,
			this.#locale,
			(change) => {
				this.#apply(change(this.#filters));
			},
		);
		this.#address.read();
		this.#list.scrollBack(this.#address.left);
		this.#sheet.enable();
		this.#stopTime = whileTimePasses(this.#follow, false);
	}

	#showAddressed(parameters: URLSearchParams, length: number | undefined): void {
		if (!this.#table) return;
		const filters = eventFiltersFrom(parameters);
		this.#filters = { ...filters, chosen: knownValues(filters.chosen, this.#table.facets) };
		this.#show(length);
	}

	/** Shows what these filters leave, at an address of its own. */
	readonly #apply = (filters: EventFilters) => {
		this.#filters = filters;
		this.#show();
		this.#address.goOn(queryOfEventFilters(filters));
	};

	/** Draws anew what time has changed, and nothing while a day is being typed. */
	readonly #follow = () => {
		if (!this.querySelector(':focus:invalid')) this.#show(this.#list?.length, true);
	};

	/**
	 * Shows what the filters leave.
	 * @param isDrawn Whether what there is to be shown may stand there already.
	 */
	#show(length?: number, isDrawn = false): void {
		const [table, filters, words] = [this.#table, this.#filters, this.#words];
		if (!table) return;
		const nowMs = Date.now();
		const today = dayInZone(nowMs, this.#timeZone);
		const visitor: EventVisitor = { nowMs, today, weekend: this.#options.weekend };
		const found = matchingEventsWithCounts(table, filters, visitor);
		const range = rangeOfFilters(filters, today, visitor.weekend);
		const key = inKey(found, today);
		if (isDrawn && key === this.#shown) return;
		this.#shown = key;
		this.#setFiltered(filters);
		this.#form?.show(filters, found.counts);
		this.#presets.show(filters.when, found.rangeCounts, visitor);
		this.#list?.show(found.rows, this.#rows(table, found, range?.first, today), length);
		this.#summary.show({
			count: found.rows.length,
			named: namedEventFilters(filters, table.facets, today, words, this.#locale),
			countWith: (others) => countOfEvents(table, others, visitor),
		});
		this.#links.show(filters, { table, rows: found.rows, range, moment: visitor });
		partOf(this, 'outdated').hidden = today <= this.#options.completeUntil;
	}

	#rows(table: EventTable, { date }: WhatsOn, first: Day | undefined, today: Day) {
		return eventRows({
			table,
			date,
			first: first !== undefined && first > today ? first : today,
			today,
			timeZone: this.#timeZone,
			words: this.#words,
			cardWords: { ...cardWords, ...closedWords },
			locale: this.#locale,
		});
	}

	#setFiltered({ chosen, when }: EventFilters): void {
		const isFiltered = chosen.size > 0 || when !== undefined;
		this.toggleAttribute('data-filtered', isFiltered);
		partOf(this, 'results').hidden = !isFiltered;
		partOf(this, 'unfiltered').hidden = isFiltered;
	}

	readonly #act = ({ target }: Event) => {
		if (!(target instanceof Element) || !target.closest('[data-action="clear"]')) return;
		this.#apply(noEventFilters);
	};
}

/** Returns a key of what is drawn of events on a day. */
function inKey({ counts, date, rangeCounts, rows }: WhatsOn, today: Day): string {
	const ends = Array.from(rows, (row) => date(row)?.endsAtMs);
	return String([today, rows, ends, ...counts.values(), Object.values(rangeCounts)]);
}

customElements.define('whats-on-finder', WhatsOnFinder);
