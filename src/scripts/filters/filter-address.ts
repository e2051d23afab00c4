import { rowsAtOnce } from './result-list.ts';

/**
 * The address of a page with filters, which says what is chosen. The history keeps how long the list was: whoever comes back finds as
 * much of it as there was.
 */
export class FilterAddress {
	readonly #show: (parameters: URLSearchParams, length: number | undefined) => void;

	/** @param show Called with what the address says, and with the length of the list that stood there before. */
	constructor(show: (parameters: URLSearchParams, length: number | undefined) => void) {
		this.#show = show;
	}

	connect(): void {
		window.addEventListener('popstate', this.read);
	}

	disconnect(): void {
		window.removeEventListener('popstate', this.read);
	}

	/** Shows what the address says; also called when a visitor goes back or forth. */
	readonly read = (): void => {
		// Written below.
		const { length } = (history.state ?? {}) as { length?: number };
		this.#show(new URLSearchParams(location.search), length);
	};

	/**
	 * Goes on to an address of other filters.
	 *
	 * @param length Of the list that is left.
	 */
	goOn(query: string, length: number): void {
		// Browsers take longer to write an address than it takes to draw the list, which is to be seen first.
		setTimeout(() => {
			if (length > rowsAtOnce) history.replaceState({ length }, '');
			if (query !== location.search) history.pushState({}, '', location.pathname + query);
		});
	}

	/** The same list at another address, with the length that it has. */
	keepList(query: string, length: number): void {
		history.pushState({ length }, '', location.pathname + query);
	}
}
