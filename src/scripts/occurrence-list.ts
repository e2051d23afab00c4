import { whileTimePasses } from './ticking.ts';

/** The dates of an event: each folds away once it is over. */
class OccurrenceList extends HTMLElement {
	#stop: (() => void) | undefined;

	connectedCallback(): void {
		this.#stop = whileTimePasses(() => {
			this.#foldPastDates();
		});
	}

	disconnectedCallback(): void {
		this.#stop?.();
	}

	#foldPastDates(): void {
		const upcoming = this.querySelector<HTMLElement>('[data-upcoming]');
		const past = this.querySelector<HTMLElement>('[data-past]');
		const pastList = past?.querySelector('ol');
		if (!upcoming || !past || !pastList) return;
		for (const date of upcoming.querySelectorAll<HTMLElement>(':scope > [data-ends]')) {
			if (Number(date.dataset.ends) < Date.now()) pastList.append(date);
		}
		upcoming.hidden = upcoming.childElementCount === 0;
		past.hidden = pastList.childElementCount === 0;
	}
}

customElements.define('occurrence-list', OccurrenceList);
