import { hash } from 'node:crypto';
import { isMainThread } from 'node:worker_threads';
import * as env from 'astro:env/server';
import { formerPermalinks } from '../guide/permalinks/former-permalinks.ts';
import type { Permalink } from '../guide/permalinks/permalink.ts';
import { dayInZone } from '../domain/events/days.ts';
import { withMidnightEndsRead } from '../domain/events/midnight-ends.ts';
import { permalinksOfGuide, currentSlugs } from '../guide/model/current-slugs.ts';
import { refuseEmptyGuide } from '../guide/model/empty-guide.ts';
import { nextChangeMs } from '../guide/model/next-change.ts';
import { timeZonesOf } from '../guide/model/time-zones.ts';
import { copiedFile } from '../content/image-copies/copy-store.ts';
import { pagesOfBuild } from './page-cache/pages-under-way.ts';
import { writePermalinkFile } from '../content/permalink-store/permalink-file.ts';
import { permalinksOfBuildPath } from './permalinks-of-build.ts';
import { permalinkHistory } from '../content/permalink-store/stored-permalinks.ts';
import { messagesFor } from '../i18n/messages/messages.ts';
import { withOwnWords } from '../i18n/messages/own-words.ts';
import { createRoutes, type Routes } from '../config/routes.ts';
import { buildInstant } from '../config/build-instant.ts';
import { effectiveSite } from '../config/effective-site.ts';
import { sampleWordsLeft } from '../config/sample-words-note.ts';
import { languageTable } from '../config/languages/read-table.ts';
import { memoryFiles } from '../config/memory-files.ts';
import { guideSite as siteFile } from '../config/guide-site.ts';
import { sharedOccurrenceIds } from '../outputs/structured-data/occurrence-identity.ts';
import { guideOfContent } from './guide-of-content.ts';
import { keptCoast } from './kept-coast.ts';
import { closeSnapshot, openSnapshot, summariesOf } from './records-of-build.ts';
import { leaveNextChange } from './skip-unchanged/next-change-of-build.ts';
import { eventClock } from '../ui/view-models/event/event-clock.ts';
import { withNeutralWords } from '../ui/view-models/site/neutral-words.ts';
import type { PageContext } from '../ui/view-models/site/page-context.ts';
import { withShownImage } from '../ui/view-models/site/shown-images.ts';

let context: PageContext | undefined;

/**
 * Returns the guide as the snapshot holds it, with everything else that pages are made from; put
 * together once per build, on each thread that makes pages.
 */
export function pageContext(): Promise<PageContext> {
	// While developing, content may be loaded anew between two requests.
	if (context === undefined || import.meta.env.DEV) context = createContext();
	return Promise.resolve(context);
}

/** Returns the bytes of a file of an image that the guide serves itself. */
export function imageFile(name: string): Buffer {
	return copiedFile(env.WAYMARK_CACHE, name);
}

/**
 * Returns whether the site has the style guide: it is for those who work on the guide, and no build
 * for visitors has it.
 */
export function showsStyleGuide(): boolean {
	return import.meta.env.DEV || env.GUIDE_STYLE_GUIDE;
}

function createContext(): PageContext {
	if (import.meta.env.DEV) closeSnapshot();
	const events = summariesOf('events');
	const statedSite = withMidnightEndsRead(effectiveSite(env, siteFile), events);
	const now = buildInstant(env);
	const routes = createRoutes(import.meta.env.SITE, import.meta.env.BASE_URL);
	const imageCopies = openSnapshot().imageCopies();
	const images = { imageCopies, routes, site: statedSite };
	const { addressesFile } = memoryFiles(env);
	const addresses = permalinkHistory(openSnapshot(), addressesFile);
	const clock = eventClock({ now, site: statedSite });
	const content = {
		places: summariesOf('places').map((summary) => withShownImage(images, summary)),
		events: events.map((summary) => withShownImage(images, summary)),
		destinations: summariesOf('destinations').map((summary) => withShownImage(images, summary)),
		collections: summariesOf('collections').map((summary) => withShownImage(images, summary)),
	};
	const guide = guideOfContent(content, openSnapshot(), statedSite, { addressesFile, clock });
	refuseEmptyGuide(guide);
	const { locale, words } = statedSite;
	const messages = withOwnWords(messagesFor(locale), words, locale);
	const missing = sampleWordsLeft(env, siteFile);
	const site = withNeutralWords(statedSite, missing, guide, messages);
	// Threads that only render pages leave that to the one that builds.
	if (import.meta.env.PROD && isMainThread) {
		announceAddresses(permalinksOfGuide(guide, dayInZone(now, site.timeZone)), routes);
		leaveNextChange(
			env.WAYMARK_CACHE,
			nextChangeMs(guide.events, clock, timeZonesOf(guide.places, site)),
		);
	}
	return {
		guide,
		formerPermalinks: formerPermalinks(addresses, currentSlugs(guide)),
		imageCopies,
		languages: languageTable(env),
		routes,
		site,
		messages,
		now,
		showsDrafts: env.GUIDE_DRAFTS,
		contentReadAt: openSnapshot().readAt,
		sharedOccurrenceIds: sharedOccurrenceIds(events),
		keptCoast: coastOfBuild(),
	};
}

/** Returns how coasts that are kept are found; a build that makes everything anew takes none. */
function coastOfBuild(): PageContext['keptCoast'] {
	const pages = pagesOfBuild();
	if (!pages || !isMainThread || env.GUIDE_DRAW_ALL_PAGES) return undefined;
	return (places, make) => {
		const madeOf = hash('sha256', JSON.stringify([pages.digest, places]), 'base64url');
		return keptCoast(env.WAYMARK_CACHE, madeOf, make);
	};
}

/**
 * Leaves the addresses of this build for its last step, which remembers them when everything is
 * well, and says what pages come.
 */
function announceAddresses(addresses: Permalink[], routes: Routes): void {
	writePermalinkFile(permalinksOfBuildPath(env.WAYMARK_CACHE), addresses);
	pagesOfBuild()?.expectRecordPages(
		addresses.map(({ kind, slug }) => decodeURIComponent(routes.record(kind, slug))),
	);
}
