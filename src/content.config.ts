import * as env from 'astro:env/server';
import { defineCollection } from 'astro:content';
import type { EventSummary } from './guide/event-summary.ts';
import type { GroupingSummary } from './guide/grouping-summary.ts';
import type { PlaceSummary } from './guide/place-summary.ts';
import { imageCopyLimits } from './image-copies/copy-images.ts';
import { copiesFolder } from './image-copies/copy-store.ts';
import { contentLoader } from './loaders/content-loader.ts';
import { refreshSnapshot } from './loaders/refresh-snapshot.ts';
import type { ServiceSettings } from './loaders/service-settings.ts';
import { sharedRefresh } from './loaders/shared-refresh.ts';
import { site } from './site.ts';
import { snapshotPath } from './snapshot/snapshot.ts';

const settings: ServiceSettings = {
	url: env.CONTENT_SERVICE_URL,
	token: env.CONTENT_SERVICE_TOKEN,
	timeZone: env.GUIDE_TIME_ZONE ?? site.timeZone,
	concurrency: env.CONTENT_SERVICE_CONCURRENCY,
	limits: {
		connectTimeoutMs: env.CONTENT_SERVICE_CONNECT_TIMEOUT_MS,
		headersTimeoutMs: env.CONTENT_SERVICE_HEADERS_TIMEOUT_MS,
		bodyTimeoutMs: env.CONTENT_SERVICE_BODY_TIMEOUT_MS,
		maxAnswerBytes: env.CONTENT_SERVICE_MAX_ANSWER_BYTES,
	},
	maxRetries: env.CONTENT_SERVICE_MAX_RETRIES,
	mostFailures: env.CONTENT_SERVICE_MOST_FAILURES,
	discovery: {
		paths: {
			destinations: env.CONTENT_SERVICE_DESTINATIONS_PATH,
			places: env.CONTENT_SERVICE_PLACES_PATH,
			events: env.CONTENT_SERVICE_EVENTS_PATH,
			collections: env.CONTENT_SERVICE_COLLECTIONS_PATH,
		},
		pageSizeParameter: env.CONTENT_SERVICE_PAGE_SIZE_PARAMETER,
		pageSize: env.CONTENT_SERVICE_PAGE_SIZE,
		paging: env.CONTENT_SERVICE_PAGING,
		cursorParameter: env.CONTENT_SERVICE_CURSOR_PARAMETER,
		pageParameter: env.CONTENT_SERVICE_PAGE_PARAMETER,
		offsetParameter: env.CONTENT_SERVICE_OFFSET_PARAMETER,
		maxPages: env.CONTENT_SERVICE_MAX_PAGES,
		provesTotal: env.CONTENT_SERVICE_PROVES_TOTAL,
		idsFile: env.CONTENT_SERVICE_IDS_FILE,
	},
	images: {
		mode: env.GUIDE_IMAGES ?? site.images,
		licences: site.imageLicences,
		folder: copiesFolder(env.WAYMARK_CACHE),
		limits: { ...imageCopyLimits, totalMs: env.GUIDE_IMAGES_TIME_LIMIT_MS },
	},
	snapshotPath: snapshotPath(env.WAYMARK_CACHE),
	reportPath: env.CONTENT_REPORT,
};
const loaderOptions = {
	snapshotPath: settings.snapshotPath,
	refresh: sharedRefresh(4, () => refreshSnapshot(settings)),
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
