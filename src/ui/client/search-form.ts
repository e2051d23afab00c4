import {
	queryParameter,
	searchAddress,
	searchState,
	type SearchState,
} from '../../outputs/search/search-state.ts';

/** Pause after the last key. */
const pauseMs = 250;

/**
 * Holds the form of the page that searches: what is typed and chosen in it, and the address of the
 * page, which says the same.
 */
export class SearchForm {
	readonly #form: HTMLFormElement | null;
	readonly #find: (state: SearchState) => void;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/**
	 * @param find Called with each search: at once when it is sent or chosen, after a pause when it
	 *   is typed.
	 */
	constructor(form: HTMLFormElement | null, find: (state: SearchState) => void) {
		this.#form = form;
		this.#find = find;
	}

	/** Returns the search that the address states. */
	get addressed(): SearchState {
		return this.#stateOf(new URLSearchParams(location.search));
	}

	/** Begins with what the address says, but for a query that was typed before this script came. */
	connect(): void {
		this.#form?.addEventListener('submit', (event) => {
			event.preventDefault();
			this.#go('push');
		});
		this.#form?.addEventListener('input', ({ target }) => {
			clearTimeout(this.#timer);
			const isTyped = target instanceof HTMLInputElement;
			this.#timer = setTimeout(
				() => {
					this.#go(isTyped ? 'replace' : 'push');
				},
				isTyped ? pauseMs : 0,
			);
		});
		addEventListener('popstate', this.#restore);
		if (this.#given().query === '') {
			this.#restore();
			return;
		}
		this.#fill(this.#fields().filter(({ name }) => name !== queryParameter));
		this.#putInAddress('replace');
		this.#find(this.#given());
	}

	/** Returns what filters are set to, in words. */
	labelOf(names: readonly string[]): string {
		return this.#named(names)
			.flatMap((field) => ('selectedOptions' in field ? field.selectedOptions[0]?.text : []))
			.join(' · ');
	}

	/** Takes filters back; whoever did so goes on from the first of them. */
	clear(names: readonly string[]): void {
		const fields = this.#named(names);
		for (const field of fields) field.value = '';
		fields[0]?.focus();
		this.#go('push');
	}

	disconnect(): void {
		removeEventListener('popstate', this.#restore);
	}

	readonly #restore = () => {
		this.#fill(this.#fields());
		this.#find(this.#given());
	};

	/** Puts into fields what the address says of them. */
	#fill(fields: readonly (HTMLInputElement | HTMLSelectElement)[]): void {
		const state = this.addressed;
		for (const field of fields) {
			field.value = field.name === queryParameter ? state.query : (state.filters[field.name] ?? '');
			// An old address may name a value that the guide no longer has.
			if ('selectedIndex' in field && field.selectedIndex < 0) field.selectedIndex = 0;
		}
	}

	#go(way: 'push' | 'replace'): void {
		clearTimeout(this.#timer);
		const isNew = this.#putInAddress(way);
		if (isNew || way === 'push') this.#find(this.#given());
	}

	/**
	 * Puts the search into the address of the page.
	 * @returns Whether the address said something else before.
	 */
	#putInAddress(way: 'push' | 'replace'): boolean {
		const address = location.pathname + searchAddress(this.#given());
		if (address === location.pathname + location.search) return false;
		history[`${way}State`](null, '', address);
		return true;
	}

	/** Returns the search that stands in the fields. */
	#given(): SearchState {
		const given = this.#fields().map(({ name, value }): [string, string] => [name, value]);
		return this.#stateOf(new URLSearchParams(given));
	}

	#stateOf(parameters: URLSearchParams): SearchState {
		return searchState(
			parameters,
			this.#fields().flatMap(({ name }) => (name === queryParameter ? [] : name)),
		);
	}

	#named(names: readonly string[]): (HTMLInputElement | HTMLSelectElement)[] {
		return this.#fields().filter(({ name }) => names.includes(name));
	}

	#fields(): (HTMLInputElement | HTMLSelectElement)[] {
		return [...(this.#form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
	}
}
