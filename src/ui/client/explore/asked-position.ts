import { minuteMs } from '../../../i18n/durations.ts';
import type { ExploreWords } from '../../../i18n/messages/browser-words.ts';
import type { PlaceFilters } from '../../../outputs/explore/place-filters.ts';
import type { Coordinates } from '../../../domain/geo/coordinates.ts';
import { partOf } from '../page-parts.ts';
import { visitorPosition } from '../visitor-position.ts';

/**
 * Maximum age of a position in milliseconds: one of the last minutes is good enough for distances;
 * after that the visitor may be elsewhere.
 */
const oldestMs = 5 * minuteMs;
/**
 * Maximum error of a position in metres: one that is known less exactly, as from the network alone,
 * says little of what is near.
 */
const maxErrorMetres = 1000;

/**
 * Holds where the visitor is, as soon as they have asked for distances, and what is said of that.
 * The position stays in the page.
 */
export class AskedPosition {
	readonly #root: HTMLElement;
	readonly #words: ExploreWords;
	#coordinates: Coordinates | undefined;
	#foundAtMs = 0;
	/** Note where distances are needed. */
	#note: string;

	constructor(root: HTMLElement, words: ExploreWords) {
		this.#root = root;
		this.#words = words;
		this.#note = words.positionNeeded;
	}

	/** Returns the position; `undefined` until it was asked for and found. */
	get coordinates(): Coordinates | undefined {
		return this.#coordinates;
	}

	/**
	 * Asks for the position, anew where it is known, and reports the result; the known position is
	 * kept until there is a better one. To be called after a tap only.
	 *
	 * @returns Whether it was found.
	 */
	async ask(): Promise<boolean> {
		this.#showNote(this.#words.locating);
		const oldest = this.#coordinates ? 0 : oldestMs;
		const found = await visitorPosition(oldest, false);
		if (typeof found === 'string') {
			this.#showNote(this.#words[found]);
			return false;
		}
		this.#coordinates = found;
		this.#foundAtMs = Date.now();
		this.#note = found.accuracy > maxErrorMetres ? this.#words.positionRough : '';
		this.#showNote(this.#note);
		return true;
	}

	/**
	 * Shows that the position is still to be asked for, or only roughly known, where filters or order
	 * need it.
	 *
	 * @returns Whether they need it and it has become too old.
	 */
	showNeed({ order, withinMetres }: PlaceFilters): boolean {
		const isNeeded = order === 'distance' || withinMetres !== undefined;
		this.#showNote(isNeeded ? this.#note : '');
		return isNeeded && this.#coordinates !== undefined && Date.now() - this.#foundAtMs > oldestMs;
	}

	/**
	 * Writes a text below the order, where there is a button for the position as long as something
	 * is shown, and below the button of the form; a phone shows one of them at a time.
	 */
	#showNote(text: string): void {
		const part = (name: string) => partOf(this.#root, name);
		// What is written again is read out again.
		if (part('order-note').textContent === text) return;
		for (const name of ['order-note', 'position-note', 'sheet-status'])
			part(name).textContent = text;
		// What is hidden keeps the focus for a while.
		if (!text && document.activeElement === part('order-position')) part('order').focus();
	}
}
