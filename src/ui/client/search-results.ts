import type { TextResult } from '../../outputs/search/full-text.ts';
import { markedParts } from '../../outputs/search/marked-parts.ts';
import type { NameMatch } from '../../outputs/search/named-things.ts';
import { markedText } from './marked-text.ts';

/** Fills the lists of results of a search with copies of their templates. */
export class SearchResults {
	readonly #root: HTMLElement;
	readonly #kinds: Readonly<Record<string, string | undefined>>;
	/** Addresses of what is shown by name. */
	#named: ReadonlySet<string> = new Set();

	/** @param kinds Their words. */
	constructor(root: HTMLElement, kinds: Readonly<Record<string, string | undefined>>) {
		this.#root = root;
		this.#kinds = kinds;
	}

	/** Shows names in place of those shown before, and their section only where there are any. */
	showNames(names: readonly NameMatch[], query: string): void {
		this.#named = new Set(names.map(({ path }) => addressOf(path)));
		this.#section('by-name', names.length, 'replace', () =>
			names.map(({ description, name, path }) =>
				this.#copy('name', path, markedText(markedParts(name, query)), { description }),
			),
		);
	}

	/**
	 * Shows results in place of those shown before, but for pages that are shown by name already.
	 *
	 * @param count Of all results, shown or not.
	 * @returns How many are left out.
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
		this.#section('in-texts', count, way, () =>
			results.map(({ excerpt, eyebrow, kind, language, path, title, whereabouts }) => {
				const row = this.#copy('text', path, markedText(markedParts(title, query)), {
					description: [eyebrow ?? this.#kinds[kind ?? ''], whereabouts]
						.filter(Boolean)
						.join(' · '),
					excerpt: markedText(excerpt),
				});
				if (language) row.querySelector('.excerpt')?.setAttribute('lang', language);
				return row;
			}),
		);
	}

	#section(name: string, count: number, way: 'replace' | 'add', rows: () => Node[]): void {
		const section = this.#root.querySelector<HTMLElement>(`[data-results="${name}"]`);
		const list = section?.querySelector('ol');
		if (!section || !list) return;
		const added = rows();
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
		parts: Readonly<Record<string, string | readonly Node[]>>,
	): DocumentFragment {
		const source = this.#root.querySelector<HTMLTemplateElement>(
			`template[data-row="${template}"]`,
		);
		const row = source?.content.cloneNode(true) as DocumentFragment;
		const link = row.querySelector('a');
		if (link) link.href = path;
		link?.replaceChildren(...title);
		for (const [name, content] of Object.entries(parts)) {
			row.querySelector(`.${name}`)?.replaceChildren(...[content].flat());
		}
		return row;
	}
}

/** The names and the index write letters of other scripts in their own ways. */
function addressOf(path: string): string {
	return new URL(path, location.href).pathname;
}
