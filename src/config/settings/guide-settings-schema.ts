import { envField } from './env-field.ts';
import { goneAddressChoices, pastValidityChoices } from '../choices.ts';
import { hosts } from '../host-limits.ts';
import { optionalText, secret, yesOrNo } from './setting-fields.ts';

/**
 * Facts of `src/config/site.ts` for builds of [several guides](../guides/several-guides.md) from
 * one project.
 */
export const guideSettingsSchema = {
	/**
	 * Whether the sample is meant. Without it and without a service, `SITE_URL` ends build, dev and
	 * check, and a guide that was published or read before ends builds.
	 * @example true
	 */
	GUIDE_SAMPLE: yesOrNo(false),
	/**
	 * The name of the guide.
	 * @default from site.ts
	 * @example Val de Loire
	 */
	GUIDE_NAME: optionalText,
	/**
	 * One sentence for the home page and search engines.
	 * @default from site.ts
	 * @example Places to go and things to do along the Loire.
	 */
	GUIDE_TAGLINE: optionalText,
	/**
	 * The language and region of the interface (BCP 47).
	 * @default from site.ts
	 * @example fr-FR
	 */
	GUIDE_LOCALE: optionalText,
	/**
	 * The languages of the guide, each with its path, or as JSON the list that `languages` in
	 * `site.ts` is ([Languages](../guides/languages.md#several-languages)).
	 * @default from site.ts
	 * @example en, de=/de/
	 */
	GUIDE_LANGUAGES: optionalText,
	/**
	 * The one of these languages that a command is about. A build of all of them sets it for each.
	 * @default all of them
	 * @example de
	 */
	GUIDE_LANGUAGE: optionalText,
	/**
	 * The language of the service's texts (BCP 47).
	 * @default from site.ts
	 * @example fr
	 */
	GUIDE_CONTENT_LANGUAGE: optionalText,
	/**
	 * The language of the service's terms, where it is not that of its texts
	 * ([Languages](../guides/languages.md)).
	 * @default from site.ts
	 * @example en
	 */
	GUIDE_TERMS_LANGUAGE: optionalText,
	/**
	 * The key of the metadata in which records state the language of their descriptions, or `none`.
	 * @default from site.ts
	 * @example lang
	 */
	GUIDE_DESCRIPTION_LANGUAGE_KEY: optionalText,
	/**
	 * The IANA time zone of the places.
	 * @default from site.ts
	 * @example Europe/Paris
	 */
	GUIDE_TIME_ZONE: optionalText,
	/**
	 * The ISO 4217 code for prices that name no currency.
	 * @default from site.ts
	 * @example CHF
	 */
	GUIDE_CURRENCY: optionalText,
	/**
	 * Map below the places of the map page ([Maps](../guides/maps.md)).
	 * @default from site.ts
	 * @example maps/loire.pmtiles
	 */
	GUIDE_BASE_MAP: optionalText,
	/**
	 * Credit of that base map.
	 * @default from site.ts
	 * @example © OpenStreetMap contributors
	 */
	GUIDE_BASE_MAP_ATTRIBUTION: optionalText,
	/**
	 * Host that the site goes to: a build that the host would refuse ends with what is too much, and
	 * former addresses are listed in the form that it reads ([Hosting](../guides/hosting.md)).
	 * @default from site.ts
	 * @example netlify
	 */
	GUIDE_HOST: envField.enum({ ...secret, values: [...hosts], optional: true }),
	/**
	 * Number of pages without a photograph that get a picture of their own for link previews. The
	 * others share the guide's; 0 draws none.
	 * @default from site.ts
	 * @example 0
	 */
	GUIDE_MOST_SOCIAL_IMAGES: envField.number({ ...secret, int: true, min: 0, optional: true }),
	/**
	 * Whether all texts can be searched; names always can be.
	 * @default from site.ts
	 * @example false
	 */
	GUIDE_FULL_TEXT_SEARCH: envField.boolean({ ...secret, optional: true }),
	/**
	 * Whether browsers keep pages for when there is no network ([Hosting](../guides/hosting.md)).
	 * `false` also takes away what they kept before.
	 * @default from site.ts
	 * @example false
	 */
	GUIDE_OFFLINE: envField.boolean({ ...secret, optional: true }),
	/**
	 * Whether pages of places warn on public holidays that hours may differ
	 * ([Public holidays](../explanation/what-visitors-get.md#public-holidays)).
	 * @default from site.ts
	 * @example false
	 */
	GUIDE_PUBLIC_HOLIDAYS: envField.boolean({ ...secret, optional: true }),
	/**
	 * Whether the structured data of places, events and destinations also lie beside their pages
	 * (`index.jsonld`).
	 * @default from site.ts
	 * @example true
	 */
	GUIDE_STRUCTURED_DATA_FILES: envField.boolean({ ...secret, optional: true }),
	/**
	 * Answer at the URL of a record that is gone: nothing (404), or a page that says so and leads on.
	 * @default from site.ts
	 * @example no-longer-listed
	 */
	GUIDE_GONE_ADDRESSES: envField.enum({
		...secret,
		values: [...goneAddressChoices],
		optional: true,
	}),
	/**
	 * Whether lists leave out places whose validity has run out, or show them with a notice.
	 * @default from site.ts
	 * @example listed
	 */
	GUIDE_PAST_VALIDITY: envField.enum({
		...secret,
		values: [...pastValidityChoices],
		optional: true,
	}),
};
