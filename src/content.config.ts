import { createRequire } from 'node:module';
import * as env from 'astro:env/server';
import { defineCollection } from 'astro:content';
import type { EventSummary } from './guide/event-summary.ts';
import type { GroupingSummary } from './guide/grouping-summary.ts';
import type { PlaceSummary } from './guide/place-summary.ts';
import { contentLoader } from './loaders/content-loader.ts';
import type * as refreshing from './loaders/refresh-snapshot.ts';
import type * as setting from './loaders/service-settings.ts';
import { sharedRefresh } from './loaders/shared-refresh.ts';
import type { ReportedGuide } from './loaders/write-report.ts';
import { createRoutes } from './routes.ts';
import { site } from './site.ts';

// Node loads it: Vite would transform all modules of the sync first, in each build, which takes longer than to read a service
// where little has changed.
const load = createRequire(import.meta.url);
const { refreshSnapshot } = load('./loaders/refresh-snapshot.ts') as typeof refreshing;
const { serviceSettings } = load('./loaders/service-settings.ts') as typeof setting;

const settings = serviceSettings(env, site);
const loaderOptions = {
	snapshotPath: settings.snapshotPath,
	refresh: sharedRefresh(4, () => refreshSnapshot(settings, reportedGuide())),
};

export const collections = {
	places: defineCollection({ loader: contentLoader<PlaceSummary>('places', loaderOptions) }),
	events: defineCollection({ loader: contentLoader<EventSummary>('events', loaderOptions) }),
	destinations: defineCollection({
		loader: contentLoader<GroupingSummary>('destinations', loaderOptions),
	}),
	collections: defineCollection({
		loader: contentLoader<GroupingSummary>('collections', loaderOptions),
	}),
};

function reportedGuide(): ReportedGuide {
	return {
		name: env.GUIDE_NAME ?? site.name,
		locale: env.GUIDE_LOCALE ?? site.locale,
		routes: createRoutes(import.meta.env.SITE, import.meta.env.BASE_URL),
		addressesFile: env.ADDRESSES_FILE,
		nowMs: env.GUIDE_NOW === undefined ? Date.now() : Date.parse(env.GUIDE_NOW),
	};
}
