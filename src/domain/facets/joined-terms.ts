import { bestSpelling, valueKey } from './spelling.ts';
import { lexiconByLanguage } from '../../i18n/lexicons/lexicons.ts';

/**
 * Maximum number of words of a term whose forms are joined; of longer terms only spellings are:
 * forms of all their words are too many.
 */
const maxWords = 4;

/**
 * Returns for each term by which one all that say the same are called: spellings of one term, and
 * its singular and plural. The most frequent one is that.
 *
 * @param counts Number of records that state each term.
 * @param language Language in which plurals are looked for (BCP 47); none are where it is not
 *   given.
 */
export function joinedTerms(
	counts: ReadonlyMap<string, number>,
	language?: string,
): Map<string, string> {
	const keyed = [...counts.keys()].map((term) => ({ term, key: valueKey(term) }));
	const keys = new Set(keyed.map(({ key }) => key));
	const singulars = new Map<string, string>();
	for (const key of language === undefined ? [] : keys) {
		for (const plural of pluralsOf(key, language ?? '')) {
			if (plural !== key && keys.has(plural)) singulars.set(plural, key);
		}
	}
	const groups = Map.groupBy(keyed, ({ key }) => singulars.get(key) ?? key);
	return new Map(
		[...groups].flatMap(([key, group]) => {
			const terms = key === '' ? [] : group.map(({ term }) => term);
			const best = bestSpelling(new Map(terms.map((term) => [term, counts.get(term) ?? 0])));
			return terms.map((term) => [term, best] as const);
		}),
	);
}

/**
 * Returns keys of which each word is that of the term or a plural of it: adjectives have plurals in
 * some languages.
 */
function pluralsOf(key: string, language: string): string[] {
	const words = key.split('-');
	if (words.length > maxWords) return [];
	const forms = words.map((word) => [word, ...pluralForms(word, language)]);
	return forms.reduce<string[]>(
		(begun, next) =>
			begun.length === 0 ? next : begun.flatMap((text) => next.map((word) => `${text}-${word}`)),
		[],
	);
}

/**
 * Returns the regular plurals of a word in small letters without accents; none in a language whose
 * lexicon has no endings of plurals.
 */
function pluralForms(word: string, language: string): string[] {
	return (lexiconByLanguage.get(new Intl.Locale(language).language)?.plurals ?? [])
		.filter(([singular]) => singular.test(word))
		.map(([singular, plural]) => word.replace(singular, plural));
}
