import type { TextResult } from '../../outputs/search/full-text.ts';
import { markedParts } from '../../outputs/search/marked-parts.ts';
import type { NameMatch } from '../../outputs/search/named-things.ts';
import { markedText } from './marked-text.ts';

/** Names that are shown at first, and that are added each time. */
const namesAtFirst = 6;
const namesAtOnce = 24;

/** Fills the lists of results of a search with copies of their templates. */
export class SearchResults {
	readonly #root: HTMLElement;
	readonly #kinds: Readonly<Record<string, string | undefined>>;
	/** Names that were found, shown or not, with their query. */
	#names: readonly NameMatch[] = [];
	#query = '';
	/** Addresses of these. */
	#named: ReadonlySet<string> = new Set();

	/** @param kinds Words of the kinds. */
	constructor(root: HTMLElement, kinds: Readonly<Record<string, string | undefined>>) {
		this.#root = root;
		this.#kinds = kinds;
	}

	/**
	 * Shows the first names in place of those shown before, and their section only where there are
	 * any.
	 */
	showNames(names: readonly NameMatch[], query: string): void {
		this.#names = names;
		this.#query = query;
		this.#named = new Set(names.map(({ path }) => addressOf(path)));
		this.#section('by-name', names.length, 'replace', this.#nameRows(names.slice(0, namesAtFirst)));
		this.#offerNames();
	}

	/** Shows more names below those that are shown, and moves the focus to the first of them. */
	addNames(): void {
		const { length } = this.#root.querySelectorAll('[data-results="by-name"] .names > li');
		const names = this.#names.slice(length, length + namesAtOnce);
		this.#section('by-name', this.#names.length, 'add', this.#nameRows(names));
		this.#offerNames();
	}

	/**
	 * Shows what has not quite the words of the query.
	 *
	 * @returns Number of results that are shown.
	 */
	showSimilar(names: readonly NameMatch[], texts: readonly TextResult[], query: string): number {
		const others = this.#unnamed(texts).filter(
			({ path }) => !names.some((name) => addressOf(name.path) === addressOf(path)),
		);
		const count = names.length + others.length;
		this.#section('similar', count, 'replace', this.#nameRows(names, query));
		this.#section('similar', count, 'replace', this.#textRows(others, query), '.texts');
		return count;
	}

	/**
	 * Shows results in place of those shown before, but for pages that are shown by name already.
	 *
	 * @param count Number of all results, shown or not.
	 * @returns Number of results that are left out.
	 */
	showTexts(results: readonly TextResult[], count: number, query: string): number {
		const others = this.#unnamed(results);
		const leftOut = results.length - others.length;
		this.#texts(others, count - leftOut, query, 'replace');
		return leftOut;
	}

	/** Shows more results below those that are shown, and moves the focus to the first of them. */
	addTexts(results: readonly TextResult[], count: number, query: string): void {
		this.#texts(this.#unnamed(results), count, query, 'add');
	}

	clear(): void {
		this.showNames([], '');
		this.showTexts([], 0, '');
		this.showSimilar([], [], '');
	}

	#nameRows(names: readonly NameMatch[], query = this.#query): Node[] {
		return names.map(({ description, name, path }) =>
			this.#copy('name', path, markedText(markedParts(name, query)), {
				description: markedText(markedParts(description, query)),
			}),
		);
	}

	#offerNames(): void {
		const { length } = this.#root.querySelectorAll('[data-results="by-name"] .names > li');
		const more = this.#root.querySelector<HTMLElement>('[data-more="names"]');
		if (more) more.hidden = length >= this.#names.length;
	}

	#unnamed(results: readonly TextResult[]): TextResult[] {
		return results.filter(({ path }) => !this.#named.has(addressOf(path)));
	}

	#texts(
		results: readonly TextResult[],
		count: number,
		query: string,
		way: 'replace' | 'add',
	): void {
		this.#section('in-texts', count, way, this.#textRows(results, query));
	}

	#textRows(results: readonly TextResult[], query: string): Node[] {
		return results.map(({ excerpt, eyebrow, kind, language, path, title, whereabouts }) => {
			const description = [eyebrow ?? this.#kinds[kind ?? ''], whereabouts].filter(Boolean);
			const row = this.#copy('text', path, markedText(markedParts(title, query)), {
				description: markedText(markedParts(description.join(' · '), query)),
				excerpt: markedText(excerpt),
			});
			if (language) row.querySelector('.excerpt')?.setAttribute('lang', language);
			return row;
		});
	}

	/**
	 * Draws a section of results.
	 * @param listed Which of its lists the rows belong to.
	 */
	#section(
		name: string,
		count: number,
		way: 'replace' | 'add',
		added: readonly Node[],
		listed = 'ol',
	): void {
		const section = this.#root.querySelector<HTMLElement>(`[data-results="${name}"]`);
		const list = section?.querySelector(listed);
		if (!section || !list) return;
		const shown = list.children.length;
		if (way === 'replace') list.replaceChildren(...added);
		else list.append(...added);
		section.hidden = count === 0;
		if (way === 'add') list.children[shown]?.querySelector('a')?.focus();
	}

	#copy(
		template: string,
		path: string,
		title: readonly Node[],
		parts: Readonly<Record<string, readonly Node[]>>,
	): DocumentFragment {
		const source = this.#root.querySelector<HTMLTemplateElement>(
			`template[data-row="${template}"]`,
		);
		const row = source?.content.cloneNode(true) as DocumentFragment;
		const link = row.querySelector('a');
		if (link) link.href = path;
		link?.replaceChildren(...title);
		for (const [name, content] of Object.entries(parts)) {
			row.querySelector(`.${name}`)?.replaceChildren(...content);
		}
		return row;
	}
}

/**
 * Returns a path in one spelling, since the names and the index write letters of other scripts
 * in their own ways.
 */
function addressOf(path: string): string {
	return new URL(path, location.href).pathname;
}
