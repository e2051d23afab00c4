import type { Host } from './host-limits.ts';
import type { MidnightEnd } from '../domain/events/midnight-ends.ts';
import type { Terms } from '../domain/facets/terms.ts';
import type { Fields } from '../domain/places/fields.ts';
import type { PastValidity } from '../domain/places/validity.ts';
import type { GuideLanguage } from './languages/guide-language.ts';
import type { LookFacts } from './look-facts.ts';
import type { SharingFacts } from './sharing-facts.ts';
import type { AllowedSources } from './security/guide-policy.ts';

/**
 * Names the facts of a guide which no service knows; `site.ts` has their values.
 *
 * `npm run docs:reference` writes `docs/reference/site.md` from the sentences and examples here.
 */
export interface Site extends LookFacts, SharingFacts {
	/**
	 * The name of the guide.
	 * @example 'Val de Loire'
	 */
	name: string;
	/**
	 * One sentence for the home page and search engines.
	 * @example 'Places to go and things to do along the Loire.'
	 */
	tagline: string;
	/**
	 * Language and region of the interface (BCP 47). Extensions count: `en-GB-u-ms-metric`.
	 * @example 'fr-FR'
	 */
	locale: string;
	/**
	 * Language of the service's texts (BCP 47).
	 * @example 'fr'
	 */
	contentLanguage: string;
	/**
	 * Language of the service's terms (BCP 47), such as categories; if not stated, of its texts.
	 * @example 'en'
	 */
	termsLanguage?: string | undefined;
	/**
	 * Languages of a guide of several, each with its path, words and way to ask the service.
	 * @example [{ locale: 'en' }, { locale: 'de', path: 'de/', name: 'Loire-Tal' }]
	 */
	languages?: readonly GuideLanguage[] | undefined;
	/**
	 * Key of the metadata in which records state the language of their descriptions, or `none`.
	 * @example 'lang'
	 */
	descriptionLanguageKey: string;
	/**
	 * IANA time zone of the guide: of its days, and of places whose own zone is unknown.
	 * @example 'Europe/Paris'
	 */
	timeZone: string;
	/**
	 * Whether places and events have the time zone in which they lie. `false` puts all of them into
	 * that of the guide: for a guide along a border of zones, where coordinates may mislead.
	 * @example false
	 */
	looksUpTimeZones: boolean;
	/**
	 * Meaning of an `end_at` at 00:00, of whole days and of dates of a day and more: that this day is
	 * the last (`last-day`), or the one before it (`exclusive`). With `auto` the one-day events of
	 * the service decide; the report says how it is read.
	 * @example 'last-day'
	 */
	endAtMidnight: MidnightEnd;
	/**
	 * Days for which an event keeps its page after its last date, and at least after the guide
	 * first published it; `Infinity` for as long as the service publishes it.
	 * @example Infinity
	 */
	keptPastEventDays: number;
	/**
	 * Calendar months after its last verification, or after its last change where the day of none
	 * is known, for which a page does not yet say "check before you go".
	 * @example 12
	 */
	verifiedForMonths: number;
	/**
	 * Labels of values that the service writes as codes or in several ways, by what states them: a
	 * text, or one for each language. What has one label is one kind, town and so on.
	 * @example { kind: { INC4SC2: 'Chamber music' }, city: { Lisboa: { en: 'Lisbon' } } }
	 */
	terms: Terms;
	/**
	 * Labels and roles of attributes and metadata, by their keys, in the order in which they are
	 * shown. Visitors see all other attributes, and no other metadata.
	 * @example { stars: 'Stars', name_en: { nameIn: 'en' }, internal_code: { isHidden: true } }
	 */
	fields: Fields;
	/**
	 * Whether visitors can search all texts; names can always be searched.
	 * @example false
	 */
	fullTextSearch: boolean;
	/**
	 * Whether browsers keep pages for when there is no network; `false` takes away what they kept.
	 * @example false
	 */
	offline: boolean;
	/**
	 * Whether pages of places warn on public holidays there that hours may differ.
	 * @example false
	 */
	publicHolidays: boolean;
	/**
	 * Whether structured data also lie beside their pages (`index.jsonld`): one file more for each.
	 * @example true
	 */
	structuredDataFiles: boolean;
	/**
	 * Answer at the URL of a record that is gone: nothing (404), or a page that says so and leads on.
	 * @example 'no-longer-listed'
	 */
	goneAddresses: 'not-found' | 'no-longer-listed';
	/**
	 * Treatment of places whose validity has run out: lists leave them out (`left-out`), or show them
	 * with a notice (`listed`). Their own pages stay, with a notice, either way.
	 * @example 'listed'
	 */
	pastValidity: PastValidity;
	/**
	 * Host that the site goes to: builds keep to its limits, and list redirects as it reads them.
	 * @example 'netlify'
	 */
	host: Host;
	/**
	 * Map below the places of the map page: `none`, a file of the guide such as `maps/loire.pmtiles`,
	 * or `https://tiles.example/{z}/{x}/{y}.png`, whose host is asked only once a visitor has agreed.
	 * @example 'maps/loire.pmtiles'
	 */
	baseMap: string;
	/**
	 * Credit of that base map.
	 * @example '© OpenStreetMap contributors'
	 */
	baseMapAttribution: string;
	/**
	 * ISO 4217 code, for prices of 0 and prices which name no currency.
	 * @example 'CHF'
	 */
	currency: string;
	/**
	 * The one accent colour, as a hue of `oklch()` in degrees: 30 is brick, 150 leaf, 250 cobalt.
	 * @example 150
	 */
	accentHue: number;
	/**
	 * Maximum number of pictures for link previews of pages without a photograph; other pages share
	 * the guide's. One takes about 35 ms of one core and 15 to 20 KB, once. 0 draws none.
	 * @example 0
	 */
	mostSocialImages: number;
	/**
	 * Maximum number of lists that are made below `/browse/`, those of the most places first: one for
	 * each town, mood, fact and the like. A list takes a page for every 36 places.
	 * @example 200
	 */
	mostBrowseLists: number;
	/**
	 * `link` shows the images that the content names from where they are; `local` copies them at
	 * each build and serves them with the guide, in several widths, as far as their licence is in
	 * `imageLicences`.
	 * @example 'local'
	 */
	images: 'link' | 'local';
	/**
	 * Licences under which images may be copied, by the names that pages show: `CC BY` stands for
	 * all versions of it. An image without a licence is never copied.
	 * @example ['CC0', 'CC BY']
	 */
	imageLicences: readonly string[];
	/**
	 * Sources, by directive, that pages may load from besides own files and images of the content.
	 * @example { 'img-src': ['https://stats.example'], 'connect-src': ['https://stats.example'] }
	 */
	allowedSources: AllowedSources;
	/**
	 * E-mail or web address to which visitors report problems; without it no page offers that.
	 * @example 'guide@board.example'
	 */
	contact?: string | undefined;
	/**
	 * URLs of the publisher's site and profiles, for the structured data of home and about pages.
	 * @example ['https://board.example/', 'https://social.example/@board']
	 */
	sameAs?: readonly string[] | undefined;
	/**
	 * Facts for the statement on accessibility: the day of the last assessment (`YYYY-MM-DD`), and
	 * what is known not to work, each in a sentence of the guide's language.
	 * @example { assessedOn: '2026-11-01', knownBarriers: ['The map needs a pointer.'] }
	 */
	accessibility: { assessedOn?: string | undefined; knownBarriers: readonly string[] };
}
