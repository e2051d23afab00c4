import type { TextResult } from '../search/full-text.ts';
import { markedParts } from '../search/marked-parts.ts';
import type { NamedThing } from '../search/named-things.ts';
import { markedText } from './marked-text.ts';

/** Fills the lists of results of a search with copies of their templates. */
export class SearchResults {
	readonly #root: HTMLElement;
	readonly #kinds: Readonly<Record<string, string | undefined>>;

	/** @param kinds Their words. */
	constructor(root: HTMLElement, kinds: Readonly<Record<string, string | undefined>>) {
		this.#root = root;
		this.#kinds = kinds;
	}

	/** Shows names in place of those shown before, and their section only where there are any. */
	showNames(names: readonly NamedThing[], query: string): void {
		this.#section('by-name', names.length, 'replace', () =>
			names.map(({ description, name, path }) =>
				this.#copy('name', path, markedText(markedParts(name, query)), { description }),
			),
		);
	}

	/** @param count Of all results, shown or not. */
	showTexts(results: readonly TextResult[], count: number, query: string): void {
		this.#texts(results, count, query, 'replace');
	}

	/** Shows more results below those that are shown, and moves the focus to the first of them. */
	addTexts(results: readonly TextResult[], count: number, query: string): void {
		this.#texts(results, count, query, 'add');
	}

	clear(): void {
		this.showNames([], '');
		this.showTexts([], 0, '');
	}

	#texts(
		results: readonly TextResult[],
		count: number,
		query: string,
		way: 'replace' | 'add',
	): void {
		this.#section('in-texts', count, way, () =>
			results.map(({ excerpt, eyebrow, kind, path, title, whereabouts }) =>
				this.#copy('text', path, markedText(markedParts(title, query)), {
					description: [eyebrow ?? this.#kinds[kind ?? ''], whereabouts]
						.filter(Boolean)
						.join(' · '),
					excerpt: markedText(excerpt),
				}),
			),
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
	): Node {
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
