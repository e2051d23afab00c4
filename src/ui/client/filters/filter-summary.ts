import type { FilterWords } from '../../../i18n/messages/browser-words.ts';
import { numberFormat } from '../../../i18n/locale/number-formats.ts';
import { countInWords, filledIn } from '../../../i18n/messages/filled-in.ts';
import { partOf } from '../page-parts.ts';
import { drawChosen, drawNothing, type NamedFilter } from './chosen-filters.ts';

/** Holds what a list that is filtered says of itself. */
export interface Found<Filters> {
	/** Number of entries in the list. */
	count: number;
	/** Everything that is chosen. */
	named: readonly NamedFilter<Filters>[];
	/** Returns how many entries other filters would leave; called where there are none. */
	countWith: (filters: Filters) => number;
}

/**
 * Draws what stands around a list that is filtered: how many entries it has, what is chosen, and
 * what to do where nothing is left. Its parts are those of
 * `FilterBar.astro`, `ChosenFilters.astro`, `NothingFound.astro` and `FilterSheet.astro`.
 */
export class FilterSummary<Filters> {
	readonly #root: HTMLElement;
	readonly #words: FilterWords;
	readonly #locale: string;
	readonly #choose: (filters: Filters) => void;

	/** @param choose Called with the filters that a tap chooses. */
	constructor(
		root: HTMLElement,
		words: FilterWords,
		locale: string,
		choose: (filters: Filters) => void,
	) {
		this.#root = root;
		this.#words = words;
		this.#locale = locale;
		this.#choose = choose;
	}

	/**
	 * Writes a text in place of how many entries there are. While the sheet is open, screen readers
	 * are given its own status alone.
	 */
	say(text: string): void {
		for (const name of ['count', 'sheet-status']) {
			const status = partOf(this.#root, name);
			// What is written again is read out again.
			if (status.textContent !== text) status.textContent = text;
		}
	}

	show({ count, countWith, named }: Found<Filters>): void {
		const [root, words] = [this.#root, this.#words];
		const text = this.#inWords(count);
		this.say(text);
		const { activeElement, body } = document;
		drawChosen(partOf(root, 'chosen'), named, words, this.#choose);
		const left = count === 0 ? named : [];
		const foundWith = (filters: Filters) => {
			const found = countWith(filters);
			return { count: found, text: this.#inWords(found) };
		};
		drawNothing(partOf(root, 'empty'), left, words, foundWith, this.#choose);
		const badge = partOf(root, 'filter-count');
		badge.hidden = named.length === 0;
		badge.textContent = numberFormat(this.#locale).format(named.length);
		partOf(root, 'show').textContent = filledIn(words.showEntries, { entries: text });
		// What was pressed is gone.
		if (activeElement !== body && document.activeElement === body) this.#focusResults();
	}

	/** Moves the focus to the visible heading: its reader goes on with what there is now. */
	#focusResults(): void {
		const heading = [...this.#root.querySelectorAll('h2')].find((one) => one.offsetParent);
		heading?.setAttribute('tabindex', '-1');
		heading?.focus({ preventScroll: true });
	}

	#inWords(count: number): string {
		return countInWords(count, this.#words.oneEntry, this.#words.entries, this.#locale);
	}
}
