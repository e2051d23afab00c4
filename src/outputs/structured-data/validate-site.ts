import type { TypedNode } from './validate.ts';
import { error, type ValidationProblem } from './validation-problem.ts';

/** Holds a page's address with what its own validation found. */
export interface ValidatedPage {
	url: string;
	nodes: readonly TypedNode[];
	/** Ids of nodes which another page has to define. */
	crossPageReferences: readonly string[];
}

/**
 * Finds what no single page can show: whether an `@id` has one type on all pages, and whether what
 * pages refer to across the site is defined somewhere.
 *
 * Of the pages it keeps the ids only which several of them may bear: those that are not parts of
 * the page's own address.
 */
export class SiteValidator {
	readonly #problems: ValidationProblem[] = [];
	readonly #firstUses = new Map<string, { type: string; url: string }>();
	readonly #references = new Map<string, string>();

	add({ url, nodes, crossPageReferences }: ValidatedPage): void {
		for (const { id, type } of nodes) {
			if (id === undefined || id.startsWith(`${url}#`)) continue;
			const first = this.#firstUses.get(id);
			if (!first) this.#firstUses.set(id, { type, url });
			else if (first.type !== type) {
				this.#problems.push(
					error('two-types', url, `${id} is a ${type} here and a ${first.type} on ${first.url}.`),
				);
			}
		}
		for (const id of crossPageReferences) this.#references.set(id, url);
	}

	/**
	 * Returns everything found in the pages that were added; the path of a problem is the URL of
	 * its page.
	 */
	problems(): ValidationProblem[] {
		const unresolved = [...this.#references]
			.filter(([id]) => !this.#firstUses.has(id))
			.map(([id, url]) => error('unresolved-reference', url, `Not defined on any page: ${id}`));
		return [...this.#problems, ...unresolved];
	}
}
