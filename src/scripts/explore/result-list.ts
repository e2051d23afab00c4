import { filledIn } from '../../explore/explore-words.ts';
import { numberFormat } from '../../locale/formatters.ts';
import { type RowSettings, placeRow, updateStatus } from './place-row.ts';

/** As many entries as two screens have; the others are drawn when they are asked for. */
export const rowsAtOnce = 24;
/** As many as one screen has: the rest is drawn after it is seen. */
const rowsAtFirst = 6;

/** The entries of the list, of which only the first are drawn. */
export class ResultList {
	readonly #list: HTMLElement;
	readonly #more: HTMLElement;
	#rows: Uint32Array = new Uint32Array();
	#frame = 0;
	/** How many entries the list has before more are asked for. */
	#due = 0;
	#settings: RowSettings | undefined;

	constructor(list: HTMLElement, more: HTMLElement) {
		this.#list = list;
		this.#more = more;
		more.addEventListener('click', () => {
			this.#draw(this.#due - this.length);
			const first = this.length;
			this.#draw(rowsAtOnce * 2);
			this.#list.children[first]?.querySelector('a')?.focus();
		});
	}

	/** How many entries are drawn. */
	get length(): number {
		return this.#list.childElementCount;
	}

	/** Draws a list anew. @param length Of a list that was drawn before, to come back to. */
	show(rows: Uint32Array, settings: RowSettings, length = 0): void {
		this.#rows = rows;
		this.#settings = settings;
		this.#due = Math.max(rowsAtOnce, length);
		this.#list.replaceChildren();
		this.#draw(rowsAtFirst);
		cancelAnimationFrame(this.#frame);
		this.#frame = requestAnimationFrame(() => {
			// Only what comes after a frame was drawn does not delay it.
			setTimeout(() => {
				if (rows === this.#rows) this.#draw(this.#due - this.length);
			});
		});
	}

	/** The entry of a row, drawn if need be; `undefined` where it is not in the list. */
	entryOf(row: number): Element | undefined {
		const position = this.#rows.indexOf(row);
		if (position < 0) return undefined;
		if (position >= this.length) this.#draw(position + 1 - this.length);
		return this.#list.children[position];
	}

	/** Tells anew which of the places are open. */
	updateStatuses(nowMs: number): void {
		for (const entry of this.#list.children) {
			if (this.#settings && entry instanceof HTMLElement) {
				updateStatus(entry, this.#settings, nowMs);
			}
		}
	}

	#draw(count: number): void {
		const settings = this.#settings;
		if (!settings || count <= 0) return;
		const next = this.#rows.subarray(this.length, this.length + count);
		const nowMs = Date.now();
		this.#list.append(...Array.from(next, (row) => placeRow(row, settings, nowMs)));
		const left = this.#rows.length - this.length;
		this.#more.hidden = left === 0;
		this.#more.textContent = filledIn(settings.words.showMore, {
			count: numberFormat(settings.locale).format(Math.min(left, rowsAtOnce * 2)),
		});
	}
}
