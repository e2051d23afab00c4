import { classesBelow, isSubclassOf } from './vocabulary.ts';

const namesByRoot = new Map<string, ReadonlyMap<string, readonly string[]>>();

/**
 * Returns the class that a name means: the class of exactly that name, else the only one whose name
 * differs in case alone.
 *
 * @param root The class, or the superclass of the class, that it must be.
 */
export function classNamed(name: string, root: string): string | undefined {
	if (isSubclassOf(name, root)) return name;
	const alike = namesIgnoringCase(root).get(name.toLowerCase()) ?? [];
	return alike.length === 1 ? alike[0] : undefined;
}

function namesIgnoringCase(root: string): ReadonlyMap<string, readonly string[]> {
	const known = namesByRoot.get(root);
	if (known) return known;
	const names = Map.groupBy(classesBelow(root), (name) => name.toLowerCase());
	namesByRoot.set(root, names);
	return names;
}
