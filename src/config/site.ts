import type { Site } from './site-facts.ts';

export type { Site } from './site-facts.ts';

/**
 * Holds the facts of this guide. Edit this file to make the guide your own; `site-facts.ts` and
 * docs/reference/site.md describe each member.
 *
 * What differs between machines (URLs, token) is a setting: see docs/reference/settings.md.
 */
export const site: Site = {
	name: 'Lisbon and its coast',
	tagline: 'Places to go and things to do in Lisbon, Sintra and Cascais.',
	locale: 'en-GB-u-ms-metric',
	contentLanguage: 'en',
	descriptionLanguageKey: 'description_language',
	timeZone: 'Europe/Lisbon',
	looksUpTimeZones: true,
	endAtMidnight: 'auto',
	keptPastEventDays: 400,
	fullTextSearch: true,
	offline: true,
	publicHolidays: true,
	structuredDataFiles: false,
	goneAddresses: 'not-found',
	pastValidity: 'left-out',
	verifiedForMonths: 18,
	terms: {},
	fields: {
		star_rating: { label: { en: 'Stars', pt: 'Estrelas' } },
		cuisine: { label: { en: 'Cuisine', pt: 'Cozinha' }, isFilter: true },
		features: { label: { en: 'Facilities', pt: 'Comodidades' } },
		payment_accepted: { label: { en: 'Payment', pt: 'Pagamento' } },
		quality_labels: { label: { en: 'Quality labels', pt: 'Selos de qualidade' } },
	},
	host: 'none',
	baseMap: 'none',
	baseMapAttribution: '© OpenStreetMap contributors',
	currency: 'EUR',
	accentHue: 255,
	mostSocialImages: 2000,
	mostBrowseLists: 1000,
	images: 'link',
	imageLicences: ['CC0', 'Public Domain Mark', 'Public domain', 'CC BY', 'CC BY-SA'],
	allowedSources: {},
	footerLinks: [],
	accessibility: { knownBarriers: [] },
};
