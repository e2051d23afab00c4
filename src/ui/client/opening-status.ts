import statusWords from 'virtual:waymark/status-words';
import { minuteMs } from '../../i18n/durations.ts';
import { weekdayOf } from '../../domain/opening-hours/calendar.ts';
import { isValidOn, openingStatus } from '../../domain/opening-hours/opening-status.ts';
import { type StatusText, statusText } from '../../domain/opening-hours/status-text.ts';
import { timetableFrom } from '../../domain/opening-hours/timetable-text.ts';
import { type InForce, inForceOn } from '../../domain/opening-hours/timetable.ts';
import { localDay } from '../../domain/opening-hours/wall-clock.ts';
import { queueTask } from './task-queue.ts';

/**
 * Tells whether a place is open, by the clocks of the place, and keeps that up to date.
 *
 * `data-timetable` is a `timetableText`; time zone, language and region are those of the nearest
 * `data-time-zone` (IANA name), `data-locale` or `lang`. `data-valid-from` and `data-valid-through`
 * (`YYYY-MM-DD`) are the days outside which nothing is known, where there are any. The text
 * replaces what the element holds, in two spans with `data-part`; while the status is unknown, that
 * comes back. `data-state` is the status, for styles.
 *
 * `data-marks` is the id of an element with today's row in it: of all rows with `data-season` and
 * `data-weekday`, or with `data-special`, the one in force gets `aria-current="date"`.
 */
class OpeningStatusElement extends HTMLElement {
	#timer = 0;
	#before: Node[] = [];
	#written: string | undefined;
	/** Shows the status; `pageshow` also fires for a page that has just been loaded. */
	readonly #update = ({ persisted }: Partial<PageTransitionEvent> = {}) => {
		if (persisted === false) return;
		clearTimeout(this.#timer);
		const now = Date.now();
		this.#show(now);
		this.#timer = window.setTimeout(this.#update, minuteMs - (now % minuteMs));
	};

	connectedCallback() {
		if (this.#written === undefined) this.#before = [...this.childNodes];
		queueTask(() => {
			if (this.isConnected) this.#update();
		});
		// A page that slept has missed its minutes.
		addEventListener('visibilitychange', this.#update);
		addEventListener('pageshow', this.#update);
	}

	disconnectedCallback() {
		clearTimeout(this.#timer);
		removeEventListener('visibilitychange', this.#update);
		removeEventListener('pageshow', this.#update);
	}

	#show(instantMs: number) {
		const data = this.dataset;
		const timeZone = this.#nearest('data-time-zone');
		if (data.timetable === undefined || timeZone === undefined) return;
		const timetable = timetableFrom(data.timetable);
		const locale = this.#nearest('data-locale') ?? this.#nearest('lang') ?? 'en';
		const status = openingStatus(timetable, instantMs, timeZone, data);
		data.state = status.state;
		this.#write(statusText(status, statusWords, locale), statusWords.separator);
		const today = localDay(instantMs, timeZone);
		this.#mark(today, isValidOn(data, today) ? inForceOn(timetable, today) : undefined);
	}

	/** Leaves the page alone while the words stay the same. */
	#write(text: StatusText | undefined, separator: string) {
		const written = text && text.state + text.detail;
		if (written === this.#written) return;
		this.#written = written;
		const detail = text?.detail ? [separator, part('detail', text.detail)] : [];
		this.replaceChildren(...(text ? [part('state', text.state), ...detail] : this.#before));
	}

	#nearest(attribute: string): string | undefined {
		return this.closest(`[${attribute}]`)?.getAttribute(attribute) ?? undefined;
	}

	#mark(today: number, { week, special }: Partial<InForce> = {}) {
		const marks = document.getElementById(this.dataset.marks ?? '');
		const row = marks?.querySelector(
			week === undefined
				? `[data-special="${special ?? ''}"]`
				: `[data-season="${week}"][data-weekday="${weekdayOf(today)}"]`,
		);
		const marked = marks?.querySelector('[aria-current]');
		if (marked === row) return;
		marked?.removeAttribute('aria-current');
		row?.setAttribute('aria-current', 'date');
		const fold = row?.closest('details');
		if (fold) fold.open = true;
	}
}

function part(name: string, text: string): HTMLElement {
	const span = document.createElement('span');
	span.dataset.part = name;
	span.textContent = text;
	return span;
}

customElements.define('opening-status', OpeningStatusElement);
