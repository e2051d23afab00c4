import type { LeftList } from './result-list.ts';

/**
 * Reads and writes the address of a page with filters, which says what is chosen. The history keeps
 * how long the list was, and which entry was opened: whoever comes back finds as much of it as
 * there was, and where it was.
 */
export class FilterAddress {
	readonly #show: (parameters: URLSearchParams, length: number | undefined) => void;
	/** Query of what is shown. */
	#query: string | undefined;

	/**
	 * @param show Called with what the address says, and with the length of the list that stood there
	 *   before.
	 */
	constructor(show: (parameters: URLSearchParams, length: number | undefined) => void) {
		this.#show = show;
	}

	connect(): void {
		addEventListener('popstate', this);
	}

	disconnect(): void {
		removeEventListener('popstate', this);
	}

	/**
	 * Reads the address again where its query has changed: a link within the page leads to an
	 * address of the same filters, and leaves the list as it is.
	 */
	handleEvent(): void {
		if (location.search !== this.#query) this.read();
	}

	/** Shows what the address says; also called when a visitor goes back or forth. */
	read(): void {
		this.#query = location.search;
		this.#show(new URLSearchParams(this.#query), this.left.length);
	}

	/** Returns how the visitor left the list that stood there before. */
	get left(): Partial<LeftList> {
		// Written below.
		return (history.state ?? {}) as Partial<LeftList>;
	}

	readonly keep = (left: LeftList): void => {
		history.replaceState(left, '');
	};

	/** Goes on to an address of other filters. */
	goOn(query: string): void {
		// Browsers take longer to write an address than it takes to draw the list, which is to be seen
		// first.
		setTimeout(() => {
			if (query !== location.search) this.#push(undefined, query);
		});
	}

	/** Keeps the list at another address. */
	keepList(query: string): void {
		this.#push(history.state, query);
	}

	#push(state: unknown, query: string): void {
		history.pushState(state, '', location.pathname + query);
		this.#query = query;
	}
}
