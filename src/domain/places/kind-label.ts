import { valueKey } from '../facets/spelling.ts';
import { humanizeType } from '../facets/humanize-type.ts';
import { withoutSchemaOrg } from '../../records/schema-org-name.ts';

/** Holds what a place is said to be. */
interface Categorised {
	/** Outermost first. */
	categories?: readonly string[] | undefined;
	kind?: string | undefined;
	schemaType?: string | undefined;
}

/** Letters that a plural has more than its singular. */
const maxOfPlural = 2;

/**
 * Returns what a place is called in few words: its innermost category, or else its kind.
 *
 * A category within the one that is the kind of the place may qualify that alone, such as “arab” of
 * a bakery: then the kind stands with it, unless the category names it itself (“Hotel restaurant”).
 * The kind is as the record states it, or else the name of its schema.org type.
 */
export function kindLabel({ categories = [], kind, schemaType }: Categorised): string | undefined {
	const innermost = categories.at(-1);
	if (innermost === undefined) return kind;
	const stated = kind ?? nameOfType(schemaType);
	const above = categories.slice(0, -1);
	const key = valueKey(innermost);
	const own = above.findLast((level) => valueKey(level) === valueKey(stated ?? ''));
	const isKindItself = valueKey(stated ?? '') === key || above.some((level) => names(key, level));
	return own === undefined || isKindItself ? innermost : `${own} · ${innermost}`;
}

/**
 * Returns whether a category has the words of one above it, or is one of the things that this is
 * called after.
 */
function names(key: string, above: string): boolean {
	const keyAbove = valueKey(above);
	const isSingular = keyAbove.startsWith(key) && keyAbove.length - key.length <= maxOfPlural;
	return isSingular || `-${key}-`.includes(`-${keyAbove}-`);
}

function nameOfType(schemaType: string | undefined): string | undefined {
	return schemaType && humanizeType(withoutSchemaOrg(schemaType), schemaType);
}
