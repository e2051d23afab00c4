import vocabulary from './vocabulary.json' with { type: 'json' };

/** Holds the part of schema.org that the guide uses, as `vocabulary.json` keeps it. */
export interface Vocabulary {
	/** Release of schema.org, and the package that it was read from. */
	release: string;
	source: string;
	/** Class → its direct superclasses. */
	classes: Record<string, string[]>;
	/** Property → the classes that may carry it, and the classes and data types of its values. */
	properties: Record<string, { domain: string[]; range: string[] }>;
	/** Enumeration → its members. */
	enumerations: Record<string, string[]>;
}

const classes: Vocabulary['classes'] = vocabulary.classes;
const properties: Vocabulary['properties'] = vocabulary.properties;
const enumerations: Vocabulary['enumerations'] = vocabulary.enumerations;
const lineages = new Map<string, ReadonlySet<string>>();

/**
 * Returns whether schema.org has a class of exactly this name, among those that the guide knows.
 */
export function isClass(name: string): boolean {
	return Object.hasOwn(classes, name);
}

/** Returns whether a class is the other or stands below it. */
export function isSubclassOf(name: string, superclass: string): boolean {
	return lineage(name).has(superclass);
}

/** Returns every class that is the named one or stands below it. */
export function classesBelow(superclass: string): string[] {
	return Object.keys(classes).filter((name) => isSubclassOf(name, superclass));
}

export function isProperty(name: string): boolean {
	return Object.hasOwn(properties, name);
}

/** Returns whether the domain of a property contains the type or a superclass of it. */
export function mayCarry(type: string, property: string): boolean {
	const above = lineage(type);
	return domainOf(property).some((name) => above.has(name));
}

/** Returns the classes whose nodes may carry a property. */
function domainOf(property: string): readonly string[] {
	return Object.hasOwn(properties, property) ? (properties[property]?.domain ?? []) : [];
}

/** Returns the classes and data types of a property's values. */
export function rangeOf(property: string): readonly string[] {
	return Object.hasOwn(properties, property) ? (properties[property]?.range ?? []) : [];
}

/**
 * Returns the members of an enumeration such as `EventStatusType`, or `undefined` where the class
 * is none.
 */
export function enumerationMembers(name: string): readonly string[] | undefined {
	return Object.hasOwn(enumerations, name) ? enumerations[name] : undefined;
}

/** Returns a class and all its superclasses; nothing for a name that is no class. */
function lineage(name: string): ReadonlySet<string> {
	const known = lineages.get(name);
	if (known) return known;
	const found = new Set<string>();
	const add = (className: string) => {
		if (!isClass(className)) return;
		found.add(className);
		classes[className]?.forEach(add);
	};
	add(name);
	lineages.set(name, found);
	return found;
}
