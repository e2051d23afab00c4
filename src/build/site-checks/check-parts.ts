import { type LinkedPart, remedyAtSource } from './check-links.ts';
import type { SiteProblem } from './site-problem.ts';

/** Checks links to parts of pages against the ids that those pages have. */
export class PartCheck {
	readonly #idsByPath = new Map<string, string>();
	/**
	 * Parts that links lead to, with the first page of each; a link of the guide goes before those of
	 * content.
	 */
	readonly #awaited = new Map<string, LinkedPart & { page: string }>();

	/**
	 * Notes the ids of a page and the parts that it links to.
	 * @param page Path of a page.
	 * @param ids A line for each.
	 * @param parts The parts to which its links lead.
	 */
	add(page: string, ids: string, parts: readonly LinkedPart[]): void {
		this.#idsByPath.set(page, ids);
		for (const part of parts) {
			const key = `${part.path}#${part.fragment}`;
			const awaited = this.#awaited.get(key);
			if (!awaited || (awaited.isOfContent && !part.isOfContent)) {
				this.#awaited.set(key, { ...part, page });
			}
		}
	}

	/** Returns links to parts which pages do not have, once all pages were added. */
	finish(): SiteProblem[] {
		return [...this.#awaited.values()]
			.filter(({ path, fragment }) => !hasId(this.#idsByPath.get(path) ?? '', fragment))
			.map(({ path, fragment, isOfContent, page }) => ({
				severity: isOfContent ? 'warning' : 'error',
				rule: 'link',
				page,
				message: `A link leads to ${path}#${fragment}, and that page has no such part.`,
				remedy: isOfContent
					? remedyAtSource
					: 'Let the link lead to an id that the page always has.',
			}));
	}
}

/**
 * Returns whether an id is among the ids of a page.
 * @param ids A line for each.
 */
function hasId(ids: string, id: string): boolean {
	return id === 'top' || `\n${ids}\n`.includes(`\n${id}\n`);
}
