import type { OrganizationLeaf, PerformingGroupLeaf } from 'schema-dts';
import { oneLine } from '../../guide/model/one-line.ts';
import { nodeUnlessEmpty, oneOrMany } from './json-ld.ts';
import { uniqueTexts } from './text.ts';

/**
 * The organisations of the given names, each once; a name that lists several is not split: commas
 * are part of names.
 */
export function organizations(names: readonly (string | undefined)[]) {
	return oneOrMany(
		uniqueNames(names).map((name): OrganizationLeaf => ({ '@type': 'Organization', name })),
	);
}

/** As a performing group, which one person may be too. */
export function performingGroup(name: string | undefined): PerformingGroupLeaf | undefined {
	return nodeUnlessEmpty<PerformingGroupLeaf>({ '@type': 'PerformingGroup', name: oneLine(name) });
}

function uniqueNames(names: readonly (string | undefined)[]): string[] {
	const byLowerCase = new Map<string, string>();
	for (const name of uniqueTexts(names)) {
		if (!byLowerCase.has(name.toLowerCase())) byLowerCase.set(name.toLowerCase(), name);
	}
	return [...byLowerCase.values()];
}
