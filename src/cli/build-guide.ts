import { availableParallelism } from 'node:os';
import type { AstroInlineConfig } from 'astro';
import { buildLogPath } from '../build/build-log.ts';
import { PublishedSite } from '../build/skip-unchanged/published-site.ts';
import { buildInstant } from '../config/build-instant.ts';
import { effectiveSite } from '../config/effective-site.ts';
import type { Settings } from '../config/read-settings.ts';
import { createRoutes } from '../config/routes.ts';
import { guideSite as site } from '../config/guide-site.ts';
import type { WherePublished } from '../config/where-published.ts';
import { BackgroundReport } from '../content/loaders/background-report.ts';
import { noteContentRead } from '../content/loaders/build-state.ts';
import { type RefreshedSnapshot, refreshSnapshot } from '../content/loaders/refresh-snapshot.ts';
import { reportedGuide } from '../content/loaders/reported-guide.ts';
import { serviceSettings } from '../content/loaders/service-settings.ts';
import { startSample } from './sample-service/sample-of-guide.ts';

/** Holds words for Astro with which it prints no more than a good build has to say. */
export const quietBuild: AstroInlineConfig = { logger: { entrypoint: buildLogPath } };

/**
 * Brings the snapshot up to date with the service of the settings, or with the sample, before Astro
 * is started; the report is written beside what follows.
 *
 * @throws When there is neither a response nor a snapshot to build from.
 */
export async function readForBuild(
	settings: Settings,
	where: WherePublished,
): Promise<{ refreshed: RefreshedSnapshot; report: BackgroundReport }> {
	const threads = settings.GUIDE_BUILD_THREADS ?? availableParallelism();
	const report = new BackgroundReport({ threads, where });
	const refreshed = await refreshSnapshot(
		serviceSettings(settings, site, startSample),
		reportedGuide(settings, site, createRoutes(where.origin, where.base)),
		(...reported) => report.begin(...reported),
	);
	noteContentRead(refreshed);
	return { refreshed, report };
}

/**
 * Returns what is known of the site that is published, when the content has been read: that may
 * take long. From here on there is one instant, for which pages are rendered and which is noted of
 * the site.
 */
export function publishedSiteOf(settings: Settings, where: WherePublished): PublishedSite {
	const nowMs = buildInstant(settings);
	process.env.GUIDE_NOW = new Date(nowMs).toISOString();
	const { timeZone } = effectiveSite(settings, site);
	return new PublishedSite({ where, root: process.cwd(), settings, timeZone, nowMs });
}

/**
 * Builds the site of the snapshot with Astro, unless the one that is published is up to date.
 *
 * @param astro What Astro is given beside the configuration of the project.
 */
export async function buildUnlessUpToDate(
	settings: Settings,
	where: WherePublished,
	astro: AstroInlineConfig,
	published: PublishedSite = publishedSiteOf(settings, where),
): Promise<void> {
	if (published.isUpToDate()) {
		console.log(
			`Nothing has changed since the site in ${where.folder} was built: it stays as it is.`,
		);
		return;
	}
	published.begin();
	const { build } = await import('astro');
	await build(astro);
	if (settings.GUIDE_SHARD === undefined) published.remember();
}
