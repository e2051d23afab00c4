import { withValue } from '../../../outputs/explore/chosen-values.ts';
import {
	type ChosenDays,
	type EventFilters,
	chosenDays,
} from '../../../outputs/explore/event-filters.ts';
import type { EventTable } from '../../../outputs/explore/event-table.ts';
import type { WhatsOnWords } from '../../../outputs/explore/whats-on-words.ts';
import { drawValueGroups, type ValueGroups } from '../filters/value-groups.ts';
import { partOf } from '../page-parts.ts';

/**
 * Holds the form of `EventFilters.astro`: what is ticked in it are the filters, and the other way
 * round.
 */
export class EventFilterForm {
	readonly #element: HTMLElement;
	readonly #groups: ValueGroups;

	constructor(
		element: HTMLElement,
		{ facets }: EventTable,
		words: WhatsOnWords,
		locale: string,
		onChange: (change: (filters: EventFilters) => EventFilters) => void,
	) {
		this.#element = element;
		this.#groups = drawValueGroups(partOf(element, 'facets'), facets, words, locale);
		element.addEventListener('change', ({ target }) => {
			// A day that is being typed is none yet.
			if (!(target instanceof HTMLInputElement) || !target.validity.valid) return;
			onChange((filters) =>
				target.type === 'date'
					? { ...filters, when: this.#days(target) }
					: withValue(filters, target.name, target.value, target.checked),
			);
		});
	}

	/** Ticks what is chosen, and shows how many events each choice would leave. */
	show({ chosen, when }: EventFilters, counts: ReadonlyMap<string, Uint32Array>): void {
		const days: ChosenDays = typeof when === 'object' ? when : {};
		this.#input('first').value = days.first ?? '';
		this.#input('last').value = days.last ?? '';
		this.#groups.show(chosen, counts);
	}

	/** Returns the days in the form; a day that contradicts the one just chosen gives way. */
	#days(changed: HTMLInputElement): ChosenDays | undefined {
		const [first, last] = [this.#input('first'), this.#input('last')];
		if (first.value !== '' && last.value !== '' && last.value < first.value) {
			return chosenDays(
				changed === first ? first.value : null,
				changed === last ? last.value : null,
			);
		}
		return chosenDays(first.value, last.value);
	}

	#input(name: string): HTMLInputElement {
		// As `EventFilters.astro` has it.
		return partOf(this.#element, `${name}-day`) as HTMLInputElement;
	}
}
