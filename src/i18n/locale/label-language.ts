import { languageByOrigin, type PageLanguages, type TextOrigin } from './text-language.ts';

/**
 * Returns the `lang` of a link or a crumb by whose words its label is; `undefined` where it is that
 * of the page.
 */
export function labelLanguage(
	named: TextOrigin & { label: string },
	languages: PageLanguages,
): string | undefined {
	return languageByOrigin(named.label, named, languages);
}
