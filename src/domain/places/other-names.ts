import { valueKey } from '../facets/spelling.ts';

/** Holds a name of a record besides the one that heads it. */
export interface OtherName {
	text: string;
	/** Language as the guide states it (BCP 47); absent where it does not. */
	language?: string | undefined;
}

/** Holds what a record states besides its name, by keys. */
export interface NamedRecord {
	name: string;
	alternate_name?: string | undefined;
	attributes?: Readonly<Record<string, unknown>> | undefined;
	metadata?: Readonly<Record<string, string | undefined>> | undefined;
}

/**
 * Returns the names that a record has among its attributes and metadata, each once, in the order of
 * the keys; none that its name or its alternate name says as well.
 *
 * @param names Keys whose values are names, with their languages.
 */
export function otherNames(
	record: NamedRecord,
	names: readonly { key: string; language: string }[],
): OtherName[] {
	const seen = new Set([record.name, record.alternate_name ?? ''].map(valueKey));
	return names.flatMap(({ key, language }) =>
		[record.attributes, record.metadata]
			.flatMap((source) => valuesAt(source, key.split('.')))
			.flatMap((value) => {
				const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
				if (text === '' || seen.has(valueKey(text))) return [];
				seen.add(valueKey(text));
				return [{ text, language }];
			}),
	);
}

/** Returns the value at a path of keys, each element of a list by itself. */
export function valuesAt(source: unknown, [key, ...rest]: readonly string[]): unknown[] {
	if (key === undefined) return Array.isArray(source) ? source : [source];
	if (typeof source !== 'object' || source === null || !Object.hasOwn(source, key)) return [];
	// An object that has the key.
	return valuesAt((source as Record<string, unknown>)[key], rest);
}
