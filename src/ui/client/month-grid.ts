import { dayInZone } from '../../domain/events/days.ts';
import { TimedElement } from './timed-element.ts';

/** Marks today in the table of a month, by the time zone in `data-time-zone` (IANA name). */
class MonthGrid extends TimedElement {
	protected override follow(): void {
		const today = dayInZone(Date.now(), this.dataset.timeZone ?? 'UTC');
		for (const cell of this.querySelectorAll<HTMLElement>('[data-day]')) {
			if (cell.dataset.day === today) cell.setAttribute('aria-current', 'date');
			else cell.removeAttribute('aria-current');
		}
	}
}

customElements.define('month-grid', MonthGrid);
