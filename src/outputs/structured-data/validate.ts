import { isRecord, type Visit, type VisitedNode, visitGraph } from './node-visit.ts';
import { crossPageReferences, validatePageLinks } from './validate-page-links.ts';
import { validateSearchResults } from './validate-search-results.ts';
import { isWebAddress, validateValue } from './validate-value.ts';
import { error, type ValidationProblem } from './validation-problem.ts';
import {
	isClass,
	isProperty,
	isSubclassOf,
	mayCarry,
	rangeOf,
} from '../../domain/schema-org/vocabulary.ts';

export interface PageMarkup {
	/** Absolute address at which the page is served. */
	url: string;
	/** Address of its `<link rel="canonical">`. */
	canonical: string | undefined;
	/** Text of its JSON-LD script element. */
	json: string;
}

export interface TypedNode {
	type: string;
	id?: string | undefined;
}

export interface PageValidation {
	problems: ValidationProblem[];
	/** Nodes with their types, for counts and for what concerns the whole site. */
	nodes: TypedNode[];
	/** Ids of nodes which another page has to define. */
	crossPageReferences: string[];
	/** Addresses of the page's own images, in display order. */
	imageUrls: string[];
}

/**
 * Checks the structured data of one page against schema.org, the guide's own rules and what Google
 * requires.
 */
export function validatePage({ url, canonical, json }: PageMarkup): PageValidation {
	const problems: ValidationProblem[] = [];
	if (json.includes('<')) {
		problems.push(error('escaping', '', 'A raw < in the text could close its script element.'));
	}
	const graph = readGraph(json, problems);
	if (!graph) return { problems, nodes: [], crossPageReferences: [], imageUrls: [] };
	const visit = visitGraph(graph);
	problems.push(
		...visit.nodes.flatMap((node) => nodeProblems(node)),
		...rangeProblems(visit),
		...visit.values.flatMap(validateValue),
		...validatePageLinks(visit, url, canonical),
		...validateSearchResults(visit, url),
	);
	return {
		problems,
		nodes: visit.nodes.map(({ type, id }) => ({ type, id })),
		crossPageReferences: crossPageReferences(visit),
		imageUrls: visit.nodes.flatMap(({ members, property, type }) =>
			type === 'ImageObject' && property === undefined ? String(members.contentUrl) : [],
		),
	};
}

function readGraph(json: string, problems: ValidationProblem[]): unknown[] | undefined {
	let document: unknown;
	try {
		document = JSON.parse(json);
	} catch (cause) {
		problems.push(error('json', '', cause instanceof Error ? cause.message : String(cause)));
		return undefined;
	}
	if (isRecord(document) && Object.keys(document).join() === '@context,@graph') {
		const { '@context': context, '@graph': graph } = document;
		if (context === 'https://schema.org' && Array.isArray(graph)) return graph as unknown[];
	}
	problems.push(
		error('json', '', 'Not an object of "@context": "https://schema.org" and "@graph".'),
	);
	return undefined;
}

function nodeProblems({ members, type, id, path }: VisitedNode): ValidationProblem[] {
	if (!isClass(type)) {
		return [error('unknown-type', path, `Not a class of schema.org that the guide knows: ${type}`)];
	}
	const properties = Object.keys(members).filter((key) => key !== '@type' && key !== '@id');
	const problems = properties
		.filter((property) => !mayCarry(type, property))
		.map((property) =>
			isProperty(property)
				? error('illegal-property', path, `A ${type} may not carry ${property}.`)
				: error('unknown-property', path, `Not a property that the guide knows: ${property}`),
		);
	if (properties.length === 0) problems.push(error('empty', path, `A ${type} that says nothing.`));
	if ('@id' in members && !isWebAddress(id ?? '')) {
		problems.push(error('id', path, `Not an absolute address: ${id ?? 'no text'}`));
	}
	return problems;
}

/** Finds nodes, nested or referred to, that are of no class that their property takes. */
function rangeProblems({ nodes, references }: Visit): ValidationProblem[] {
	const typeById = new Map(nodes.map(({ id, type }) => [id, type]));
	const targets = [
		...nodes.map(({ type, path, property }) => ({ type, path, property })),
		...references.map(({ id, path, property }) => ({ type: typeById.get(id), path, property })),
	];
	return targets.flatMap(({ type, path, property }) => {
		if (type === undefined || property === undefined) return [];
		if (!isClass(type) || !isProperty(property)) return [];
		const isInRange = rangeOf(property).some((name) => isSubclassOf(type, name));
		return isInRange ? [] : [error('range', path, `A ${type} is no value of ${property}.`)];
	});
}
