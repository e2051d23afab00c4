import type { ReportedGuide } from '../../src/content/loaders/reported-guide.ts';
import { createRoutes } from '../../src/config/routes.ts';

/** Returns a guide that a report is about, on 21 November 2026 if nothing else is said. */
export function reportedGuideOf(facts: Partial<ReportedGuide> = {}): ReportedGuide {
	return {
		name: 'Coast Guide',
		locale: 'en-GB',
		routes: createRoutes('https://guide.example', '/guide/'),
		addressesFile: undefined,
		nowMs: Date.parse('2026-11-21T09:00:00Z'),
		looksUpTimeZones: false,
		currency: 'EUR',
		facts: {
			timeZone: 'Europe/Lisbon',
			contentLanguage: 'en',
			descriptionLanguageKey: 'description_language',
			terms: {},
		},
		pastValidity: 'left-out',
		showsCopies: false,
		sampleWordsNote: undefined,
		...facts,
	};
}
