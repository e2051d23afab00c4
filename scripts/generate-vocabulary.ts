import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';
import type { Vocabulary } from '../src/domain/schema-org/vocabulary.ts';

/**
 * schema-dts names the release in its release notes only: github.com/google/schema-dts/releases.
 */
const releases: Record<string, string> = { '2.1.0': '30.1' };

/** Each with all its subclasses: the type of a record comes from data. */
const wholeBranches = ['Place', 'Event', 'Organization', 'WebPage'];
const singleClasses = [
	...[
		'Person',
		'WebSite',
		'ImageObject',
		'Certification',
		'BreadcrumbList',
		'ItemList',
		'ListItem',
	],
	...['PostalAddress', 'GeoCoordinates', 'VirtualLocation', 'OpeningHoursSpecification'],
	...['LocationFeatureSpecification', 'PropertyValue', 'ContactPoint', 'DonateAction'],
	...['Offer', 'PriceSpecification', 'Schedule'],
	...['DayOfWeek', 'EventStatusType', 'EventAttendanceModeEnumeration', 'ItemAvailability'],
];
const dataTypes = ['Boolean', 'Date', 'DateTime', 'Time', 'Number', 'Integer', 'Text', 'URL'];
/** Written as strings with a unit; schema-dts has them as data types too. */
const quantityTypes = ['Distance', 'Duration', 'Quantity'];

if (import.meta.main) {
	const path = createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts');
	const { version } = createRequire(import.meta.url)('schema-dts/package.json') as {
		version: string;
	};
	const vocabulary = readVocabulary(readFileSync(path, 'utf8'), version);
	writeFileSync(
		new URL('../src/domain/schema-org/vocabulary.json', import.meta.url),
		formatVocabulary(vocabulary),
	);
}

/**
 * Reads classes, properties and enumerations from the declarations of schema-dts.
 *
 * A class is the union of its own leaf type and its direct subclasses; its own properties stand in
 * its `…Base` interface, which is missing where it has none (so the interfaces alone do not tell
 * the superclass). Left out: superseded properties, those with values of classes that are not kept,
 * and the medical specialties, which schema.org defines as members of an enumeration and only
 * places below MedicalBusiness as well.
 *
 * @throws When the release of schema.org in this version of the package is not known here.
 */
export function readVocabulary(declarations: string, version: string): Vocabulary {
	const release = releases[version];
	if (release === undefined) {
		throw new Error(`Which release of schema.org is in schema-dts ${version}? Add it to releases.`);
	}
	const file = ts.createSourceFile('schema.d.ts', declarations, ts.ScriptTarget.Latest, true);
	const superclasses = new Map<string, string[]>();
	const members = new Map<string, string[]>();
	const ownProperties = new Map<string, ts.InterfaceDeclaration>();
	for (const statement of file.statements) {
		if (ts.isTypeAliasDeclaration(statement)) {
			const { text: name } = statement.name;
			const parts = ts.isUnionTypeNode(statement.type) ? statement.type.types : [statement.type];
			for (const part of parts) {
				const subclass = typeName(part);
				if (subclass !== undefined) addTo(superclasses, subclass, name);
				const member = literalText(part)?.split('https://schema.org/')[1];
				if (member !== undefined) addTo(members, name, member);
			}
		} else if (ts.isInterfaceDeclaration(statement)) {
			ownProperties.set(statement.name.text, statement);
		}
	}
	const enumerationMembers = new Set([...members.values()].flat());
	const isClass = (name: string) =>
		leafType(ownProperties.get(`${name}Leaf`)) === name && !enumerationMembers.has(name);
	const kept = keptClasses(superclasses, isClass);
	return {
		release,
		source: `schema-dts ${version}`,
		classes: recordOf(kept, (name) => (superclasses.get(name) ?? []).filter((s) => kept.has(s))),
		properties: propertiesOf(kept, ownProperties),
		enumerations: recordOf(
			[...kept].filter((name) => members.has(name)),
			(name) => members.get(name) ?? [],
		),
	};
}

