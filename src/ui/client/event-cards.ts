import { dayInZone } from '../../domain/events/days.ts';
import { inOrderFrom } from '../../domain/events/list-order.ts';
import type { CardText } from '../../domain/events/card-dates.ts';
import { EventDate } from './event-date.ts';
import { queueTask } from './task-queue.ts';

interface Row {
	card: HTMLElement;
	text: CardText | undefined;
}

/**
 * Orders a list of cards of events while the page ages: the next date comes first, what is over
 * last.
 *
 * With `data-most` it shows that many cards and none that is over; when none is left it shows what
 * is marked `data-none`, or takes the section around it away. The list stays as it is while
 * something in it has the focus.
 */
class EventCards extends HTMLElement {
	#isDue = false;
	/**
	 * Orders the cards once for all whose dates change at the same time, after the last of them has
	 * changed, and never while it moves cards.
	 */
	readonly #arrange = () => {
		if (this.#isDue) return;
		this.#isDue = true;
		queueTask(() => {
			this.#isDue = false;
			this.#put();
		});
	};

	connectedCallback(): void {
		this.addEventListener('datechange', this.#arrange);
		this.addEventListener('focusout', this.#arrange);
		this.#arrange();
	}

	#put(): void {
		const list = this.querySelector('ul');
		if (!list || list.contains(document.activeElement)) return;
		const cards = [...list.children].filter((card) => card instanceof HTMLElement);
		const rows = this.#inOrder(cards.map((card) => ({ card, text: textOf(card) })));
		if (rows.some(({ card }, index) => card !== cards[index])) {
			list.append(...rows.map(({ card }) => card));
		}
		const maxCards = Number(this.dataset.most);
		if (maxCards) this.#showFirst(rows, maxCards);
	}

	#inOrder(rows: readonly Row[]): Row[] {
		const { timeZone = 'UTC' } = this.closest<HTMLElement>('[data-time-zone]')?.dataset ?? {};
		const today = dayInZone(Date.now(), timeZone);
		const coming = rows.flatMap(({ card, text }) =>
			text?.standing === 'next' ? { card, text, occurrence: text.occurrence } : [],
		);
		return [
			...inOrderFrom(coming, today),
			...rows.filter(({ text }) => !text || text.standing === 'goes-on'),
			...rows.filter(({ text }) => text?.standing === 'past'),
		];
	}

	#showFirst(rows: readonly Row[], maxCards: number): void {
		const shown = rows.filter(({ text }) => text?.standing !== 'past').slice(0, maxCards);
		for (const row of rows) row.card.hidden = !shown.includes(row);
		const none = this.querySelector<HTMLElement>('[data-none]');
		const emptied = none ? this.querySelector('ul') : this.closest('section');
		if (none) none.hidden = shown.length > 0;
		if (emptied) emptied.hidden = shown.length === 0;
	}
}

function textOf(card: HTMLElement): CardText | undefined {
	const date = card.querySelector('event-date');
	return date instanceof EventDate ? date.text : undefined;
}

customElements.define('event-cards', EventCards);
