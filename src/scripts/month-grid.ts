import { dayInZone } from '../events/days.ts';
import { whileTimePasses } from './ticking.ts';

/** A month as a table: marks today, by the clock of the time zone in `data-time-zone` (IANA name). */
class MonthGrid extends HTMLElement {
	#stop: (() => void) | undefined;

	connectedCallback(): void {
		this.#stop = whileTimePasses(() => {
			this.#markToday();
		});
	}

	disconnectedCallback(): void {
		this.#stop?.();
	}

	#markToday(): void {
		const today = dayInZone(Date.now(), this.dataset.timeZone ?? 'UTC');
		for (const cell of this.querySelectorAll<HTMLElement>('[data-day]')) {
			if (cell.dataset.day === today) cell.setAttribute('aria-current', 'date');
			else cell.removeAttribute('aria-current');
		}
	}
}

customElements.define('month-grid', MonthGrid);
