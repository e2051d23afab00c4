import type { ExploreWords } from '../../explore/explore-words.ts';
import type { Coordinates } from '../../geo/coordinates.ts';
import { partOf } from '../page-parts.ts';
import { visitorPosition } from '../visitor-position.ts';

/** A position of the last minutes is good enough for distances. */
const oldestMs = 300_000;

/** Where the visitor is, as soon as they have asked for distances, and what is told of that. It stays in the page. */
export class AskedPosition {
	readonly #root: HTMLElement;
	readonly #words: ExploreWords;
	#coordinates: Coordinates | undefined;

	constructor(root: HTMLElement, words: ExploreWords) {
		this.#root = root;
		this.#words = words;
	}

	/** `undefined` until it was asked for and found. */
	get coordinates(): Coordinates | undefined {
		return this.#coordinates;
	}

	/** Asks for it, and tells what comes of that. To be called after a tap only. @returns Whether it is known now. */
	async ask(): Promise<boolean> {
		this.#tell(this.#words.locating);
		const found = await visitorPosition(oldestMs, false);
		const { positionDenied, positionUnknown } = this.#words;
		if (typeof found === 'string') {
			this.#tell(found === 'denied' ? positionDenied : positionUnknown);
			return false;
		}
		this.#coordinates = found;
		this.#tell('');
		return true;
	}

	/** Tells that it is still to be asked for, where filters or order need it. */
	tellOfNeed(isNeeded: boolean): void {
		if (!this.#coordinates) this.#tell(isNeeded ? this.#words.positionNeeded : '');
	}

	/** Below the order and below the button for the position, of which a phone shows one at a time. */
	#tell(text: string): void {
		const note = partOf(this.#root, 'order-note');
		// What is written again is read out again.
		if (note.textContent === text) return;
		for (const name of ['order-note', 'position-note', 'sheet-status']) {
			partOf(this.#root, name).textContent = text;
		}
	}
}
