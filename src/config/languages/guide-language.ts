import { localeFacts } from '../../i18n/locale/locale-facts.ts';

/** Describes one of the languages of a guide; what it leaves out is that of the guide. */
export interface GuideLanguage {
	/** Language and region of the interface (BCP 47). */
	locale: string;
	/** Path of its pages below the guide, such as `de/`; empty for those at its root. */
	path?: string | undefined;
	name?: string | undefined;
	tagline?: string | undefined;
	/** Language of the texts that the service sends (BCP 47); that of `locale` if not stated. */
	contentLanguage?: string | undefined;
	termsLanguage?: string | undefined;
	/**
	 * Which of its pages are named to search engines as translations: those whose texts differ from
	 * those of the languages before it (`differing`), or all (`always`).
	 */
	translations?: 'always' | 'differing' | undefined;
	/** Way in which the service is asked in this language. */
	service?: LanguageService | undefined;
}

/** Says how the service is asked in a language; what it leaves out is that of the guide. */
export interface LanguageService {
	/** Header of every request; `Accept-Language` with the language of the texts if not stated. */
	header?: string | undefined;
	/** Parameters of every request, such as `lang=de`. */
	query?: string | undefined;
	/** URL of the service. */
	url?: string | undefined;
	/** Path that follows the URL of the service, such as `de`. */
	path?: string | undefined;
	/** Name of the variable of the environment with the access token. */
	tokenVariable?: string | undefined;
}

/** Lists the members of both, by which a misspelt one is known. */
export const languageMembers: Readonly<Record<'language' | 'service', readonly string[]>> = {
	language: [
		'locale',
		'path',
		'name',
		'tagline',
		'contentLanguage',
		'termsLanguage',
		'translations',
		'service',
	] satisfies (keyof GuideLanguage)[],
	service: ['header', 'query', 'url', 'path', 'tokenVariable'] satisfies (keyof LanguageService)[],
};

/** Returns the tag of a language, by which it is told from the others (BCP 47). */
export function tagOf({ locale }: Pick<GuideLanguage, 'locale'>): string {
	return localeFacts(locale).languageTag;
}

/** Returns the path of a language below the guide, as it is joined to a path that ends with `/`. */
export function pathOf({ path = '' }: Pick<GuideLanguage, 'path'>): string {
	const segments = path.split('/').filter(Boolean);
	return segments.map((segment) => `${segment}/`).join('');
}

/** Returns the language of the texts that the service sends. */
export function contentLanguageOf({ contentLanguage, locale }: GuideLanguage): string {
	return contentLanguage ?? new Intl.Locale(locale).language;
}
