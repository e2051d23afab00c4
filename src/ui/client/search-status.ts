import { numberFormat } from '../../i18n/locale/number-formats.ts';
import { countInWords, filledIn } from '../../i18n/messages/filled-in.ts';
import type { SearchWords } from '../../outputs/search/search-words.ts';
import { maxNames } from './found-results.ts';

/** Says what came of a search. */
export interface SearchOutcome {
	query: string;
	/**
	 * Number of results that were found by their names, up to `maxNames`; `texts` counts those in
	 * texts.
	 */
	names: number;
	texts: number;
	/** Number of results shown that have not quite the words of the query. */
	similar: number;
	/** Parts that could not be searched. */
	failed: { names: boolean; texts: boolean };
}

/** Describes an offer to take filters back. */
export interface Offer {
	/** Names of their parameters. */
	names: readonly string[];
	/** Choice in words. */
	label: string;
	/** Number of results that there would be. */
	count: number;
}

/** Says what came of a search, and where else to look. */
export class SearchStatus {
	readonly #root: HTMLElement;
	readonly #words: SearchWords;
	readonly #locale: string;

	/** @param locale Locale of the interface (BCP 47). */
	constructor(root: HTMLElement, words: SearchWords, locale: string) {
		this.#root = root;
		this.#words = words;
		this.#locale = locale;
		root.querySelector('[data-again]')?.addEventListener('click', () => {
			location.reload();
		});
	}

	/** Shows what the page says before anything is searched. */
	begin(): void {
		this.#say('');
		this.#lead('start');
	}

	/** Says nothing while the results of a search are awaited and the earlier ones are gone. */
	wait(): void {
		this.#say('');
		this.#lead(undefined);
	}

	/**
	 * Reports what was found.
	 * @returns Whether nothing was found, though all could be searched.
	 */
	found({ failed, names, query, similar, texts }: SearchOutcome): boolean {
		const words = this.#words;
		const hasFailed = failed.names || failed.texts;
		const isEmpty = names + texts === 0;
		const numbers = numberFormat(this.#locale);
		const counted = (part: string, count: number, more = '') =>
			count > 0 ? [filledIn(words.foundCount, { part, count: numbers.format(count) + more })] : [];
		const parts = [
			...(isEmpty && !hasFailed ? [filledIn(words.nothingFound, { query })] : []),
			...counted(words.byName, names, names < maxNames ? '' : '+'),
			...counted(words.inTexts, texts),
			...counted(words.similar, similar),
			...(failed.names ? [words.namesFailed] : []),
			...(failed.texts ? [words.textsFailed] : []),
		];
		this.#say(parts.join(' · '));
		this.#lead(hasFailed ? 'failed' : isEmpty ? 'nothing' : undefined);
		return isEmpty && !hasFailed;
	}

	/**
	 * Shows what to press, the most first.
	 * @param choose Called with the names of the filters that are to go.
	 */
	offer(offers: readonly Offer[], choose: (names: readonly string[]) => void): void {
		const { loosen, oneResult, results } = this.#words;
		const list = this.#root.querySelector<HTMLElement>('[data-loosen]');
		const items = offers
			.toSorted((one, other) => other.count - one.count)
			.map(({ count, label, names }) => {
				const item = document.createElement('li');
				const button = document.createElement('button');
				button.type = 'button';
				button.className = 'button';
				const entries = countInWords(count, oneResult, results, this.#locale);
				button.textContent = filledIn(loosen, { filter: label, entries });
				button.addEventListener('click', () => {
					choose(names);
				});
				item.append(button);
				return item;
			});
		list?.replaceChildren(...items);
		if (list) list.hidden = items.length === 0;
	}

	/** Reports that more of what was found in texts cannot be loaded. */
	fail(): void {
		this.#say(this.#words.textsFailed);
		this.#lead('failed');
	}

	#say(text: string): void {
		// What was offered is so no longer.
		this.offer([], () => undefined);
		const status = this.#root.querySelector('[role="status"]');
		if (status) status.textContent = text;
	}

	/** Shows where else to look; nothing where that is not needed. */
	#lead(why: 'start' | 'nothing' | 'failed' | undefined): void {
		const { failedAdvice, nothingFoundAdvice, start } = this.#words;
		const advice = { start, nothing: nothingFoundAdvice, failed: failedAdvice };
		const elsewhere = this.#root.querySelector<HTMLElement>('[data-elsewhere]');
		if (elsewhere) elsewhere.hidden = why === undefined;
		const text = elsewhere?.querySelector('p');
		if (text && why) text.textContent = advice[why];
		const again = this.#root.querySelector<HTMLElement>('[data-again]');
		if (again) again.hidden = why !== 'failed';
	}
}
