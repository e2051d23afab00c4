import type { PastValidity } from '../../domain/places/validity.ts';
import type { GuideFacts } from '../../guide/content-quality/fit-findings.ts';
import type { MidnightEnd } from '../../domain/events/midnight-ends.ts';
import type { Routes } from '../../config/routes.ts';
import { serviceSettings, showsCopies } from './service-settings.ts';
import { buildInstant } from '../../config/build-instant.ts';
import { effectiveSite } from '../../config/effective-site.ts';
import { memoryFiles } from '../../config/memory-files.ts';
import type { Settings } from '../../config/read-settings.ts';
import { sampleWordsNote } from '../../config/sample-words-note.ts';
import type { Site } from '../../config/site.ts';

/** Describes the guide that a report for editors is about. */
export interface ReportedGuide {
	name: string;
	/** Locale of its interface (BCP 47). */
	locale: string;
	routes: Routes;
	/** Committed file of addresses that earlier builds have published. */
	addressesFile: string | undefined;
	/** Instant for which the guide is looked at. */
	nowMs: number;
	/** Whether time zones are looked up, as in `EventZone`. */
	looksUpTimeZones: boolean;
	/** Whether hours may end at midnight, as the setting has it. */
	endAtMidnight?: MidnightEnd | undefined;
	/** ISO 4217 code of its currency. */
	currency: string;
	/** Facts that records are to fit. */
	facts: GuideFacts;
	pastValidity: PastValidity;
	/** Whether pages show copies of images. */
	showsCopies: boolean;
	/** Whether it is a preview with drafts. */
	showsDrafts?: boolean | undefined;
	/** Note that words of the sample are still in `src/config/site.ts`. */
	sampleWordsNote: string | undefined;
}

export function reportedGuide(env: Settings, site: Site, routes: Routes): ReportedGuide {
	const facts = effectiveSite(env, site);
	const { contentLanguage, descriptionLanguageKey, locale, name, terms, timeZone } = facts;
	return {
		name,
		locale,
		routes,
		addressesFile: memoryFiles(env).addressesFile,
		nowMs: buildInstant(env),
		looksUpTimeZones: facts.looksUpTimeZones,
		endAtMidnight: facts.endAtMidnight,
		currency: facts.currency,
		facts: { contentLanguage, descriptionLanguageKey, terms, timeZone },
		pastValidity: facts.pastValidity,
		showsCopies: showsCopies(serviceSettings(env, site)),
		showsDrafts: env.GUIDE_DRAFTS,
		sampleWordsNote: sampleWordsNote(env, site),
	};
}
