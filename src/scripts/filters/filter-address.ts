import type { LeftList } from './result-list.ts';

/**
 * The address of a page with filters, which says what is chosen. The history keeps how long the list was, and which entry was opened:
 * whoever comes back finds as much of it as there was, and where it was.
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
		this.#show(new URLSearchParams(location.search), this.left.length);
	};

	/** How the list that stood there before was left. */
	get left(): Partial<LeftList> {
		// Written below.
		return (history.state ?? {}) as Partial<LeftList>;
	}

	readonly keep = (left: LeftList): void => {
		history.replaceState(left, '');
	};

	/** Goes on to an address of other filters. */
	goOn(query: string): void {
		// Browsers take longer to write an address than it takes to draw the list, which is to be seen first.
		setTimeout(() => {
			if (query !== location.search) history.pushState(undefined, '', location.pathname + query);
		});
	}

	/** The same list at another address. */
	keepList(query: string): void {
		history.pushState(history.state, '', location.pathname + query);
	}
}
