import { z } from 'zod';

/** The paths of all members that a schema describes, such as `images.url`; elements of a list have no index. */
export function fieldPaths(schema: z.core.$ZodType, path = ''): string[] {
	if (schema instanceof z.ZodObject) {
		const shape: Record<string, z.core.$ZodType> = schema.shape;
		return Object.entries(shape).flatMap(([name, member]) => fieldPaths(member, join(path, name)));
	}
	if (schema instanceof z.ZodOptional) return fieldPaths(schema.unwrap(), path);
	if (schema instanceof z.ZodArray) return fieldPaths(schema.element, path);
	if (schema instanceof z.ZodPipe) {
		return fieldPaths(schema.in instanceof z.ZodTransform ? schema.out : schema.in, path);
	}
	return [path];
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
