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
	/** Shows the status soon: a page has many, which change at the same minute. */
	readonly #update = () => {
		clearTimeout(this.#timer);
		queueTask(() => {
			if (!this.isConnected) return;
			const now = Date.now();
			this.#show(now);
			clearTimeout(this.#timer);
			this.#timer = window.setTimeout(this.#update, minuteMs - (now % minuteMs));
		});
	};
	/** Fires also for a page that has just been loaded. */
	readonly #comeBack = ({ persisted }: PageTransitionEvent) => {
		if (persisted) this.#update();
	};

	connectedCallback() {
		if (this.#written === undefined) this.#before = [...this.childNodes];
		this.#update();
		// A page that slept has missed its minutes.
		document.addEventListener('visibilitychange', this.#update);
		addEventListener('pageshow', this.#comeBack);
	}

	disconnectedCallback() {
		clearTimeout(this.#timer);
		document.removeEventListener('visibilitychange', this.#update);
		removeEventListener('pageshow', this.#comeBack);
	}

	#show(instantMs: number) {
		const { timetable: text, validFrom, validThrough } = this.dataset;
		const timeZone = this.#nearest('data-time-zone');
		if (text === undefined || timeZone === undefined) return;
		const timetable = timetableFrom(text);
		const locale = this.#nearest('data-locale') ?? this.#nearest('lang') ?? 'en';
		const validity = { validFrom, validThrough };
		const status = openingStatus(timetable, instantMs, timeZone, validity);
		this.dataset.state = status.state;
		this.#write(statusText(status, statusWords, locale), statusWords.separator);
		const today = localDay(instantMs, timeZone);
		this.#mark(today, isValidOn(validity, today) ? inForceOn(timetable, today) : undefined);
	}

	/** Leaves the page alone while the words stay the same. */
	#write(text: StatusText | undefined, separator: string) {
		const written = text && text.state + text.detail;
		if (written === this.#written) return;
		this.#written = written;
		if (!text) this.replaceChildren(...this.#before);
		else if (!text.detail) this.replaceChildren(part('state', text.state));
		else this.replaceChildren(part('state', text.state), separator, part('detail', text.detail));
	}

	#nearest(attribute: string): string | undefined {
		return this.closest(`[${attribute}]`)?.getAttribute(attribute) ?? undefined;
	}

	#mark(today: number, { week, special }: Partial<InForce> = {}) {
		const marks = document.getElementById(this.dataset.marks ?? '');
		if (!marks) return;
		const row = marks.querySelector(
			week === undefined
				? `[data-special="${special ?? ''}"]`
				: `[data-season="${week}"][data-weekday="${weekdayOf(today)}"]`,
		);
		for (const marked of marks.querySelectorAll('[aria-current]')) {
			if (marked !== row) marked.removeAttribute('aria-current');
		}
		if (!row || row.hasAttribute('aria-current')) return;
		row.setAttribute('aria-current', 'date');
		const fold = row.closest('details');
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
