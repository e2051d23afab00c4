import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildInstant } from '../../config/build-instant.ts';
import { effectiveSite } from '../../config/effective-site.ts';
import type { LanguagePages } from '../../config/languages/pages-by-subject.ts';
import { pagesPath, readTable, tablePath } from '../../config/languages/read-table.ts';
import { memoryFiles } from '../../config/memory-files.ts';
import type { Settings } from '../../config/read-settings.ts';
import { createRoutes } from '../../config/routes.ts';
import type { Site } from '../../config/site-facts.ts';
import type { WherePublished } from '../../config/where-published.ts';
import { Snapshot } from '../../content/snapshot/snapshot.ts';
import { withMidnightEndsRead } from '../../domain/events/midnight-ends.ts';
import type { GuideContent } from '../../guide/model/build-guide.ts';
import { currentSlugs } from '../../guide/model/current-slugs.ts';
import type { Guide } from '../../guide/model/guide.ts';
import { permalinkKinds } from '../../guide/permalinks/permalink.ts';
import type { ResourceName } from '../../records/resource-name.ts';
import { eventClock } from '../../ui/view-models/event/event-clock.ts';
import { pagesOfGuide } from './pages-of-guide.ts';
import { guideOfContent } from '../guide-of-content.ts';

/** Writes where the pages of a language will be, as its snapshot has them. */
export function writePagesOfLanguage(settings: Settings, site: Site, where: WherePublished): void {
	const { addressesFile, snapshotPath } = memoryFiles(settings);
	const snapshot = new Snapshot(snapshotPath);
	try {
		const content = contentOf(snapshot);
		const stated = withMidnightEndsRead(effectiveSite(settings, site), content.events);
		const clock = eventClock({ now: buildInstant(settings), site: stated });
		const guide = guideOfContent(content, snapshot, stated, { addressesFile, clock });
		const routes = createRoutes(where.origin, where.base);
		const pages: LanguagePages = {
			tag: settings.GUIDE_LANGUAGE ?? '',
			contentLanguage: stated.contentLanguage,
			base: routes.home(),
			...pagesOfGuide({ guide, now: clock.nowMs, routes, site: stated }),
			records: recordsOf(guide, snapshot),
		};
		writeFileSync(pagesPath(settings.WAYMARK_CACHE), JSON.stringify(pages));
	} finally {
		snapshot.close();
	}
}

/**
 * Writes where the pages of a language are as the table of all languages has them, of which its
 * site was made; returns `false` where it has none.
 */
export function keepPagesOfLanguage({ GUIDE_LANGUAGE, WAYMARK_CACHE }: Settings): boolean {
	const pages = readTable(WAYMARK_CACHE)?.find(({ tag }) => tag === GUIDE_LANGUAGE);
	if (pages === undefined) return false;
	writeFileSync(pagesPath(WAYMARK_CACHE), JSON.stringify(pages));
	return true;
}

/** Writes the table of all languages, of the pages that each has written. */
export function writeLanguageTable(
	languages: readonly ({ cacheFolder: string } & Pick<LanguagePages, 'isAlwaysTranslated'>)[],
): void {
	const [first] = languages;
	if (first === undefined) return;
	mkdirSync(dirname(tablePath(first.cacheFolder)), { recursive: true });
	const pages = languages.map(({ cacheFolder, isAlwaysTranslated }) => {
		// The build of the language wrote them.
		const written = JSON.parse(readFileSync(pagesPath(cacheFolder), 'utf8')) as LanguagePages;
		return JSON.stringify({ ...written, isAlwaysTranslated });
	});
	writeFileSync(tablePath(first.cacheFolder), `[${pages.join(',\n')}]`);
}

function contentOf(snapshot: Snapshot): GuideContent {
	// The sync of this version wrote them.
	const summaries = <T>(resource: ResourceName) =>
		[...snapshot.summaries(resource)].map(({ summary }) => JSON.parse(summary) as T);
	return {
		places: summaries('places'),
		events: summaries('events'),
		destinations: summaries('destinations'),
		collections: summaries('collections'),
	};
}

function recordsOf(guide: Guide, snapshot: Snapshot): LanguagePages['records'] {
	const slugs = currentSlugs(guide);
	return permalinkKinds.flatMap((kind) => {
		const digests = new Map([...snapshot.records(kind)].map(textDigest));
		return [...slugs[kind]].map(([id, slug]) => [kind, id, slug, digests.get(id) ?? ''] as const);
	});
}

interface Described {
	id: string;
	name: string;
	description?: string | undefined;
	editorial?: { description?: string | undefined } | undefined;
}

/** Returns a digest of the texts of a record that is described. */
function textDigest(json: string): [id: string, digest: string] {
	// The sync parsed each by the schema of its resource before it wrote it.
	const { description, editorial, id, name } = JSON.parse(json) as Described;
	const texts = [description, editorial?.description];
	const hasText = texts.some((text) => (text ?? '') !== '');
	return [
		id,
		hasText ? hash('sha256', JSON.stringify([name, texts]), 'base64url').slice(0, 16) : '',
	];
}
