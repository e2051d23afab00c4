import type { DroppedField } from '../schemas/read-record.ts';
import { deepest, isEmpty, mostElements, mostKeys, mostValues } from './attributes.ts';
import { isCut, longestText } from './attribute-texts.ts';

interface Walk {
	problems: DroppedField[];
	/** How many values may still be shown; below 0 the rest is not looked at. */
	budget: number;
}

/**
 * What a page leaves out of free-form attributes by its bounds, for the report; what a guide hides of them counts too.
 *
 * @param attributes As the schema has read them.
 */
export function attributeProblems(
	attributes: Readonly<Record<string, unknown>> | undefined,
): DroppedField[] {
	const walk: Walk = { problems: [], budget: mostValues };
	visitGroup(attributes ?? {}, 'attributes', 1, walk);
	if (walk.budget < 0) walk.problems.push(onlyFirst('attributes', mostValues, 'values'));
	return walk.problems;
}

function visitGroup(group: object, path: string, depth: number, walk: Walk): void {
	const entries = Object.entries(group).filter(([, value]) => !isEmpty(value));
	if (entries.length > mostKeys) walk.problems.push(onlyFirst(path, mostKeys, 'keys'));
	for (const [key, value] of entries.slice(0, mostKeys)) {
		visit(value, `${path}.${key}`, depth, walk);
	}
}

function visitList(list: readonly unknown[], path: string, depth: number, walk: Walk): void {
	const first = new Map<string, [element: unknown, index: number]>();
	for (const [index, element] of list.entries()) {
		if (first.size > mostElements) break;
		const text = JSON.stringify(element);
		if (!isEmpty(element) && !first.has(text)) first.set(text, [element, index]);
	}
	if (first.size > mostElements) walk.problems.push(onlyFirst(path, mostElements, 'elements'));
	for (const [element, index] of [...first.values()].slice(0, mostElements)) {
		visit(element, `${path}[${index}]`, depth + 1, walk);
	}
}

function visit(value: unknown, path: string, depth: number, walk: Walk): void {
	if (--walk.budget < 0) return;
	if (typeof value === 'string' && isCut(value)) {
		walk.problems.push(onlyFirst(path, longestText, 'characters'));
	}
	if (typeof value !== 'object' || value === null) return;
	if (depth >= deepest) {
		const reason = `nested more than ${deepest} levels deep, and not shown`;
		walk.problems.push({ path, reason });
	} else if (Array.isArray(value)) visitList(value, path, depth, walk);
	else visitGroup(value, path, depth + 1, walk);
}

function onlyFirst(path: string, most: number, what: string): DroppedField {
	return { path, reason: `more than ${most} ${what}, of which the first are shown` };
}
