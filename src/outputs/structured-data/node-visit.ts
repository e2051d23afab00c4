/** Describes a node as found in a page's JSON-LD, in the graph itself or nested in another. */
export interface VisitedNode {
	members: Readonly<Record<string, unknown>>;
	/** Empty where the type is missing or no text. */
	type: string;
	id?: string | undefined;
	path: string;
	/** Property that it is the value of; absent for a member of the graph. */
	property?: string | undefined;
	/** Innermost node around it, by its position among the visited ones. */
	parentIndex?: number | undefined;
}

/** Describes a node that is named by its id alone: `{"@id": …}`. */
export interface VisitedReference {
	id: string;
	path: string;
	property: string;
	/** Node that refers, by its position among the visited ones. */
	parentIndex: number;
}

/**
 * Describes a value of a property which is neither node nor reference; lists are taken apart.
 */
export interface VisitedValue {
	value: unknown;
	path: string;
	property: string;
	parentIndex: number;
}

export interface Visit {
	nodes: VisitedNode[];
	references: VisitedReference[];
	values: VisitedValue[];
}

/** Returns everything in a graph, each node before what it contains. */
export function visitGraph(graph: readonly unknown[]): Visit {
	const visit: Visit = { nodes: [], references: [], values: [] };
	graph.forEach((member, index) => {
		visitNode(visit, isRecord(member) ? member : {}, { path: `@graph[${index}]` });
	});
	return visit;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function visitNode(
	visit: Visit,
	members: Record<string, unknown>,
	place: Pick<VisitedNode, 'path' | 'property' | 'parentIndex'>,
): void {
	const { '@type': type, '@id': id } = members;
	const parentIndex = visit.nodes.length;
	visit.nodes.push({
		members,
		type: typeof type === 'string' ? type : '',
		id: typeof id === 'string' ? id : undefined,
		...place,
	});
	for (const [property, value] of Object.entries(members)) {
		if (property.startsWith('@')) continue;
		visitValue(visit, value, { path: `${place.path}.${property}`, property, parentIndex });
	}
}

function visitValue(
	visit: Visit,
	value: unknown,
	place: { path: string; property: string; parentIndex: number },
): void {
	if (Array.isArray(value) && value.length > 0) {
		value.forEach((element: unknown, index) => {
			visitValue(visit, element, { ...place, path: `${place.path}[${index}]` });
		});
	} else if (!isRecord(value)) {
		visit.values.push({ value, ...place });
	} else if (Object.keys(value).join() === '@id' && typeof value['@id'] === 'string') {
		visit.references.push({ id: value['@id'], ...place });
	} else {
		visitNode(visit, value, place);
	}
}
