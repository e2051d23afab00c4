import { hourMs } from '../../../i18n/durations.ts';
import { withValue } from '../../../outputs/explore/chosen-values.ts';
import type { ExploreWords } from '../../../i18n/messages/browser-words.ts';
import type { Exploration } from '../../../outputs/explore/matching-rows.ts';
import type { PlaceFilters } from '../../../outputs/explore/place-filters.ts';
import type { PlaceTable } from '../../../outputs/explore/place-table.ts';
import { numberFormat } from '../../../i18n/locale/number-formats.ts';
import { utcOffsetMs } from '../../../i18n/locale/utc-offset.ts';
import { drawValueGroups, type ValueGroups } from '../filters/value-groups.ts';
import { partOf } from '../page-parts.ts';

/**
 * Holds the form of `PlaceFilters.astro`: what is ticked in it are the filters, and the other way
 * round.
 */
export class FilterForm {
	readonly element: HTMLFormElement;
	readonly #locale: string;
	readonly #groups: ValueGroups;

	constructor(
		element: HTMLFormElement,
		table: PlaceTable,
		words: ExploreWords,
		locale: string,
		onChange: (change: (filters: PlaceFilters) => PlaceFilters) => void,
	) {
		this.element = element;
		this.#locale = locale;
		this.#groups = drawValueGroups(partOf(element, 'facets'), table.facets, words, locale);
		element.addEventListener('change', ({ target }) => {
			if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
			// A time that is being typed: what is written into its field meanwhile would undo that.
			if (!target.validity.valid || (target.name === 'at' && target.value === '')) return;
			onChange((filters) => this.#changed(filters, target));
		});
	}

	/** Ticks what is chosen, and shows how many places each choice would leave. */
	show(filters: PlaceFilters, exploration: Exploration, hasPosition: boolean): void {
		const { hasPhotograph, open, withinMetres } = filters;
		const isAt = typeof open === 'object';
		const { elements } = this.element;
		// As `PlaceFilters.astro` has them.
		(elements.namedItem('open') as RadioNodeList).value = isAt ? 'at' : (open ?? '');
		partOf(this.element, 'at').hidden = !isAt;
		if (isAt) (elements.namedItem('at') as HTMLInputElement).value = `${open.date}T${open.time}`;
		const photograph = elements.namedItem('photograph') as HTMLInputElement;
		photograph.checked = hasPhotograph;
		// Nothing to choose where no place has one.
		partOf(this.element, 'photograph').hidden = !hasPhotograph && exploration.photographCount === 0;
		const within = elements.namedItem('within') as HTMLSelectElement;
		within.value = withinMetres === undefined ? '' : nearestOption(within, withinMetres);
		partOf(this.element, 'within').hidden = !hasPosition;
		this.#showCount('open', isAt ? undefined : exploration.openCount);
		this.#showCount('photograph', exploration.photographCount);
		this.#groups.show(filters.chosen, exploration.counts);
	}

	#changed(filters: PlaceFilters, control: HTMLInputElement | HTMLSelectElement): PlaceFilters {
		const { name, value } = control;
		const isTicked = 'checked' in control && control.checked;
		switch (name) {
			case 'open':
				if (value === 'at') return openAt(filters, this.#nextHour());
				return { ...filters, open: value === 'now' ? value : undefined };
			case 'at':
				return openAt(filters, value);
			case 'photograph':
				return { ...filters, hasPhotograph: isTicked };
			case 'within':
				return { ...filters, withinMetres: Number(value) || undefined };
			default:
				return withValue(filters, name, value, isTicked);
		}
	}

	/** Returns the next full hour on the clocks of the guide: the device may be elsewhere. */
	#nextHour(): string {
		const now = Date.now();
		const main = this.element.closest<HTMLElement>('[data-time-zone]');
		const clock = now + utcOffsetMs(now, main?.dataset.timeZone ?? 'UTC');
		return new Date(Math.ceil(clock / hourMs) * hourMs).toISOString();
	}

	#showCount(what: string, count: number | undefined): void {
		const element = this.element.querySelector(`[data-count="${what}"]`);
		if (!element) return;
		element.textContent = count === undefined ? '' : numberFormat(this.#locale).format(count);
	}
}

/**
 * Returns the value of the option nearest to a distance: a shared URL may name a distance that
 * is not among the options.
 */
function nearestOption(select: HTMLSelectElement, metres: number): string {
	// That for any distance has no value.
	const distanceTo = ({ value }: HTMLOptionElement) => Math.abs(Number(value || Infinity) - metres);
	const [nearest] = [...select.options].sort((one, other) => distanceTo(one) - distanceTo(other));
	return nearest?.value ?? '';
}

/**
 * Reads the time at which places are to be open.
 * @param at Day and time, `YYYY-MM-DDTHH:MM`, of which more may follow.
 */
function openAt(filters: PlaceFilters, at: string): PlaceFilters {
	const [date, time] = at.split('T');
	return date && time ? { ...filters, open: { date, time: time.slice(0, 5) } } : filters;
}
