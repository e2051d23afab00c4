import { hasModifier } from './modifier-keys.ts';
import { TimedElement } from './timed-element.ts';

/**
 * Shows the dates of an event: each folds away once it is over, and later dates come out;
 * `data-most` are open at once. A date is saved by itself, or with all others where it cannot be.
 */
class OccurrenceList extends TimedElement {
	protected override follow(): void {
		const upcoming = this.querySelector<HTMLElement>('[data-upcoming]');
		const past = this.querySelector<HTMLElement>('[data-past]');
		const pastList = past?.querySelector('ol');
		if (!upcoming || !past || !pastList) return;
		const coming = '[data-upcoming] > [data-ends], [data-later] [data-ends]';
		for (const date of this.querySelectorAll<HTMLElement>(coming)) {
			if (Number(date.dataset.ends) < Date.now()) pastList.append(date);
		}
		this.#bringOut(upcoming, Number(this.dataset.most));
		upcoming.hidden = upcoming.childElementCount === 0;
		past.hidden = pastList.childElementCount === 0;
	}

	override connectedCallback(): void {
		super.connectedCallback();
		this.addEventListener('click', (event) => {
			// Whatever is clicked is an element.
			const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-start]');
			if (hasModifier(event) || !link) return;
			event.preventDefault();
			import('./whats-on/date-calendar.ts')
				.then((calendar) => calendar.saveDate(link.href, link.dataset.start ?? ''))
				.catch(() => {
					location.assign(link.href);
				});
		});
	}

	#bringOut(upcoming: HTMLElement, maxRows: number): void {
		const later = this.querySelector<HTMLElement>('[data-later]');
		const dates = [...(later?.querySelectorAll<HTMLElement>('[data-ends]') ?? [])];
		const due = dates.slice(0, Math.max(0, maxRows - upcoming.childElementCount));
		upcoming.append(...due);
		if (later) later.hidden = due.length === dates.length;
	}
}

customElements.define('occurrence-list', OccurrenceList);
