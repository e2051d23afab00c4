import { buildGuide, type GuideContent } from '../../src/guide/model/build-guide.ts';
import { withGuideTerms } from '../../src/guide/model/guide-terms.ts';
import { messagesFor } from '../../src/i18n/messages/messages.ts';
import { createRoutes } from '../../src/config/routes.ts';
import { type Site, site } from '../../src/config/site.ts';
import { sharedOccurrenceIds } from '../../src/outputs/structured-data/occurrence-identity.ts';
import { eventClock } from '../../src/ui/view-models/event/event-clock.ts';
import type { PageContext } from '../../src/ui/view-models/site/page-context.ts';

const defaultNow = Date.parse('2026-11-21T09:00:00Z');
const coastGuide: Site = {
	...site,
	name: 'Coast Guide',
	tagline: 'Where to go on the coast.',
	locale: 'en-GB',
	contentLanguage: 'en',
	descriptionLanguageKey: 'description_language',
	timeZone: 'Europe/Lisbon',
	currency: 'EUR',
};

/**
 * Returns what pages are made from, for a guide of this content, on 21 November 2026 if nothing
 * else is said.
 */
export function contextOf(
	content: Partial<GuideContent>,
	about: Partial<Site> = {},
	now = defaultNow,
): PageContext {
	const whole = { places: [], events: [], destinations: [], collections: [], ...content };
	const guideSite = { ...coastGuide, ...about };
	return {
		guide: buildGuide(
			withGuideTerms(whole, guideSite),
			guideSite.locale,
			eventClock({ now, site: guideSite }),
			{
				pastValidity: guideSite.pastValidity,
			},
		),
		formerPermalinks: [],
		site: guideSite,
		routes: createRoutes('https://guide.example', '/guide/'),
		messages: messagesFor(guideSite.locale),
		now,
		contentReadAt: '2026-11-21T08:30:00.000Z',
		imageCopies: new Map(),
		sharedOccurrenceIds: sharedOccurrenceIds(whole.events),
	};
}
