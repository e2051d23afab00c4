import type { z } from 'zod';
import { describedFields } from '../../scripts/reference/described-fields.ts';

/**
 * Returns the paths of all members that a schema describes, such as `images.url`; elements of a
 * list have no index.
 */
export function fieldPaths(schema: z.core.$ZodType): string[] {
	return describedFields(schema).map(({ path }) => path);
}

/** The paths of all members that a record has, in the form of `fieldPaths`. */
export function usedPaths(value: unknown, path = ''): string[] {
	if (value === undefined || value === null) return [];
	if (Array.isArray(value)) return value.flatMap((element) => usedPaths(element, path));
	if (typeof value !== 'object') return [path];
	const members = Object.entries(value);
	return [path, ...members.flatMap(([name, member]) => usedPaths(member, join(path, name)))];
}

function join(path: string, name: string): string {
	return path === '' ? name : `${path}.${name}`;
}
