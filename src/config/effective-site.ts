import { interfaceLocale } from '../i18n/messages/interface-locale.ts';
import type { Site } from './site.ts';
import type { Settings } from './read-settings.ts';

/**
 * The facts of the guide as it is built: those of `src/config/site.ts`, each replaced by the setting of its name where there is one. Its
 * locale is that of the interface, which speaks English where it has no words in the language of the guide.
 *
 * @param settings Without a problem: those of `astro:env/server`, or as they are read outside Astro.
 */
export function effectiveSite(settings: Partial<Settings>, site: Site): Site {
	return {
		...site,
		name: settings.GUIDE_NAME ?? site.name,
		tagline: settings.GUIDE_TAGLINE ?? site.tagline,
		locale: interfaceLocale(settings.GUIDE_LOCALE ?? site.locale),
		contentLanguage: settings.GUIDE_CONTENT_LANGUAGE ?? site.contentLanguage,
		termsLanguage: settings.GUIDE_TERMS_LANGUAGE ?? site.termsLanguage,
		descriptionLanguageKey: settings.GUIDE_DESCRIPTION_LANGUAGE_KEY ?? site.descriptionLanguageKey,
		timeZone: settings.GUIDE_TIME_ZONE ?? site.timeZone,
		currency: settings.GUIDE_CURRENCY ?? site.currency,
		baseMap: settings.GUIDE_BASE_MAP ?? site.baseMap,
		baseMapAttribution: settings.GUIDE_BASE_MAP_ATTRIBUTION ?? site.baseMapAttribution,
		host: settings.GUIDE_HOST ?? site.host,
		mostSocialImages: settings.GUIDE_MOST_SOCIAL_IMAGES ?? site.mostSocialImages,
		fullTextSearch: settings.GUIDE_FULL_TEXT_SEARCH ?? site.fullTextSearch,
		goneAddresses: settings.GUIDE_GONE_ADDRESSES ?? site.goneAddresses,
		images: settings.GUIDE_IMAGES ?? site.images,
	};
}
