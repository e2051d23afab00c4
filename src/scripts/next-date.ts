import { whileTimePasses } from './ticking.ts';

const leafParts: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
	weekday: { weekday: 'short' },
	day: { day: 'numeric' },
	month: { month: 'short' },
};

/**
 * The next date of an event: moves on to the one after when it is over, and to the last, saying so, when none is left.
 *
 * The dates stand in the list whose id is in `data-dates`; `data-locale` is the language of the leaf.
 */
class NextDate extends HTMLElement {
	#stop: (() => void) | undefined;

	connectedCallback(): void {
		this.#stop = whileTimePasses(() => {
			this.#moveOn();
		});
	}

	disconnectedCallback(): void {
		this.#stop?.();
	}

	#moveOn(): void {
		const list = document.getElementById(this.dataset.dates ?? '');
		const dates = [...(list?.querySelectorAll<HTMLElement>('[data-ends]') ?? [])];
		if (dates.length === 0) return;
		const upcoming = dates.filter(({ dataset }) => Number(dataset.ends) >= Date.now());
		const next = upcoming.find(({ dataset }) => dataset.cancelled === undefined) ?? upcoming[0];
		this.#show('[data-next]', next !== undefined);
		this.#show('[data-over]', next === undefined);
		this.#showDate(next ?? dates.reduce(later));
	}

	#showDate(date: HTMLElement): void {
		const source = date.querySelector('[data-date]');
		const time = source?.querySelector('time');
		const target = this.querySelector('[data-when]');
		if (!source || !time || !target || target.innerHTML === source.innerHTML) return;
		target.replaceChildren(...[...source.childNodes].map((node) => node.cloneNode(true)));
		this.#turnLeaf(time.dateTime.slice(0, 10));
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
		const part = this.querySelector<HTMLElement>(selector);
		if (part) part.hidden = !isShown;
	}
}

function later(one: HTMLElement, other: HTMLElement): HTMLElement {
	return Number(other.dataset.ends) < Number(one.dataset.ends) ? one : other;
}

customElements.define('next-date', NextDate);
