import { searchTexts, type TextResult, type TextResults } from '../../outputs/search/full-text.ts';
import { withTimeout } from '../../outputs/search/with-timeout.ts';
import { loadNamedThings, type NameMatch } from '../../outputs/search/named-things.ts';
import type { SearchState } from '../../outputs/search/search-state.ts';

const mostNames = 6;
/** Nobody counts more names. */
const mostCounted = 999;
export const textsAtOnce = 10;

export interface FoundNames {
	first: readonly NameMatch[];
	/** There are others, which are not shown. */
	hasMore: boolean;
}

export interface FoundTexts {
	/** Absent where the guide has no index. */
	found?: TextResults;
	first: readonly TextResult[];
}

/** Where the page that searches finds names and texts. */
export class FoundResults {
	readonly #names: string;
	readonly #index: string | undefined;

	/**
	 * @param names Their address.
	 * @param index Folder of the index of texts; absent where the guide has none.
	 */
	constructor(names: string, index: string | undefined) {
		this.#names = names;
		this.#index = index;
	}

	/** @throws Where they cannot be had, or not in time. */
	async names(state: SearchState): Promise<FoundNames> {
		const found = await this.#findNames(state, mostNames + 1);
		return { first: found.slice(0, mostNames), hasMore: found.length > mostNames };
	}

	/** Texts with the first of them. @throws As `searchTexts` does. */
	async texts(state: SearchState): Promise<FoundTexts> {
		const found = await this.#findTexts(state);
		return found ? { found, first: await found.between(0, textsAtOnce) } : { first: [] };
	}

	/**
	 * How many results there would be without filters, as far as they can be had. What is found by
	 * its name mostly has it in its text as well, so the two are not added up.
	 */
	async countWithout(filters: readonly string[], state: SearchState): Promise<number> {
		const others = Object.entries(state.filters).filter(([name]) => !filters.includes(name));
		const without = { query: state.query, filters: Object.fromEntries(others) };
		const counts = await Promise.allSettled([
			this.#findNames(without, mostCounted).then(({ length }) => length),
			this.#findTexts(without).then((found) => found?.count ?? 0),
		]);
		return Math.max(...counts.map((count) => (count.status === 'fulfilled' ? count.value : 0)));
	}

	async #findNames({ filters, query }: SearchState, most: number): Promise<NameMatch[]> {
		const names = await withTimeout(loadNamedThings(this.#names));
		return names.search(query, most, filters);
	}

	async #findTexts({ filters, query }: SearchState): Promise<TextResults | undefined> {
		return this.#index === undefined ? undefined : searchTexts(this.#index, query, filters);
	}
}
