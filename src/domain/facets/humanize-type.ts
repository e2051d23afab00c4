import { withoutSchemaOrg } from '../../records/schema-org-name.ts';

const nameOfEvents = /^(?:[A-Z][a-z]+)*Event$/;
const fewWords = /^(?:[A-Z][a-z]+){2}$/;
const manyWords = /^(?:[A-Z][a-z]+){3,}$/;
const joinedByLines = /^[\p{L}\p{M}\d]+(?:_[\p{L}\p{M}\d]+)+$/u;

/**
 * Returns a kind of place or event in words where it is the name of a class of a vocabulary:
 * “PointOfView” is “Point of view”, “ExhibitionEvent” is “Exhibition event”, “sports_centre” is
 * “sports centre”. Other texts stay as they are, as do two words that may be a name of their own:
 * “YouTube”.
 *
 * @param schemaType The schema.org type of the record, with or without prefix: two words that are
 *   the same are no name.
 */
export function humanizeType<T extends string | undefined>(kind: T, schemaType = ''): T | string {
	if (kind === undefined) return kind;
	if (joinedByLines.test(kind)) return wordsOfIdentifier(kind);
	const isClass =
		nameOfEvents.test(kind) ||
		manyWords.test(kind) ||
		(fewWords.test(kind) && kind === withoutSchemaOrg(schemaType));
	if (!isClass) return kind;
	const [first = '', ...others] = kind.split(/(?=[A-Z])/);
	return [first, ...others.map((word) => word.toLowerCase())].join(' ');
}

/**
 * Returns a value without the low lines by which an identifier joins its words: “bib_gourmand” is
 * “bib gourmand”.
 */
export function wordsOfIdentifier(text: string): string {
	return joinedByLines.test(text) ? text.replaceAll('_', ' ') : text;
}
