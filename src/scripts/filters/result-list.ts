import type { FilterWords } from '../../explore/explore-words.ts';
import { numberFormat } from '../../locale/formatters.ts';
import { filledIn } from '../../messages/filled-in.ts';

/** How the entries of a list are drawn. */
export interface RowDrawing {
	words: FilterWords;
	locale: string;
	/** The entry of a row of the table, as it is at an instant. */
	draw: (row: number, nowMs: number) => HTMLLIElement;
	/** Changes an entry that `draw` made to what holds at another instant. */
	update: (entry: HTMLElement, nowMs: number) => void;
}

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
	#drawing: RowDrawing | undefined;

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
	show(rows: Uint32Array, drawing: RowDrawing, length = 0): void {
		this.#rows = rows;
		this.#drawing = drawing;
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

	/** Tells anew what of the entries depends on the time. */
	updateEntries(nowMs: number): void {
		for (const entry of this.#list.children) {
			if (entry instanceof HTMLElement) this.#drawing?.update(entry, nowMs);
		}
	}

	#draw(count: number): void {
		const drawing = this.#drawing;
		if (!drawing || count <= 0) return;
		const next = this.#rows.subarray(this.length, this.length + count);
		const nowMs = Date.now();
		this.#list.append(...Array.from(next, (row) => drawing.draw(row, nowMs)));
		const left = this.#rows.length - this.length;
		this.#more.hidden = left === 0;
		this.#more.textContent = filledIn(drawing.words.showMore, {
			count: numberFormat(drawing.locale).format(Math.min(left, rowsAtOnce * 2)),
		});
	}
}
