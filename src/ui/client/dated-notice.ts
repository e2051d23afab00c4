import { dayInZone } from '../../domain/events/days.ts';
import { isShownOn } from '../../domain/places/dated-notice.ts';
import { TimedElement } from './timed-element.ts';

/**
 * Shows a notice on the days on which it is true: a page may be read long after it was built.
 *
 * `data-from` and `data-before` are the days of a `DatedNotice`, `data-time-zone` is an IANA name.
 */
class DatedNotice extends TimedElement {
	protected override follow(): void {
		const { dataset } = this;
		this.hidden = !isShownOn(dataset, dayInZone(Date.now(), dataset.timeZone ?? 'UTC'));
	}
}

customElements.define('dated-notice', DatedNotice);
