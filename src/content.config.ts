import { createRequire } from 'node:module';
import * as env from 'astro:env/server';
import { defineCollection } from 'astro:content';
import type { EventSummary } from './guide/model/event-summary.ts';
import type { GroupingSummary } from './guide/model/grouping-summary.ts';
import type { PlaceSummary } from './guide/model/place-summary.ts';
import { contentLoader } from './content/loaders/content-loader.ts';
import type * as readingOfBuild from './content/loaders/reading-of-build.ts';
import type * as refreshing from './content/loaders/refresh-snapshot.ts';
import type * as setting from './content/loaders/service-settings.ts';
import { sharedRefresh } from './content/loaders/shared-refresh.ts';
import type * as sample from './cli/sample-service/sample-of-guide.ts';
import type * as typesAlone from './content/loaders/types-alone.ts';
import type * as reporting from './content/loaders/reported-guide.ts';
import { createRoutes } from './config/routes.ts';
import { site } from './config/site.ts';

// Node loads it: Vite would transform all modules of the sync first, in each build, which takes
// longer than to read a service where little has changed.
const load = createRequire(import.meta.url);
const { isContentRead } = load('./content/loaders/reading-of-build.ts') as typeof readingOfBuild;
const { refreshSnapshot } = load('./content/loaders/refresh-snapshot.ts') as typeof refreshing;
const { reportedGuide } = load('./content/loaders/reported-guide.ts') as typeof reporting;
const { serviceSettings } = load('./content/loaders/service-settings.ts') as typeof setting;
const { startSample } = load('./cli/sample-service/sample-of-guide.ts') as typeof sample;
const { areTypesAlone } = load('./content/loaders/types-alone.ts') as typeof typesAlone;

const settings = serviceSettings(env, site, startSample);
const routes = createRoutes(import.meta.env.SITE, import.meta.env.BASE_URL);
const loaderOptions = {
	snapshotPath: settings.snapshotPath,
	isLeftAlone: areTypesAlone(),
	refresh: sharedRefresh(4, async () => {
		if (!isContentRead()) await refreshSnapshot(settings, reportedGuide(env, site, routes));
	}),
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
