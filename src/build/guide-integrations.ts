import { availableParallelism } from 'node:os';
import type { AstroIntegration } from 'astro';
import { buildInstant } from '../config/build-instant.ts';
import { guideSite as site } from '../config/guide-site.ts';
import { mayManyWordsHaveChanged } from '../content/loaders/build-state.ts';
import { languageTable } from '../config/languages/read-table.ts';
import { dayInZone } from '../domain/events/days.ts';
import type { TypefaceFiles } from '../graphics/typesetting/guide-typefaces.ts';
import { savePermalinksOfBuild } from './permalinks-of-build.ts';
import type { BuildPlan } from './build-plan.ts';
import { checkSettings } from './check-settings.ts';
import { contentState } from './content-state.ts';
import { draftsSign } from './drafts-sign.ts';
import { FullTextIndex } from './full-text-index/full-text-index.ts';
import { fullTextIndex } from './full-text-index/integration.ts';
import { guideSitemap } from './guide-sitemap.ts';
import { hosting } from './hosting/integration.ts';
import { pageCache } from './page-cache/integration.ts';
import { parallelRendering } from './parallel-rendering/integration.ts';
import { precompression } from './precompress/integration.ts';
import { publication } from './publish/integration.ts';
import { serviceWorker } from './service-worker/integration.ts';
import type { SiteCheck } from './site-checks/check-site.ts';
import { siteChecks } from './site-checks/integration.ts';
import { PageCheckWorker } from './site-checks/page-check-worker.ts';
import { rememberSize } from './site-checks/site-size.ts';
import { socialImages } from './social-images/integration.ts';

/**
 * Returns everything that surrounds the rendering of pages, in the order in which it has to happen.
 *
 * A machine that renders a shard, a part of the pages, checks and publishes nothing.
 *
 * @param typefaceFiles Files of the typefaces in which pictures are set.
 */
export function guideIntegrations(
	plan: BuildPlan,
	typefaceFiles: TypefaceFiles,
): AstroIntegration[] {
	const { cacheFolder, rendersAll, environment, memory, outputFolder, settings, shard } = plan;
	const languages = languageTable({ ...settings, WAYMARK_CACHE: cacheFolder });
	const fullText = shard ? undefined : fullTextOf(plan);
	const pageCheckWorker = shard ? undefined : pageCheckWorkerOf(plan, fullText);
	let check: SiteCheck | undefined;
	const onChecked = (finished: SiteCheck) => {
		check = finished;
	};
	return [
		checkSettings(environment, site),
		contentState(),
		parallelRendering({
			cacheFolder,
			threads: settings.GUIDE_BUILD_THREADS,
			// The command that builds has settled on one before it calls Astro.
			hasOneInstant: settings.GUIDE_NOW !== undefined,
			fullText,
			onRendered(pages, leftPaths) {
				pageCheckWorker?.begin(pages, [...leftPaths, ...(languages?.pathsElsewhere ?? [])]);
			},
		}),
		...(shard
			? []
			: [
					...checks(plan, { pageCheckWorker, fullText, languages, onChecked }, typefaceFiles),
					settings.GUIDE_DRAFTS
						? draftsSign()
						: guideSitemap(() => check?.sitemapPages ?? new Map(), undefined, languages),
					serviceWorker({
						isOffline: plan.guide.offline,
						routes: plan.routes,
						otherBases: languages?.basesBelow ?? [],
					}),
					precompression({
						isOn: settings.GUIDE_PRECOMPRESSED ?? false,
						publishedFolder: outputFolder,
						isMadeAnew: rendersAll,
						threads: settings.GUIDE_BUILD_THREADS,
					}),
					hosting(plan.guide.host),
					publication(cacheFolder),
				]),
		pageCache({ cacheFolder, publishedFolder: outputFolder, rendersAll, shard, settings }),
		...(shard
			? []
			: [
					rememberSize(memory.sizePath, () => check?.size),
					savePermalinksOfBuild(cacheFolder, memory),
				]),
	];
}

/** Finishes what belongs to pages, and checks them. */
function checks(
	{ cacheFolder, guide, memory, settings }: BuildPlan,
	work: Pick<
		Parameters<typeof siteChecks>[0],
		'pageCheckWorker' | 'fullText' | 'languages' | 'onChecked'
	>,
	typefaceFiles: TypefaceFiles,
): AstroIntegration[] {
	return [
		siteChecks({
			...memory,
			...work,
			cacheFolder,
			maxGoneShare: settings.CONTENT_ACCEPT_SHRINK ? 1 : (settings.CONTENT_MOST_GONE ?? 0),
			timeZone: guide.timeZone,
			nowMs: () => buildInstant(settings),
		}),
		socialImages({
			cacheFolder: `${cacheFolder}/social-images`,
			typefaceFiles,
			threads: settings.GUIDE_BUILD_THREADS,
		}),
		fullTextIndex(work.fullText),
	];
}

function fullTextOf({ cacheFolder, rendersAll, guide, routes }: BuildPlan) {
	if (!guide.fullTextSearch) return undefined;
	return new FullTextIndex(routes.siteRoot, {
		language: guide.contentLanguage,
		cacheFolder: `${cacheFolder}/full-text`,
		isMadeAnew: rendersAll,
		isLikelyMadeAnew: mayManyWordsHaveChanged(),
	});
}

function pageCheckWorkerOf(
	{ base, cacheFolder, guide, memory, origin, settings }: BuildPlan,
	fullText: FullTextIndex | undefined,
): PageCheckWorker {
	return new PageCheckWorker({
		...memory,
		site: origin,
		base,
		cacheFolder,
		threads: settings.GUIDE_BUILD_THREADS ?? availableParallelism(),
		today: () => dayInZone(buildInstant(settings), guide.timeZone),
		fullText,
	});
}
