import { interfaceLocale } from '../i18n/messages/interface-locale.ts';
import { messagesFor } from '../i18n/messages/messages.ts';
import type { Site } from './site.ts';
import type { Settings } from './read-settings.ts';
import { sampleWordsLeft } from './sample-words-note.ts';

/**
 * Returns the facts of the guide as it is built: those of `src/config/site.ts`, each replaced by
 * the setting of its name where there is one. Its locale is that of the interface, which speaks
 * English where it has no words in the language of the guide. Words of the sample are none of
 * another guide's: neutral ones stand in.
 *
 * @param settings Settings without a problem: those of `astro:env/server`, or as they are read
 *   outside Astro.
 */
export function effectiveSite(settings: Partial<Settings>, site: Site): Site {
	const locale = interfaceLocale(settings.GUIDE_LOCALE ?? site.locale);
	const { neutralTagline, unnamedGuide } = messagesFor(locale).pages;
	const left = sampleWordsLeft(settings, site);
	const name = left.includes('name') ? unnamedGuide : site.name;
	const tagline = left.includes('tagline') ? neutralTagline('') : site.tagline;
	return {
		...site,
		name: settings.GUIDE_NAME ?? name,
		tagline: settings.GUIDE_TAGLINE ?? tagline,
		locale,
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
		offline: settings.GUIDE_OFFLINE ?? site.offline,
		publicHolidays: settings.GUIDE_PUBLIC_HOLIDAYS ?? site.publicHolidays,
		structuredDataFiles: settings.GUIDE_STRUCTURED_DATA_FILES ?? site.structuredDataFiles,
		pastValidity: settings.GUIDE_PAST_VALIDITY ?? site.pastValidity,
		goneAddresses: settings.GUIDE_GONE_ADDRESSES ?? site.goneAddresses,
		images: settings.GUIDE_IMAGES ?? site.images,
	};
}
