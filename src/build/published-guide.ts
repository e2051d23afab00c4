import { hash } from 'node:crypto';
import { isMainThread } from 'node:worker_threads';
import * as env from 'astro:env/server';
import { type CollectionEntry, getCollection } from 'astro:content';
import { formerPermalinks } from '../guide/permalinks/former-permalinks.ts';
import type { Permalink } from '../guide/permalinks/permalink.ts';
import { dayInZone } from '../domain/events/days.ts';
import { withMidnightEndsRead } from '../domain/events/midnight-ends.ts';
import { permalinksOfGuide, currentSlugs } from '../guide/model/current-slugs.ts';
import { refuseEmptyGuide } from '../guide/model/empty-guide.ts';
import { nextChangeMs } from '../guide/model/next-change.ts';
import { timeZonesOf } from '../guide/model/time-zones.ts';
import { copiedFile } from '../content/image-copies/copy-store.ts';
import type { DisplayImage } from '../domain/images/display-image.ts';
import { pagesOfBuild } from './page-cache/pages-under-way.ts';
import { writePermalinkFile } from '../content/permalink-store/permalink-file.ts';
import { permalinksOfBuildPath } from './permalinks-of-build.ts';
import { permalinkHistory } from '../content/permalink-store/stored-permalinks.ts';
import { messagesFor } from '../i18n/messages/messages.ts';
import { withOwnWords } from '../i18n/messages/own-words.ts';
import { createRoutes, type Routes } from '../config/routes.ts';
import type { ResourceName } from '../records/resource-name.ts';
import { buildInstant } from '../config/build-instant.ts';
import { effectiveSite } from '../config/effective-site.ts';
import { sampleWordsLeft } from '../config/sample-words-note.ts';
import { languageTable } from '../config/languages/read-table.ts';
import { memoryFiles } from '../config/memory-files.ts';
import { guideSite as siteFile } from '../config/guide-site.ts';
import { sharedOccurrenceIds } from '../outputs/structured-data/occurrence-identity.ts';
import { guideOfContent } from './guide-of-content.ts';
import { keptCoast } from './kept-coast.ts';
import { closeSnapshot, openSnapshot } from './records-of-build.ts';
import { leaveNextChange } from './skip-unchanged/next-change-of-build.ts';
import { eventClock } from '../ui/view-models/event/event-clock.ts';
import { withNeutralWords } from '../ui/view-models/site/neutral-words.ts';
import type { PageContext } from '../ui/view-models/site/page-context.ts';
import { withShownImage } from '../ui/view-models/site/shown-images.ts';

let context: Promise<PageContext> | undefined;

/**
 * Returns the guide as its collections hold it, with everything else that pages are made from; put
 * together once per build.
 */
export function pageContext(): Promise<PageContext> {
	// While developing, content may be loaded anew between two requests.
	if (context === undefined || import.meta.env.DEV) context = createContext();
	return context;
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

async function createContext(): Promise<PageContext> {
	if (import.meta.env.DEV) closeSnapshot();
	const [places, events, destinations, collections] = await Promise.all([
		entriesOf('places'),
		entriesOf('events'),
		entriesOf('destinations'),
		entriesOf('collections'),
	]);
	const ofEvents = events.map(({ data }) => data);
	const statedSite = withMidnightEndsRead(effectiveSite(env, siteFile), ofEvents);
	const now = buildInstant(env);
	const routes = createRoutes(import.meta.env.SITE, import.meta.env.BASE_URL);
	const imageCopies = openSnapshot().imageCopies();
	const images = { imageCopies, routes, site: statedSite };
	const summaries = <T extends { image?: DisplayImage | undefined }>(
		entries: readonly { data: T }[],
	) => entries.map(({ data }) => withShownImage(images, data));
	const { addressesFile } = memoryFiles(env);
	const addresses = permalinkHistory(openSnapshot(), addressesFile);
	const clock = eventClock({ now, site: statedSite });
	const content = {
		places: summaries(places),
		events: summaries(events),
		destinations: summaries(destinations),
		collections: summaries(collections),
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
		sharedOccurrenceIds: sharedOccurrenceIds(ofEvents),
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
 * Returns the entries of a collection. Astro warns of a collection that is empty, as if it were
 * configured wrongly: it is asked only for collections that have entries.
 */
async function entriesOf<Resource extends ResourceName>(
	resource: Resource,
): Promise<CollectionEntry<Resource>[]> {
	const [first] = openSnapshot().ids(resource);
	return first === undefined ? [] : getCollection(resource);
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