/** One line for each class, property and enumeration. */
export function formatVocabulary(vocabulary: Vocabulary): string {
	const lines = Object.entries(vocabulary).map(([key, value]) => {
		if (typeof value === 'string') return `\t${JSON.stringify(key)}: ${JSON.stringify(value)}`;
		const inner = Object.entries(value as Record<string, unknown>).map(
			([name, entry]) => `\t\t${JSON.stringify(name)}: ${JSON.stringify(entry)}`,
		);
		return `\t${JSON.stringify(key)}: {\n${inner.join(',\n')}\n\t}`;
	});
	return `{\n${lines.join(',\n')}\n}\n`;
}

/** The wanted classes and everything above them. */
function keptClasses(
	superclasses: ReadonlyMap<string, string[]>,
	isClass: (name: string) => boolean,
): Set<string> {
	const kept = new Set<string>();
	const keepWithSuperclasses = (name: string) => {
		if (kept.has(name) || !isClass(name)) return;
		kept.add(name);
		superclasses.get(name)?.forEach(keepWithSuperclasses);
	};
	const isBelow = (name: string): boolean =>
		wholeBranches.includes(name) || (superclasses.get(name) ?? []).some(isBelow);
	[...superclasses.keys()].filter(isBelow).forEach(keepWithSuperclasses);
	[...wholeBranches, ...singleClasses].forEach(keepWithSuperclasses);
	return kept;
}

function propertiesOf(
	kept: ReadonlySet<string>,
	interfaces: ReadonlyMap<string, ts.InterfaceDeclaration>,
): Vocabulary['properties'] {
	const domains = new Map<string, string[]>();
	const ranges = new Map<string, string[]>();
	for (const className of kept) {
		for (const member of interfaces.get(`${className}Base`)?.members ?? []) {
			if (!ts.isPropertySignature(member) || !ts.isStringLiteral(member.name)) continue;
			const range = rangeOf(member.type, kept);
			if (range.length === 0 || ts.getJSDocDeprecatedTag(member)) continue;
			addTo(domains, member.name.text, className);
			ranges.set(member.name.text, range);
		}
	}
	return recordOf(domains.keys(), (name) => ({
		domain: (domains.get(name) ?? []).sort(),
		range: ranges.get(name) ?? [],
	}));
}

/** The first argument of `SchemaValue<A | B | IdReference, "name">`. */
function rangeOf(type: ts.TypeNode | undefined, kept: ReadonlySet<string>): string[] {
	if (!type || !ts.isTypeReferenceNode(type)) return [];
	const value = type.typeArguments?.[0];
	if (!value) return [];
	const names = (ts.isUnionTypeNode(value) ? value.types : [value]).map(typeName);
	return names
		.filter((name) => name !== undefined)
		.filter((name) => kept.has(name) || [...dataTypes, ...quantityTypes].includes(name))
		.sort();
}

function typeName(type: ts.TypeNode): string | undefined {
	return ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName)
		? type.typeName.text
		: undefined;
}

/**
 * The `@type` of a leaf interface; those of other vocabularies have another name than their
 * interface.
 */
function leafType(leaf: ts.InterfaceDeclaration | undefined): string | undefined {
	const [member] = leaf?.members ?? [];
	return member && ts.isPropertySignature(member) && member.type
		? literalText(member.type)
		: undefined;
}

function literalText(type: ts.TypeNode): string | undefined {
	return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
		? type.literal.text
		: undefined;
}

function addTo(map: Map<string, string[]>, key: string, value: string): void {
	map.set(key, [...(map.get(key) ?? []), value]);
}

function recordOf<T>(names: Iterable<string>, value: (name: string) => T): Record<string, T> {
	return Object.fromEntries([...names].sort().map((name) => [name, value(name)]));
}
