import { lexiconByLanguage } from '../lexicons/lexicons.ts';

/**
 * Returns the regular plurals of a word in small letters without accents; none in a language whose
 * lexicon has no endings of plurals.
 */
export function pluralForms(word: string, language: string): string[] {
	return (lexiconByLanguage.get(new Intl.Locale(language).language)?.plurals ?? [])
		.filter(([singular]) => singular.test(word))
		.map(([singular, plural]) => word.replace(singular, plural));
}
