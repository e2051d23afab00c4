import type { TextResult, TextsFound } from '../../outputs/search/full-text.ts';
import { withTimeout } from '../../outputs/search/with-timeout.ts';
import { loadNamedThings, type NameMatch } from '../../outputs/search/named-things.ts';
import type { SearchState } from '../../outputs/search/search-state.ts';

/** Maximum number of names that are listed: nobody looks through more. */
export const maxNames = 999;
export const textsAtOnce = 10;
/** Maximum number of results of each sort that are shown as similar. */
const maxSimilar = 6;

export interface FoundNames {
	/** Hits, at most `maxNames`. */
	hits: readonly NameMatch[];
	/** Names that may have been meant, where there are no hits. */
	similar: readonly NameMatch[];
	/** Names with some words of the query, where nothing has all of them. */
	withSomeWords: readonly NameMatch[];
}

export interface FoundTexts {
	/** Absent where the guide has no index. */
	found?: TextsFound;
	first: readonly TextResult[];
	similar: readonly TextResult[];
}

/** Finds names and texts for the page that searches. */
export class FoundResults {
	readonly #names: string;
	readonly #index: string | undefined;

	/**
	 * @param names Address of the names.
	 * @param index Folder of the index of texts; absent where the guide has none.
	 */
	constructor(names: string, index: string | undefined) {
		this.#names = names;
		this.#index = index;
	}

	/**
	 * Loads the names of the guide.
	 * @throws Where they cannot be loaded, or not in time.
	 */
	async names(state: SearchState): Promise<FoundNames> {
		const found = await this.#findNames(state);
		return {
			hits: found.filter(({ likeness }) => !likeness),
			similar: found.filter(({ likeness }) => likeness === 'misspelt').slice(0, maxSimilar),
			withSomeWords: found.filter(({ likeness }) => likeness === 'some-words').slice(0, maxSimilar),
		};
	}

	/** Returns texts with the first of them. @throws As `searchTexts` does. */
	async texts(state: SearchState): Promise<FoundTexts> {
		const found = await this.#findTexts(state);
		if (!found) return { first: [], similar: [] };
		const [first, similar] = await Promise.all([
			found.hits.between(0, textsAtOnce),
			found.similar.between(0, maxSimilar),
		]);
		return { found, first, similar };
	}

	/**
	 * Returns how many results there would be without some of the filters, as far as they are known.
	 * What is found by its name mostly has it in its text as well, so the two are not added up.
	 */
	async countWithout(filters: readonly string[], state: SearchState): Promise<number> {
		const others = Object.entries(state.filters).filter(([name]) => !filters.includes(name));
		const without = { query: state.query, filters: Object.fromEntries(others) };
		const counts = await Promise.allSettled([
			this.#findNames(without).then(
				(found) => found.filter(({ likeness }) => likeness !== 'some-words').length,
			),
			this.#findTexts(without).then((found) => found?.hits.count ?? 0),
		]);
		return Math.max(...counts.map((count) => (count.status === 'fulfilled' ? count.value : 0)));
	}

	async #findNames({ filters, query }: SearchState): Promise<NameMatch[]> {
		const names = await withTimeout(loadNamedThings(this.#names));
		return names.search(query, maxNames, filters);
	}

	async #findTexts({ filters, query }: SearchState): Promise<TextsFound | undefined> {
		if (this.#index === undefined) return undefined;
		// Whoever searches nothing needs none of it.
		const { searchTexts } = await import('../../outputs/search/full-text.ts');
		return searchTexts(this.#index, query, filters);
	}
}
