import type { PlaceTable } from '../../../outputs/explore/place-table.ts';
import { partOf } from '../page-parts.ts';
import type { MapView } from './map-view.ts';
import { fillCard } from './place-card.ts';

/** Shows what is chosen on a map, and the card that describes it. */
export class ChosenPlaces {
	readonly card: HTMLElement;
	/** Table of the places on the map, once it has some. */
	table: PlaceTable | undefined;
	readonly #list: HTMLElement;
	readonly #view: MapView;
	readonly #onChoose: (row: number | undefined) => void;
	#rows: readonly number[] = [];

	/**
	 * @param element Element with the parts `card` and `chosen-places`.
	 * @param onChoose Called with what was chosen, without a row where that is nothing.
	 */
	constructor(element: HTMLElement, view: MapView, onChoose: (row: number | undefined) => void) {
		this.card = partOf(element, 'card');
		this.#list = partOf(element, 'chosen-places');
		this.#view = view;
		this.#onChoose = onChoose;
	}

	/**
	 * Shows the card of one place, or of several at one point; closes it where there is none.
	 *
	 * @param isLed Whether the first is the one that was asked for, and the others only share its
	 *   point.
	 */
	choose(rows: readonly number[], takesFocus = true, isLed = false): void {
		const [row] = rows;
		const [before] = this.#rows;
		const hadFocus = this.card.contains(document.activeElement);
		this.#rows = rows;
		this.card.hidden = row === undefined;
		if (this.table) fillCard(this.#list, this.table, rows, isLed);
		this.#view.select(row, this.card);
		this.#onChoose(row);
		if (row === undefined || !this.table) {
			if (hadFocus && before !== undefined) this.#view.focusRow(before);
			return;
		}
		if (takesFocus) this.#list.querySelector('a')?.focus({ preventScroll: true });
	}

	/** Closes the card where a place of it is not among those that the map is to show. */
	show(table: PlaceTable, rows: Iterable<number>): void {
		this.table = table;
		const all = new Set(rows);
		if (!this.#rows.every((row) => all.has(row))) this.choose([]);
	}

	/** @returns Whether a card was open. */
	close(): boolean {
		const closes = !this.card.hidden;
		if (closes) this.choose([]);
		return closes;
	}
}
