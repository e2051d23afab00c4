import { dayInZone } from '../../domain/events/days.ts';
import { isShownOn } from '../../domain/places/dated-notice.ts';
import { TimedElement } from './timed-element.ts';

/**
 * Shows a notice on the days on which it is true: a page may be read long after it was built.
 *
 * `data-from` and `data-before` are the days of a `DatedNotice`, `data-time-zone` is an IANA name.
 * `data-days` are the only days, as in a `HolidayNotice`; a `b` within gets the name of today.
 */
class DatedNotice extends TimedElement {
	protected override follow(): void {
		const { dataset } = this;
		const day = dayInZone(Date.now(), dataset.timeZone ?? 'UTC');
		const found = (dataset.days ?? day).match(`${day}([^;]*)`);
		this.hidden = !found || !isShownOn(dataset, day);
		for (const name of this.querySelectorAll('b')) name.textContent = found?.[1] ?? '';
	}
}

customElements.define('dated-notice', DatedNotice);
