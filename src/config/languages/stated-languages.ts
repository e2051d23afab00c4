import { type Environment, setVariables } from '../read-settings.ts';
import type { Site } from '../site-facts.ts';
import type { GuideLanguage } from './guide-language.ts';

/**
 * Returns the languages of the guide as they are stated, whether or not that is right: those of
 * `GUIDE_LANGUAGES`, else those of `src/config/site.ts`. Without any, the guide has the one
 * language of its other settings.
 *
 * @throws {SyntaxError} When the setting begins as JSON does, and is none.
 */
export function statedLanguages(environment: Environment, site: Site): readonly GuideLanguage[] {
	const { GUIDE_LANGUAGES: text } = setVariables(environment);
	if (text === undefined) return site.languages ?? [];
	// What is not of this type has a fault.
	return text.trimStart().startsWith('[') ? (JSON.parse(text) as GuideLanguage[]) : listed(text);
}

/** Reads `en, de=/de/`; where no path is named the first has none, and others have their tag. */
function listed(text: string): GuideLanguage[] {
	return text.split(',').map((entry, index) => {
		const [locale = '', path] = entry.split('=').map((part) => part.trim());
		return { locale, path: path ?? (index === 0 ? '' : `${locale.toLowerCase()}/`) };
	});
}
