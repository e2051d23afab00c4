import type { PageValidation } from './validate.ts';
import { error, type ValidationProblem } from './validation-problem.ts';

/** A page's address with what its own validation found. */
export interface ValidatedPage extends Pick<PageValidation, 'nodes' | 'crossPageReferences'> {
	url: string;
}

/**
 * What no single page can tell: whether an `@id` has one type on all pages, and whether what pages refer to across the site is
 * defined somewhere.
 */
export function validateSite(pages: Iterable<ValidatedPage>): ValidationProblem[] {
	const problems: ValidationProblem[] = [];
	const firstUses = new Map<string, { type: string; url: string }>();
	const references = new Map<string, string>();
	for (const { url, nodes, crossPageReferences } of pages) {
		for (const { id, type } of nodes) {
			if (id === undefined) continue;
			const first = firstUses.get(id);
			if (!first) firstUses.set(id, { type, url });
			else if (first.type !== type) {
				problems.push(
					error('two-types', url, `${id} is a ${type} here and a ${first.type} on ${first.url}.`),
				);
			}
		}
		crossPageReferences.forEach((id) => references.set(id, url));
	}
	for (const [id, url] of references) {
		if (!firstUses.has(id)) {
			problems.push(error('unresolved-reference', url, `Not defined on any page: ${id}`));
		}
	}
	return problems;
}

/** How many nodes there are of each type, the most frequent first. */
export function countByType(pages: Iterable<Pick<ValidatedPage, 'nodes'>>): Map<string, number> {
	const counts = new Map<string, number>();
	for (const { nodes } of pages) {
		for (const { type } of nodes) counts.set(type, (counts.get(type) ?? 0) + 1);
	}
	return new Map([...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
}
