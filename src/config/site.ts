import type { Host } from './host-limits.ts';
import type { AttributeSettings } from '../domain/places/attribute.ts';
import type { PastValidity } from '../domain/places/validity.ts';
import type { AllowedSources } from './security/guide-policy.ts';

/**
 * The facts of this guide which no service knows. Edit this file to make the guide your own.
 *
 * What differs between machines (addresses, token) is an environment variable: see the README.
 */
export interface Site {
	name: string;
	/** One sentence for the home page and search engines. */
	tagline: string;
	/**
	 * Language and region of the interface: words, numbers, dates, clock, units (BCP 47). Extensions count: British
	 * English with kilometres is `en-GB-u-ms-metric`.
	 */
	locale: string;
	/** Language of the service's texts (BCP 47). */
	contentLanguage: string;
	/** Language of the service's terms (BCP 47): kinds, categories, keywords, prices and the like. That of its texts if not stated. */
	termsLanguage?: string | undefined;
	/** Key of the metadata of places and events under which a record states the language of its descriptions, or `none`. */
	descriptionLanguageKey: string;
	/** IANA time zone of the places. */
	timeZone: string;
	/** Whether every place and event has the time zone of its coordinates: for guides that span several. */
	looksUpTimeZones: boolean;
	/**
	 * Days for which an event keeps its page after its last date, and at least after the guide first published it; `Infinity` for
	 * as long as the service publishes it.
	 */
	keptPastEventDays: number;
	/**
	 * Calendar months after its last verification, or after its last change where the day of none is known, for which a
	 * page does not yet say "check before you go".
	 */
	verifiedForMonths: number;
	/** How the free-form attributes of places are shown. */
	attributes: AttributeSettings;
	/** Keys of the metadata of places and events that visitors see, each with its label; by default they see none. */
	shownMetadata: Readonly<Record<string, string>>;
	/**
	 * What becomes of places whose validity has run out: lists leave them out (`left-out`), or show them with a notice
	 * (`listed`). Their own pages stay, with a notice, either way.
	 */
	pastValidity: PastValidity;
	/** Whether visitors can search all texts. Names can always be searched. */
	fullTextSearch: boolean;
	/** What stands at the address of a record that is gone: nothing (404), or a page that says so and leads on. */
	goneAddresses: 'not-found' | 'no-longer-listed';
	/** Where the site goes: a build that the host would refuse ends with what is too much. */
	host: Host;
	/**
	 * What the map shows below its places: `none` is the guide's own drawing; a file of the guide such as
	 * `maps/loire.pmtiles` is drawn from its own host; `https://tiles.example/{z}/{x}/{y}.png` are pictures of another
	 * host, which is asked for them only once a visitor has agreed.
	 */
	baseMap: string;
	/** Whom that base map is owed to, such as `© OpenStreetMap contributors`. */
	baseMapAttribution: string;
	/** ISO 4217 code, for prices of 0 and prices which name no currency. */
	currency: string;
	/** The one accent colour, as a hue of `oklch()` in degrees: 30 is brick, 150 leaf, 250 cobalt. */
	accentHue: number;
	/**
	 * Most pictures that are drawn for link previews of pages without a photograph; the other pages share the picture of
	 * the guide. One takes about 35 ms of one core and 15 to 20 KB, and is drawn again only when what it shows changes. With 0
	 * pages without a photograph have no picture at all.
	 */
	mostSocialImages: number;
	/**
	 * Most lists that are made below `/browse/`, those of the most places first: one for each town, mood, fact and the like. A list
	 * takes a page for every 36 places, and up to four files of its places and four of its events.
	 */
	mostBrowseLists: number;
	/**
	 * `link` shows the images that the content names from where they are; `local` copies them at each build and serves
	 * them with the guide, in several widths, as far as their licence is in `imageLicences`.
	 */
	images: 'link' | 'local';
	/**
	 * Licences under which images may be copied, by the names that pages show: `CC BY` stands for all versions of it.
	 * An image without a licence is never copied.
	 */
	imageLicences: readonly string[];
	/**
	 * What pages may load besides the guide's own files and the images of its content, by directive of the content
	 * security policy: `{ 'script-src': ['https://stats.example'], 'connect-src': ['https://stats.example'] }`.
	 */
	allowedSources: AllowedSources;
	/** E-mail or web address to which visitors report problems; without it no page offers that. */
	contact?: string | undefined;
	/**
	 * Addresses of whoever publishes the guide, as far as they are its own: its site and its profiles elsewhere. Search engines are
	 * told of them on the home page and the page about the guide.
	 */
	sameAs?: readonly string[] | undefined;
	/**
	 * Links at the foot of every page, such as to the imprint and the privacy statement: web addresses, or paths below the
	 * guide like `imprint/`.
	 */
	footerLinks?: readonly FooterLink[] | undefined;
	/** What the statement on accessibility says. */
	accessibility: {
		/** The day of the last assessment (`YYYY-MM-DD`). */
		assessedOn?: string | undefined;
		/** What is known not to work, each in a sentence of the guide's language. */
		knownBarriers: readonly string[];
	};
}

export interface FooterLink {
	/** In the language of the guide. */
	label: string;
	href: string;
}

export const site: Site = {
	name: 'Lisbon and its coast',
	tagline: 'Places to go and things to do in Lisbon, Sintra and Cascais.',
	locale: 'en-GB-u-ms-metric',
	contentLanguage: 'en',
	descriptionLanguageKey: 'description_language',
	timeZone: 'Europe/Lisbon',
	looksUpTimeZones: false,
	keptPastEventDays: 400,
	pastValidity: 'left-out',
	fullTextSearch: true,
	goneAddresses: 'not-found',
	verifiedForMonths: 18,
	attributes: {
		labels: {
			star_rating: 'Stars',
			payment_accepted: 'Payment',
			quality_labels: 'Quality labels',
			features: 'Facilities',
		},
		order: ['star_rating', 'cuisine', 'features', 'payment_accepted', 'quality_labels'],
	},
	shownMetadata: {},
	host: 'none',
	baseMap: 'none',
	baseMapAttribution: '© OpenStreetMap contributors',
	currency: 'EUR',
	accentHue: 255,
	mostSocialImages: 2500,
	mostBrowseLists: 1000,
	images: 'link',
	imageLicences: ['CC0', 'Public Domain Mark', 'Public domain', 'CC BY', 'CC BY-SA'],
	allowedSources: {},
	footerLinks: [],
	accessibility: { knownBarriers: [] },
};
