import { type FilterWords, filledIn } from '../../explore/explore-words.ts';
import { numberFormat } from '../../locale/formatters.ts';
import { type NamedFilter, drawChosen, drawNothing } from './chosen-filters.ts';

/** What is told around a list with filters: how many entries there are, what is chosen, and what to do where nothing is left. */
export class ExploreParts<Filters> {
	readonly #root: HTMLElement;
	readonly #words: FilterWords;
	readonly #locale: string;

	constructor(root: HTMLElement, words: FilterWords, locale: string) {
		this.#root = root;
		this.#words = words;
		this.#locale = locale;
	}

	/** @throws Where the page lacks a part, which the build writes. */
	part(name: string): HTMLElement {
		const part = this.#root.querySelector<HTMLElement>(`[data-part="${name}"]`);
		if (!part) throw new Error(`The page has no part ${name}.`);
		return part;
	}

	action(name: string): HTMLElement {
		const button = this.#root.querySelector<HTMLElement>(`[data-action="${name}"]`);
		if (!button) throw new Error(`The page has no button ${name}.`);
		return button;
	}

	say(text: string): void {
		this.part('count').textContent = text;
	}

	/** Under the button for the position. */
	note(text: string): void {
		this.part('position-note').textContent = text;
	}

	/**
	 * @param named Everything that is chosen.
	 * @param chosenCount How many choices are made.
	 * @param count How many entries there are.
	 * @param countFor How many there would be with other filters.
	 * @param choose Called with the filters that a tap chooses.
	 */
	show(
		named: readonly NamedFilter<Filters>[],
		chosenCount: number,
		count: number,
		countFor: (filters: Filters) => number,
		choose: (filters: Filters) => void,
	): void {
		const words = this.#words;
		const text = this.#entriesText(count);
		this.say(text);
		const clearAll = this.action('clear').textContent;
		drawChosen(this.part('chosen'), named, words, clearAll, choose);
		const withoutEach = (without: Filters) => {
			const left = countFor(without);
			return { count: left, text: this.#entriesText(left) };
		};
		drawNothing(this.part('empty'), count === 0 ? named : [], words, withoutEach, choose);
		const badge = this.part('filter-count');
		badge.hidden = chosenCount === 0;
		badge.textContent = numberFormat(this.#locale).format(chosenCount);
		this.part('show').textContent = filledIn(words.showEntries, { entries: text });
	}

	#entriesText(count: number): string {
		const template = count === 1 ? this.#words.oneEntry : this.#words.entries;
		return filledIn(template, { count: numberFormat(this.#locale).format(count) });
	}
}
