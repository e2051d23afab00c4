import { isTodayAgain, namedRanges } from '../../../domain/events/day-ranges.ts';
import type { EventFilters } from '../../../outputs/explore/event-filters.ts';
import type { EventVisitor, WhatsOn } from '../../../outputs/explore/matching-events.ts';
import { numberFormat } from '../../../i18n/locale/number-formats.ts';
import { hasModifier } from '../modifier-keys.ts';

/**
 * Holds the links of `DatePresets.astro`, which choose a range of days, and show how many events
 * are on in each.
 */
export class DatePresets {
	readonly #links: readonly HTMLAnchorElement[];
	readonly #locale: string;

	/**
	 * @param choose Called with the range that a tap chooses, `undefined` for any date. Says whether
	 * it did what was asked; else the link is followed.
	 */
	constructor(root: HTMLElement, locale: string, choose: (when: EventFilters['when']) => boolean) {
		this.#links = [...root.querySelectorAll<HTMLAnchorElement>('a[data-when]')];
		this.#locale = locale;
		for (const link of this.#links) {
			link.addEventListener('click', (event) => {
				if (!hasModifier(event) && choose(rangeOfLink(link))) event.preventDefault();
			});
		}
	}

	show(
		when: EventFilters['when'],
		counts: WhatsOn['rangeCounts'],
		{ today, weekend }: Pick<EventVisitor, 'today' | 'weekend'>,
	): void {
		for (const link of this.#links) {
			const name = rangeOfLink(link);
			const number = link.querySelector('[data-count]');
			if (number) {
				number.textContent = ` ${numberFormat(this.#locale).format(counts[name ?? 'any'])}`;
			}
			const item = link.closest('li');
			const isDouble = name !== undefined && isTodayAgain(name, today, weekend);
			if (item) item.hidden = isDouble && name !== when;
			if (name === when) link.setAttribute('aria-current', 'true');
			else link.removeAttribute('aria-current');
		}
	}
}

function rangeOfLink({ dataset }: HTMLElement) {
	return namedRanges.find((name) => name === dataset.when);
}
