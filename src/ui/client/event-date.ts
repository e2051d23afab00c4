import cardWords from 'virtual:waymark/card-words';
import { type CardDates, type CardText, cardText } from '../../domain/events/card-dates.ts';
import { TimedElement } from './timed-element.ts';

/**
 * Shows the date on the card of an event: moves on to the next when one is over, and calls today
 * and tomorrow by name.
 *
 * `data-dates` is `CardDates`. `data-locale` and `data-time-zone` (IANA name) stand on an element
 * around it, once for a page. `data-standing` is where the date stands, for styles; a change of
 * date is reported to the elements around it by the event `datechange`.
 */
export class EventDate extends TimedElement {
	/** Words of the card; absent where it has no dates or they cannot change. */
	text: CardText | undefined;

	protected override follow(): void {
		const { dates } = this.dataset;
		const around = this.closest<HTMLElement>('[data-locale]');
		const { locale = 'en', timeZone = 'UTC' } = around?.dataset ?? {};
		if (dates === undefined) return;
		const now = Date.now();
		const text = cardText(
			// Written by the build, from the type that is named here.
			JSON.parse(dates) as CardDates,
			now,
			timeZone,
			cardWords,
			locale,
			true,
		);
		const isChanged = JSON.stringify(text) !== JSON.stringify(this.text);
		this.text = text;
		if (!isChanged) return;
		this.#write(text);
		this.dispatchEvent(new CustomEvent('datechange', { bubbles: true }));
	}

	#write({ when, further, dateTime, notice, standing }: CardText): void {
		this.dataset.standing = standing;
		const [whenLine, status] = this.querySelectorAll('p');
		if (!whenLine || !status) return;
		const time = document.createElement('time');
		if (dateTime !== undefined) time.dateTime = dateTime;
		time.textContent = when;
		whenLine.replaceChildren(dateTime === undefined ? when : time);
		if (further !== undefined) {
			const rest = document.createElement('span');
			rest.textContent = further;
			whenLine.append(' ', rest);
		}
		status.hidden = !notice;
		status.dataset.status = notice?.[0] ?? '';
		status.textContent = notice?.[1] ?? '';
	}
}

customElements.define('event-date', EventDate);
