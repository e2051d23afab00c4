import { type DateLabel, type LabelledDate, dateLabel } from '../../domain/events/date-label.ts';
import { leadingDate } from '../../domain/events/leading-date.ts';
import type { Running } from '../../domain/events/running.ts';
import { isOfOneDate, noticeKey } from '../../domain/events/notice-of-one-date.ts';
import { isCalledOff } from '../../domain/events/status-words.ts';
import { TimedElement } from './timed-element.ts';

const leafParts: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
	weekday: { weekday: 'short' },
	day: { day: 'numeric' },
	month: { month: 'short' },
};

interface ListedDate extends LabelledDate {
	element: HTMLElement;
	/** Instant until which the leaf of a calendar with its first day stands for it. */
	leafUntilMs: number;
}

/**
 * Shows the next date of an event: says that it is on once it has begun, and moves on to the one
 * after when it is over. When none is left it says that the event is over or, up to the instant in
 * `data-goes-on-until` (0 for ever), that there may be further dates. A last date that was
 * postponed stays: the event has not taken place.
 *
 * The dates stand in the list whose id is in `data-dates`, each with its notices; those of the date
 * shown are given by the banners of the page. Where a date has `data-leading`, that is shown of it,
 * as it says more. `data-locale` is the language of the leaf. What has `data-of-this-date` is of
 * the first date shown alone.
 */
class NextDate extends TimedElement {
	protected override follow(): void {
		const list = document.getElementById(this.dataset.dates ?? '');
		const dates = [...(list?.querySelectorAll<HTMLElement>('[data-ends]') ?? [])].map(dateOf);
		const leading = leadingDate(dates, Date.now(), ({ state }) => state);
		if (!leading) return;
		const isNext = leading.endsAtMs >= Date.now();
		const goesOn = !isNext && this.#goesOn();
		const isPutOff = leading.state === 'postponed';
		this.#show('[data-next]', isNext || (isPutOff && !goesOn));
		this.#show('[data-goes-on]', goesOn);
		this.#show('[data-over]', !isNext && !goesOn && !isPutOff);
		this.#show('[data-leaf]', !goesOn && Date.now() <= leading.leafUntilMs);
		this.#showDate(leading);
		this.#callDate(dateLabel(leading, Date.now()));
		const upcoming = dates.filter(({ endsAtMs }) => endsAtMs >= Date.now());
		showBanners(
			goesOn ? [] : noticesOf(leading.element, !isNext),
			upcoming.map(({ element }) => noticesOf(element, false)),
		);
	}

	#goesOn(): boolean {
		const { goesOnUntil } = this.dataset;
		return goesOnUntil === '0' || Number(goesOnUntil ?? -1) >= Date.now();
	}

	#showDate({ element }: ListedDate): void {
		const source = element.querySelector('[data-leading]') ?? element.querySelector('[data-date]');
		const time = source?.querySelector('time');
		const target = this.querySelector('[data-when]');
		if (!source || !time || !target || target.innerHTML === source.innerHTML) return;
		target.replaceChildren(...[...source.childNodes].map((node) => node.cloneNode(true)));
		this.#turnLeaf(time.dateTime.slice(0, 10));
		this.#show('[data-of-this-date]', false);
	}

	#callDate(label: DateLabel): void {
		const element = this.querySelector<HTMLElement>('[data-next-label]');
		const words = element?.dataset[`${label}Label`];
		if (element && words !== undefined) element.textContent = words;
	}

	#turnLeaf(day: string): void {
		const leaf = this.querySelector<HTMLTimeElement>('time[data-leaf]');
		if (!leaf) return;
		leaf.dateTime = day;
		for (const part of leaf.querySelectorAll<HTMLElement>('[data-part]')) {
			const options = leafParts[part.dataset.part ?? ''];
			if (!options) continue;
			const format = new Intl.DateTimeFormat(this.dataset.locale, {
				...options,
				timeZone: 'UTC',
			});
			part.textContent = format.format(Date.parse(`${day}T00:00Z`));
		}
	}

	#show(selector: string, isShown: boolean): void {
		this.querySelector(selector)?.toggleAttribute('hidden', !isShown);
	}
}

function dateOf(element: HTMLElement): ListedDate {
	const notices = [...element.querySelectorAll<HTMLElement>('[data-date] [data-status]')];
	const state = notices.map(({ dataset }) => dataset.status).find(isCalledOff);
	const { begins, ends, leafUntil, running } = element.dataset;
	return {
		element,
		beginsAtMs: Number(begins),
		endsAtMs: Number(ends),
		leafUntilMs: Number(leafUntil ?? Infinity),
		// Written by the build, from the type that is named here.
		running: running as Running | undefined,
		state,
	};
}

/** Returns kind and words of a date's notices; of a past date only those that call it off. */
function noticesOf(date: HTMLElement, isPast: boolean): string[] {
	return [...date.querySelectorAll<HTMLElement>('[data-date] [data-status]')]
		.filter(({ dataset }) => !isPast || isCalledOff(dataset.status))
		.map(keyOf);
}

function showBanners(keys: readonly string[], upcoming: readonly (readonly string[])[]): void {
	for (const banner of document.querySelectorAll<HTMLElement>('.status-banner')) {
		const key = keyOf(banner);
		banner.hidden = !keys.includes(key);
		const ofAll = banner.querySelector<HTMLElement>('[data-of-all]');
		const ofOne = banner.querySelector<HTMLElement>('[data-of-one]');
		if (!ofAll || !ofOne) continue;
		ofOne.hidden = !isOfOneDate(key, upcoming);
		ofAll.hidden = !ofOne.hidden;
	}
}

function keyOf(element: HTMLElement): string {
	const label = element.querySelector('strong') ?? element;
	return noticeKey({ kind: element.dataset.status ?? '', label: label.textContent.trim() });
}

customElements.define('next-date', NextDate);
