import type { TextResults } from '../../outputs/search/full-text.ts';
import type { SearchState } from '../../outputs/search/search-state.ts';
import type { SearchWords } from '../../outputs/search/search-words.ts';
import { type FoundNames, FoundResults, type FoundTexts, textsAtOnce } from './found-results.ts';
import { SearchForm } from './search-form.ts';
import { SearchResults } from './search-results.ts';
import { onShortcut } from './search-shortcut.ts';
import { type Offer, SearchStatus } from './search-status.ts';

/** Longest time for which the results of an earlier query may stand below another one. */
const patienceMs = 1000;
const noNames: FoundNames = { hits: [], similar: [], withSomeWords: [] };
const noTexts: FoundTexts = { first: [], similar: [] };

/**
 * Runs the page that searches: finds names at once, then texts, as words are typed; has filters;
 * and keeps its state in the address.
 *
 * `data-names` and `data-index` say where both lie, `data-words` has `SearchWords` as JSON. Without
 * script its form leads to this page, and the page to lists.
 */
class GuideSearch extends HTMLElement {
	/** Words of the search, once the page has written them. */
	readonly #words = JSON.parse(this.dataset.words ?? '{}') as SearchWords;
	readonly #form = new SearchForm(this.querySelector('form'), (state) => {
		void this.#find(state);
	});
	readonly #found = new FoundResults(this.dataset.names ?? '', this.dataset.index);
	readonly #results = new SearchResults(this, this.#words.kinds);
	readonly #status = new SearchStatus(
		this,
		this.#words,
		this.closest<HTMLElement>('[data-locale]')?.dataset.locale ?? 'en',
	);
	#texts: TextResults | undefined;
	#shown = 0;
	/** Counts searches: what an earlier one finds late is not shown. */
	#search = 0;
	/** Search whose names are shown. */
	#named = 0;

	connectedCallback(): void {
		for (const part of this.querySelectorAll<HTMLElement>('[data-with-script]'))
			part.hidden = false;
		const onMore = (of: 'names' | 'texts', show: () => void) =>
			this.querySelector(`[data-more="${of}"]`)?.addEventListener('click', show);
		onMore('names', () => {
			this.#results.addNames();
		});
		onMore('texts', () => void this.#showMore());
		onShortcut(() => this.querySelector('input')?.focus());
		this.#form.connect();
	}

	disconnectedCallback(): void {
		this.#form.disconnect();
	}

	async #find(state: SearchState): Promise<void> {
		const search = ++this.#search;
		if (state.query === '') {
			this.#results.clear();
			this.#shown = 0;
			this.#status.begin();
			return;
		}
		const finding = this.#found.names(state);
		const showNames = () => void this.#showEarly(finding, state.query, search);
		// Texts of an earlier query are no texts of these names.
		if (this.#shown === 0) showNames();
		const forgetting = setTimeout(() => {
			if (search !== this.#search) return;
			this.#forget();
			showNames();
		}, patienceMs);
		const [names, texts] = await Promise.allSettled([finding, this.#found.texts(state)]);
		clearTimeout(forgetting);
		if (search !== this.#search) return;
		const namesFound = names.status === 'fulfilled' ? names.value : noNames;
		const { found, first, similar } = texts.status === 'fulfilled' ? texts.value : noTexts;
		this.#texts = found?.hits;
		const all = found?.hits.count ?? 0;
		this.#showNames(namesFound, state.query, search);
		const count = all - this.#results.showTexts(first, all, state.query);
		this.#counted(first.length);
		const isEmpty = this.#status.found({
			names: namesFound.hits.length,
			texts: count,
			similar: this.#results.showSimilar(
				count > 0 ? namesFound.similar : [...namesFound.similar, ...namesFound.withSomeWords],
				similar,
				state.query,
			),
			failed: { names: names.status === 'rejected', texts: texts.status === 'rejected' },
			query: state.query,
		});
		if (isEmpty) void this.#offerWithout(state, search);
	}

	/**
	 * Offers to take each filter back that leaves out what would be found without it; all together
	 * where each alone leaves nothing.
	 */
	async #offerWithout(state: SearchState, search: number): Promise<void> {
		const all = Object.keys(state.filters);
		const offers: Offer[] = [];
		const offerWithout = async (names: readonly string[]): Promise<boolean> => {
			const count = await this.#found.countWithout(names, state);
			// Another search is on its way, or has come.
			if (search !== this.#search) return false;
			if (count > 0) offers.push({ count, label: this.#form.labelOf(names), names });
			return count > 0;
		};
		// Where nothing is found without any of them, nothing is without one.
		if (all.length === 0 || !(await offerWithout(all))) return;
		if (all.length > 1) {
			const [together] = offers.splice(0);
			for (const name of all) await offerWithout([name]);
			if (search !== this.#search) return;
			if (offers.length === 0 && together) offers.push(together);
		}
		this.#status.offer(offers, (without) => {
			this.#form.clear(without);
		});
	}

	/** Takes away the texts of an earlier query, and what was said of it. */
	#forget(): void {
		this.#texts = undefined;
		this.#results.showTexts([], 0, '');
		this.#results.showSimilar([], [], '');
		this.#counted(0);
		this.#status.wait();
	}

	/** Shows names while the texts are still being searched. */
	async #showEarly(finding: Promise<FoundNames>, query: string, search: number): Promise<void> {
		// That they could not be had is shown with the texts.
		const names = await finding.catch(() => undefined);
		if (names && search === this.#search) this.#showNames(names, query, search);
	}

	/** Shows names once for each search: a visitor may be about to press one of them. */
	#showNames({ hits }: FoundNames, query: string, search: number): void {
		if (this.#named === search) return;
		this.#named = search;
		this.#results.showNames(hits, query);
	}

	async #showMore(): Promise<void> {
		const [search, shown, texts] = [this.#search, this.#shown, this.#texts];
		if (!texts) return;
		const adding = texts.between(shown, shown + textsAtOnce);
		const added = await adding.catch(() => undefined);
		// Pressed twice, it shows them once.
		if (search !== this.#search || shown !== this.#shown) return;
		if (!added) {
			this.#status.fail();
			return;
		}
		this.#results.addTexts(added, texts.count, this.#form.addressed.query);
		this.#counted(shown + added.length);
	}

	#counted(shown: number): void {
		this.#shown = shown;
		const more = this.querySelector<HTMLElement>('[data-more="texts"]');
		if (more) more.hidden = shown >= (this.#texts?.count ?? 0);
	}
}

customElements.define('guide-search', GuideSearch);
