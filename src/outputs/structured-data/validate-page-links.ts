import type { Visit } from './node-visit.ts';
import { error, type ValidationProblem } from './validation-problem.ts';
import { isSubclassOf } from '../../domain/schema-org/vocabulary.ts';

/** References to things that another page defines; no page needs them to be understood. */
const crossPageProperties = ['superEvent'];

/**
 * Returns what is wrong with how the nodes of a page hang together, and with the page's own node.
 */
export function validatePageLinks(
	{ nodes, references }: Visit,
	url: string,
	canonical: string | undefined,
): ValidationProblem[] {
	const problems: ValidationProblem[] = [];
	if (canonical !== url) {
		problems.push(error('canonical', '', `The canonical address is ${canonical ?? 'missing'}.`));
	}
	const indexById = new Map<string, number>();
	nodes.forEach(({ id, path }, index) => {
		if (id === undefined) return;
		if (indexById.has(id)) problems.push(error('repeated-id', path, `Defined twice: ${id}`));
		else indexById.set(id, index);
	});
	for (const { id, path, property } of references) {
		if (indexById.has(id) || crossPageProperties.includes(property)) continue;
		problems.push(error('unresolved-reference', path, `Not defined on this page: ${id}`));
	}
	const pages = nodes.filter(({ type, property }) => !property && isSubclassOf(type, 'WebPage'));
	const [page] = pages;
	if (!page || pages.length > 1) {
		problems.push(error('web-page', '@graph', `${pages.length} nodes of WebPage, not one.`));
	} else if (page.members.url !== canonical || page.id !== `${canonical ?? ''}#webpage`) {
		problems.push(
			error('web-page', page.path, 'Neither url nor @id may differ from the canonical.'),
		);
	}
	const reached = reachedFrom(page ? nodes.indexOf(page) : -1, { nodes, references }, indexById);
	nodes.forEach(({ path }, index) => {
		if (!reached.has(index)) problems.push(error('unreached', path, 'Nothing leads to this node.'));
	});
	return problems;
}

/** Returns references to other pages' nodes, which only the whole site can resolve. */
export function crossPageReferences({ references }: Visit): string[] {
	return references
		.filter(({ property }) => crossPageProperties.includes(property))
		.map(({ id }) => id);
}

/**
 * Returns the nodes to which nesting and references lead from one node, itself included; all by
 * their positions among the nodes.
 */
function reachedFrom(
	start: number,
	{ nodes, references }: Pick<Visit, 'nodes' | 'references'>,
	indexById: ReadonlyMap<string, number>,
): Set<number> {
	const neighbours = new Map<number, number[]>();
	const connect = (from: number, to: number) =>
		neighbours.set(from, [...(neighbours.get(from) ?? []), to]);
	nodes.forEach(({ parentIndex }, index) => {
		if (parentIndex !== undefined) connect(parentIndex, index);
	});
	for (const { id, parentIndex } of references) {
		const target = indexById.get(id);
		if (target !== undefined) connect(parentIndex, target);
	}
	const reached = new Set<number>();
	const waiting = [start];
	for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
		if (reached.has(index)) continue;
		reached.add(index);
		waiting.push(...(neighbours.get(index) ?? []));
	}
	return reached;
}
