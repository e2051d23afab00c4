import type { FilterWords } from '../../../i18n/messages/browser-words.ts';
import { numberFormat } from '../../../i18n/locale/number-formats.ts';
import { filledIn } from '../../../i18n/messages/filled-in.ts';
import { hasModifier } from '../modifier-keys.ts';

/** Describes how the entries of a list are drawn. */
export interface RowDrawing {
	words: FilterWords;
	locale: string;
	/** Draws the entry of a row of the table, as it is at an instant. */
	draw: (row: number, nowMs: number) => HTMLLIElement;
	/** Changes an entry that `draw` made to what holds at another instant. */
	update: (entry: HTMLElement, nowMs: number) => void;
}

/** Describes how a visitor left a list. */
export interface LeftList {
	/** Number of entries that were drawn. */
	length: number;
	/** Entry that led away, and how far from the top of the window it was, in pixels. */
	entry?: number;
	top?: number;
}

/** Number of entries drawn at once, of two screens; the others are drawn when asked for. */
export const rowsAtOnce = 24;
/** Number of entries drawn in a frame, of a phone's screen: the rest is drawn after it is seen. */
const rowsInFrame = 3;

/** Maximum number of rows that are drawn to come to one of them, which a tap waits for. */
const rowsToReach = 240;

/** Draws the entries of a list: only the first ones, and more when they are asked for. */
export class ResultList {
	readonly #list: HTMLElement;
	readonly #more: HTMLElement;
	readonly #keep: (left: LeftList) => void;
	#rows: Uint32Array = new Uint32Array();
	#frame = 0;
	/** Number of entries that the list has before more are asked for. */
	#due = 0;
	#drawing: RowDrawing | undefined;
	/** Row whose entry is marked. */
	#chosen: number | undefined;

	/**
	 * @param keep Called with what the list is to come back to, when more of it is asked for and when
	 *   an entry is opened.
	 */
	constructor(list: HTMLElement, more: HTMLElement, keep: (left: LeftList) => void) {
		this.#list = list;
		this.#more = more;
		this.#keep = keep;
		more.addEventListener('click', () => {
			this.#drawTo(this.#due);
			const first = this.length;
			this.#growTo(first + rowsAtOnce * 2);
			this.#list.children[first]?.querySelector('a')?.focus();
		});
		list.addEventListener('click', (event) => {
			const opened = event.target instanceof Element && event.target.closest('li');
			if (!opened || hasModifier(event)) return;
			const entry = [...list.children].indexOf(opened);
			keep({ length: this.length, entry, top: opened.getBoundingClientRect().top });
		});
		addEventListener('pageshow', ({ persisted }) => {
			// Its reader is back already, and goes on from there.
			if (persisted) keep({ length: this.length });
		});
	}

	/** Returns the number of entries that are drawn. */
	get length(): number {
		return this.#list.childElementCount;
	}

	/**
	 * Draws a list anew.
	 *
	 * @param length Length of a list that was drawn before, to come back to. All of that is drawn
	 *   at once: its reader may be at the end. Whoever has the focus in it keeps it, or has it where
	 *   they were.
	 */
	show(rows: Uint32Array, drawing: RowDrawing, length = 0): void {
		this.#rows = rows;
		this.#drawing = drawing;
		this.#due = Math.max(rowsAtOnce, length);
		cancelAnimationFrame(this.#frame);
		if (length > 0) {
			const former = [...this.#list.children];
			const { activeElement } = document;
			const focused = former.findIndex((entry) => entry.contains(activeElement));
			this.#drawTo(this.#due, 0, former);
			if (focused >= 0 && !activeElement?.isConnected) {
				const entry = this.#list.children[focused] ?? this.#list.lastElementChild;
				entry?.querySelector('a')?.focus({ preventScroll: true });
			}
			return;
		}
		this.#list.replaceChildren();
		this.#drawOn();
	}

	/** Draws a few entries more, and in later frames those that are due. */
	readonly #drawOn = () => {
		this.#drawTo(this.length + rowsInFrame);
		if (this.length < Math.min(this.#due, this.#rows.length))
			this.#frame = afterFrame(this.#drawOn);
	};

	/**
	 * Moves the page once so that the entry that was opened is where it was. Browsers do so before
	 * the list is there.
	 */
	scrollBack({ entry = -1, top = 0 }: Partial<LeftList>): void {
		const opened = this.#list.children[entry];
		if (!opened) return;
		const scroll = () => {
			scrollBy(0, opened.getBoundingClientRect().top - top);
		};
		scroll();
		// Entries around it have their heights only once they are drawn.
		afterFrame(scroll);
		this.#keep({ length: this.length });
	}

	/**
	 * Marks the entry of a row as the chosen one, also whenever it is drawn anew; none without a row.
	 *
	 * @param isDrawn Whether it is drawn if need be, which it never is far down in the list.
	 * @returns That entry; `undefined` where it is not in the list, or not drawn.
	 */
	choose(row: number | undefined, isDrawn: boolean): Element | undefined {
		this.#chosen = row;
		this.#list.querySelector('[data-chosen]')?.removeAttribute('data-chosen');
		const position = this.#rows.findIndex((one) => one === row);
		if (isDrawn && position < rowsToReach) this.#growTo(position + 1);
		const entry = this.#list.children[position];
		entry?.setAttribute('data-chosen', '');
		return entry;
	}

	/** Shows anew what of the entries depends on the time. */
	updateEntries(nowMs: number): void {
		for (const entry of this.#list.children) {
			if (entry instanceof HTMLElement) this.#drawing?.update(entry, nowMs);
		}
	}

	#growTo(length: number): void {
		this.#drawTo(length);
		this.#keep({ length: this.length });
	}

	/**
	 * Draws entries up to so many in all.
	 *
	 * @param former Entries that are replaced. Those that have not changed stay where they are, and
	 *   so does the page around whoever reads them.
	 */
	#drawTo(length: number, from = this.length, former: Element[] = []): void {
		const drawing = this.#drawing;
		if (!drawing) return;
		const nowMs = Date.now();
		const plain = new Map(former.map((entry) => [entry, withoutButton(entry)]));
		for (const row of this.#rows.subarray(from, length)) {
			const entry = drawing.draw(row, nowMs);
			if (row === this.#chosen) entry.dataset.chosen = '';
			const position = former.findIndex((one) => plain.get(one)?.isEqualNode(entry));
			for (const gone of former.splice(0, position)) gone.remove();
			if (position < 0) this.#list.insertBefore(entry, former[0] ?? null);
			else former.shift();
		}
		for (const gone of former) gone.remove();
		const left = this.#rows.length - this.length;
		this.#more.hidden = left === 0;
		this.#more.textContent = filledIn(drawing.words.showMore, {
			count: numberFormat(drawing.locale).format(Math.min(left, rowsAtOnce * 2)),
		});
	}
}

/** Returns a copy of an entry as it was drawn: the button that saves came later (`saving.ts`). */
function withoutButton(entry: Element): Node {
	const copy = entry.cloneNode(true) as Element;
	copy.querySelector('.save')?.remove();
	return copy;
}

/**
 * Runs a task after the next frame was drawn: only what comes after it does not delay it.
 * @returns Id for `cancelAnimationFrame`.
 */
function afterFrame(task: () => void): number {
	return requestAnimationFrame(() => void setTimeout(task));
}
