import { filledIn } from '../messages/filled-in.ts';
import { searchTexts, type TextResults } from '../search/full-text.ts';
import { loadNamedThings, type NamedThing } from '../search/named-things.ts';
import {
	queryParameter,
	searchAddress,
	searchState,
	type SearchState,
} from '../search/search-state.ts';
import type { SearchWords } from '../view-models/search-page.ts';
import { SearchResults } from './search-results.ts';
import { onShortcut } from './search-shortcut.ts';

const mostNames = 6;
const textsAtOnce = 10;
/** After the last key. */
const pauseMs = 250;

/**
 * The page that searches: names at once, then texts, as they are typed; filters; its state in the address.
 *
 * `data-names` and `data-index` say where both lie, `data-words` has `SearchWords` as JSON. Without script its form leads to this
 * page, and the page to lists.
 */
class GuideSearch extends HTMLElement {
	/** The page has written them. */
	readonly #words = JSON.parse(this.dataset.words ?? '{}') as SearchWords;
	readonly #form = this.querySelector('form');
	readonly #results = new SearchResults(this, this.#words.kinds);
	#texts: TextResults | undefined;
	#shown = 0;
	/** Counts searches: what an earlier one finds late is not shown. */
	#search = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	connectedCallback(): void {
		for (const part of this.querySelectorAll<HTMLElement>('[data-with-script]'))
			part.hidden = false;
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
		this.querySelector('[data-more]')?.addEventListener('click', () => void this.#showMore());
		this.querySelector('[data-again]')?.addEventListener('click', () => {
			location.reload();
		});
		onShortcut(() => this.querySelector('input')?.focus());
		addEventListener('popstate', this.#restore);
		this.#restore();
	}

	disconnectedCallback(): void {
		removeEventListener('popstate', this.#restore);
	}

	readonly #restore = () => {
		const state = this.#stateOf(new URLSearchParams(location.search));
		for (const field of this.#fields()) {
			field.value = field.name === queryParameter ? state.query : (state.filters[field.name] ?? '');
		}
		void this.#find(state);
	};

	#go(way: 'push' | 'replace'): void {
		clearTimeout(this.#timer);
		const given = this.#fields().map(({ name, value }): [string, string] => [name, value]);
		const state = this.#stateOf(new URLSearchParams(given));
		const address = location.pathname + searchAddress(state);
		if (address !== location.pathname + location.search) history[`${way}State`](null, '', address);
		else if (way === 'replace') return;
		void this.#find(state);
	}

	#stateOf(parameters: URLSearchParams): SearchState {
		return searchState(
			parameters,
			this.#fields().flatMap(({ name }) => (name === queryParameter ? [] : name)),
		);
	}

	#fields(): (HTMLInputElement | HTMLSelectElement)[] {
		return [...(this.#form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
	}

	async #find(state: SearchState): Promise<void> {
		const search = ++this.#search;
		if (state.query === '') {
			this.#results.clear();
			this.#say('');
			this.#lead('start');
			return;
		}
		const { index } = this.dataset;
		const [names, texts] = await Promise.allSettled([
			this.#findNames(state),
			index === undefined ? undefined : searchTexts(index, state.query, state.filters),
		]);
		const first =
			texts.status === 'fulfilled' ? await texts.value?.between(0, textsAtOnce) : undefined;
		if (search !== this.#search) return;
		const namesFound = names.status === 'fulfilled' ? names.value : [];
		this.#texts = texts.status === 'fulfilled' ? texts.value : undefined;
		const all = this.#texts?.count ?? 0;
		this.#results.showNames(namesFound, state.query);
		const count = all - this.#results.showTexts(first ?? [], all, state.query);
		this.#counted(first?.length ?? 0);
		const hasFailed = texts.status === 'rejected' || names.status === 'rejected';
		const isEmpty = namesFound.length + count === 0;
		const nothing = filledIn(this.#words.nothingFound, { query: state.query });
		const summary = this.#summary(namesFound.length, count, hasFailed);
		this.#say(isEmpty && !hasFailed ? nothing : summary);
		this.#lead(hasFailed ? 'failed' : isEmpty ? 'nothing' : undefined);
	}

	/** Names have no filter but their kind. */
	async #findNames({ filters, query }: SearchState): Promise<NamedThing[]> {
		const { kind, ...others } = filters;
		if (Object.keys(others).length > 0) return [];
		const names = await loadNamedThings(this.dataset.names ?? '');
		if (kind === undefined) return names.search(query, mostNames);
		return names
			.search(query, 20 * mostNames)
			.filter((one) => one.kind === kind)
			.slice(0, mostNames);
	}

	async #showMore(): Promise<void> {
		const search = this.#search;
		const texts = this.#texts;
		const added = await texts?.between(this.#shown, this.#shown + textsAtOnce);
		if (!texts || !added || search !== this.#search) return;
		const { query } = this.#stateOf(new URLSearchParams(location.search));
		this.#results.addTexts(added, texts.count, query);
		this.#counted(this.#shown + added.length);
	}

	#counted(shown: number): void {
		this.#shown = shown;
		const more = this.querySelector<HTMLElement>('[data-more]');
		if (more) more.hidden = shown >= (this.#texts?.count ?? 0);
	}

	#summary(names: number, texts: number, hasFailed: boolean): string {
		const { byName, failed, inTexts } = this.#words;
		return [
			...(names > 0 ? [`${byName}: ${names}`] : []),
			...(texts > 0 ? [`${inTexts}: ${texts}`] : []),
			...(hasFailed ? [failed] : []),
		].join(' · ');
	}

	#say(text: string): void {
		const status = this.querySelector('[role="status"]');
		if (status) status.textContent = text;
	}

	/** Shows where else to look; nothing where that is not needed. */
	#lead(why: 'start' | 'nothing' | 'failed' | undefined): void {
		const { failedAdvice, nothingFoundAdvice, start } = this.#words;
		const advice = { start, nothing: nothingFoundAdvice, failed: failedAdvice };
		const elsewhere = this.querySelector<HTMLElement>('[data-elsewhere]');
		if (elsewhere) elsewhere.hidden = why === undefined;
		const text = elsewhere?.querySelector('p');
		if (text && why) text.textContent = advice[why];
		const again = this.querySelector<HTMLElement>('[data-again]');
		if (again) again.hidden = why !== 'failed';
	}
}

customElements.define('guide-search', GuideSearch);
