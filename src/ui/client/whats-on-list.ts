import cardWords from 'virtual:waymark/card-words';
import closedWords from 'virtual:waymark/closed-words';
import {
	isTodayAgain,
	type NamedRange,
	namedRanges,
	dayRangeOf,
} from '../../domain/events/day-ranges.ts';
import { type DayRange, dayInZone } from '../../domain/events/days.ts';
import {
	closedOnDays,
	type ListedDate,
	orderInList,
	shownDates,
} from '../../domain/events/whats-on.ts';
import { TimedElement } from './timed-element.ts';

const shownLines = 'section:not([hidden]) > whats-on-list li:not([hidden])';

interface Row extends ListedDate {
	element: HTMLElement;
}

/**
 * Lists what is on today, this weekend or in the next days, and follows the calendar while the page
 * ages.
 *
 * `data-range`, `data-time-zone` (IANA name) and `data-weekend` (weekdays, Monday is 1) say what it
 * shows; each line has the dates of an event that it knows, of which one is shown. After the day in
 * `data-complete-until` the list may have gaps: it says so where it has a line for that, else hides
 * the section around it. A list that would repeat that of today hides its section, too. What a list
 * above shows is left out, and so it is in the cards below.
 */
class WhatsOnList extends TimedElement {
	protected override follow(): void {
		const { range, timeZone = 'UTC', weekend = '6 7', completeUntil = '', builtOn } = this.dataset;
		const name = namedRanges.find((known) => known === range);
		if (!name) return;
		const rows = [...this.querySelectorAll<HTMLElement>('[data-event]')].map(rowOf);
		const now = Date.now();
		const today = dayInZone(now, timeZone);
		const weekdays = weekend.split(' ').map(Number);
		const days = dayRangeOf(name, today, weekdays);
		const listed = new Set(
			[...document.querySelectorAll(shownLines)]
				.filter((line) => this.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_PRECEDING)
				.map(hrefOf),
		);
		const isNew = ({ element }: Row) => !listed.has(hrefOf(element.parentElement));
		const shown = shownDates(rows.filter(isNew), days, today, now);
		for (const row of rows) {
			row.element.hidden = !shown.has(row);
			if (!row.closedDays) continue;
			const closed = closedOnDays(row, days, today, { ...cardWords, ...closedWords });
			const mark = row.element.querySelector<HTMLElement>('[data-status="closed"]');
			mark?.toggleAttribute('hidden', !closed);
			if (mark) mark.textContent = closed ?? '';
		}
		for (const line of this.querySelectorAll('li'))
			line.hidden = !line.querySelector('[data-event]:not([hidden])');
		if (today !== builtOn) this.#sortLines(name, days);
		const isOutdated = today > completeUntil;
		const empty = this.querySelector('[data-empty]');
		const outdated = this.querySelector('[data-outdated]');
		empty?.toggleAttribute('hidden', shown.size > 0 || isOutdated);
		outdated?.toggleAttribute('hidden', !isOutdated);
		this.closest('section')?.toggleAttribute(
			'hidden',
			isOutdated ? !outdated : isTodayAgain(name, today, weekdays),
		);
		hideListedCards();
	}

	/** Puts the lines in the order of the dates that they show now. */
	#sortLines(name: NamedRange, days: DayRange): void {
		const list = this.querySelector('ul');
		if (!list || list.contains(document.activeElement)) return;
		const lines = [...list.children].map((line) => {
			const shown = line.querySelector<HTMLElement>('[data-event]:not([hidden])');
			// A line that shows no date is hidden, wherever it is.
			return { line, key: shown ? orderInList(rowOf(shown), name, days) : '' };
		});
		const sorted = lines.toSorted((a, b) => Number(a.key > b.key) - Number(a.key < b.key));
		if (sorted.some((entry, at) => entry !== lines[at])) {
			list.append(...sorted.map(({ line }) => line));
		}
	}
}

/** Shows the cards below of what no list above them shows. */
function hideListedCards(): void {
	const listed = new Set([...document.querySelectorAll(shownLines)].map(hrefOf));
	const cards = [...document.querySelectorAll<HTMLElement>('event-cards .card')];
	for (const card of cards) card.hidden = listed.has(hrefOf(card));
	const section = cards[0]?.closest('section');
	// Its heading is that of the further pages, too.
	const isPaged = document.querySelector('.pagination') !== null;
	section?.toggleAttribute('hidden', !isPaged && cards.every(({ hidden }) => hidden));
}

/** Returns the address of a line or a card; a credit may be linked before its name. */
function hrefOf(entry: Element | null): string | undefined {
	return entry?.querySelector<HTMLAnchorElement>('li > a, .name a')?.href;
}

function rowOf(element: HTMLElement): Row {
	const { event = '', first = '', last = '', ends, state, closedDays } = element.dataset;
	return {
		element,
		eventId: event,
		dateTime: element.querySelector('time')?.dateTime ?? '',
		firstDay: first,
		lastDay: last,
		endsAtMs: Number(ends),
		state,
		closedDays: closedDays?.split(' '),
	};
}

customElements.define('whats-on-list', WhatsOnList);
