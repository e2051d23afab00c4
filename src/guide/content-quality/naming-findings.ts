import { isCode } from '../../domain/facets/code.ts';
import { labelsIn, type Terms } from '../../domain/facets/terms.ts';
import type { RecordFinding } from './finding.ts';

/** Words run together by low lines, as programs name things: “bib_gourmand”. */
const snakeCase = /^[a-z\d]+(?:_[a-z\d]+)+$/i;

/**
 * Returns what of the kinds of a record is a code, which visitors cannot read.
 *
 * @param kinds Kinds as the record states them; paths of categories in levels.
 */
export function codeFindings(kinds: readonly (string | undefined)[]): RecordFinding[] {
	const levels = kinds.flatMap((kind) => kind?.split(' > ') ?? []).map((level) => level.trim());
	return [...new Set(levels)]
		.filter((level) => isCode(level) || snakeCase.test(level))
		.map((detail) => ({ rule: 'kind-is-code', detail }));
}

/**
 * Returns whether a finding is of a code that visitors read in words: the guide has a label for it.
 */
export function isLabelledCode({ detail, rule }: RecordFinding, terms: Terms): boolean {
	if (rule !== 'kind-is-code' || detail === undefined) return false;
	const labelOf = labelsIn(terms, 'en');
	return ['kind', 'category', 'theme', 'collection'].some((field) => labelOf(field, detail));
}
