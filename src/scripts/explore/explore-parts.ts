import { type ExploreWords, filledIn } from '../../explore/explore-words.ts';
import { type PlaceFilters, countOfFilters } from '../../explore/place-filters.ts';
import type { PlaceTable } from '../../explore/place-table.ts';
import { numberFormat } from '../../locale/formatters.ts';
import { drawChosen, drawNothing } from './chosen-filters.ts';
import { namedFilters } from './named-filters.ts';

/** What is told around the list: how many places there are, what is chosen, and what to do where nothing is left. */
export class ExploreParts {
	readonly #root: HTMLElement;
	readonly #words: ExploreWords;
	readonly #locale: string;

	constructor(root: HTMLElement, words: ExploreWords, locale: string) {
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
	 * @param count How many places there are.
	 * @param countFor How many there would be with other filters.
	 * @param choose Called with the filters that a tap chooses.
	 */
	show(
		{ axes }: PlaceTable,
		filters: PlaceFilters,
		count: number,
		countFor: (filters: PlaceFilters) => number,
		choose: (filters: PlaceFilters) => void,
	): void {
		const [words, locale] = [this.#words, this.#locale];
		const named = namedFilters(filters, axes, words, locale);
		const text = this.#placesText(count);
		this.say(text);
		const clearAll = this.action('clear').textContent;
		drawChosen(this.part('chosen'), named, words, clearAll, choose);
		const withoutEach = (without: PlaceFilters) => {
			const left = countFor(without);
			return { count: left, text: this.#placesText(left) };
		};
		drawNothing(this.part('empty'), count === 0 ? named : [], words, withoutEach, choose);
		const badge = this.part('filter-count');
		const chosen = countOfFilters(filters);
		badge.hidden = chosen === 0;
		badge.textContent = numberFormat(locale).format(chosen);
		this.part('show').textContent = filledIn(words.showPlaces, { places: text });
	}

	#placesText(count: number): string {
		const template = count === 1 ? this.#words.onePlace : this.#words.places;
		return filledIn(template, { count: numberFormat(this.#locale).format(count) });
	}
}
