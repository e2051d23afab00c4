import type { ExchangeLimits } from '../client/exchange.ts';
import { defaultImageCopyLimits } from '../../config/service-defaults.ts';
import type { ImageCopyLimits } from '../image-copies/copy-images.ts';
import { copiesFolder } from '../image-copies/copy-store.ts';
import { effectiveSite } from '../../config/effective-site.ts';
import { memoryFiles } from '../../config/memory-files.ts';
import { hostsIn } from '../../config/private-hosts.ts';
import type { Settings } from '../../config/read-settings.ts';
import type { Site } from '../../config/site.ts';
import type { StartSample } from './sample-source.ts';
import type { SyncSettings } from '../sync/read-guide.ts';

/**
 * Says whether pages show images from their sources or copies of them, and which may be copied.
 */
export interface ImageSettings {
	/**
	 * Way in which images are shown; the sample guide shows copies in any case: its service, which
	 * serves the images, ends with the build.
	 */
	mode: 'link' | 'local';
	/** Families of licences, such as `CC BY`. */
	licences: readonly string[];
	/** Folder in which copies are kept between builds. */
	folder: string;
	limits: ImageCopyLimits;
	/**
	 * Hosts of images that may be on this machine or a private network, as an address names them:
	 * with the port if it is unusual.
	 */
	privateHosts: readonly string[];
}

/** Names where the content comes from and how it is read. */
export interface ServiceSettings extends SyncSettings {
	/** Address of the service; without one a sample service is started and read. */
	url: string | undefined;
	startSample?: StartSample | undefined;
	token: string | undefined;
	/** Header and parameters of every request, such as those that ask for a language. */
	header?: string | undefined;
	query?: string | undefined;
	limits: ExchangeLimits;
	maxRetries: number;
	images: ImageSettings;
	snapshotPath: string;
	reportPath: string;
}

/** Returns whether pages show copies of images. The sample has no other images. */
export function showsCopies({ images, url }: Pick<ServiceSettings, 'images' | 'url'>): boolean {
	return url === undefined || images.mode === 'local';
}

/**
 * Returns what the settings say of the service and of the sync.
 *
 * @param startSample Starts the sample service, which is read where the settings name no service.
 */
export function serviceSettings(
	env: Settings,
	site: Site,
	startSample?: StartSample,
): ServiceSettings {
	const { contentLanguage, imageLicences, images, timeZone } = effectiveSite(env, site);
	return {
		url: env.CONTENT_SERVICE_URL,
		startSample,
		token: env.CONTENT_SERVICE_TOKEN,
		header: env.CONTENT_SERVICE_HEADER,
		query: env.CONTENT_SERVICE_QUERY,
		timeZone,
		contentLanguage,
		showsDrafts: env.GUIDE_DRAFTS,
		concurrency: env.CONTENT_SERVICE_CONCURRENCY,
		limits: {
			connectTimeoutMs: env.CONTENT_SERVICE_CONNECT_TIMEOUT_MS,
			headersTimeoutMs: env.CONTENT_SERVICE_HEADERS_TIMEOUT_MS,
			bodyTimeoutMs: env.CONTENT_SERVICE_BODY_TIMEOUT_MS,
			maxResponseBytes: env.CONTENT_SERVICE_MAX_ANSWER_BYTES,
		},
		maxRetries: env.CONTENT_SERVICE_MAX_RETRIES,
		policy: {
			offline: env.CONTENT_OFFLINE,
			fullRead: env.CONTENT_FULL_READ,
			fullReadDays: env.CONTENT_FULL_READ_DAYS,
			maxFailures: env.CONTENT_SERVICE_MOST_FAILURES,
			maxGoneShare: env.CONTENT_MOST_GONE,
			acceptShrink: env.CONTENT_ACCEPT_SHRINK,
			lastGoodDays: env.CONTENT_LAST_GOOD_DAYS,
			checksClock: env.CONTENT_SERVICE_PROVES_CLOCK,
			maxMinutes: env.CONTENT_SYNC_MINUTES,
		},
		discovery: {
			paths: {
				destinations: unlessNone(env.CONTENT_SERVICE_DESTINATIONS_PATH),
				places: unlessNone(env.CONTENT_SERVICE_PLACES_PATH),
				events: unlessNone(env.CONTENT_SERVICE_EVENTS_PATH),
				collections: unlessNone(env.CONTENT_SERVICE_COLLECTIONS_PATH),
			},
			pageSizeParameter: unlessNone(env.CONTENT_SERVICE_PAGE_SIZE_PARAMETER),
			pageSize: env.CONTENT_SERVICE_PAGE_SIZE,
			paging: env.CONTENT_SERVICE_PAGING,
			cursorParameter: env.CONTENT_SERVICE_CURSOR_PARAMETER,
			pageParameter: env.CONTENT_SERVICE_PAGE_PARAMETER,
			offsetParameter: env.CONTENT_SERVICE_OFFSET_PARAMETER,
			maxPages: env.CONTENT_SERVICE_MAX_PAGES,
			checksTotal: env.CONTENT_SERVICE_PROVES_TOTAL,
			idsFile: env.CONTENT_SERVICE_IDS_FILE,
		},
		images: {
			mode: images,
			licences: imageLicences,
			folder: copiesFolder(env.WAYMARK_CACHE),
			limits: {
				...defaultImageCopyLimits,
				totalMs: env.GUIDE_IMAGES_TIME_LIMIT_MS,
				timeoutMs: env.GUIDE_IMAGES_TIMEOUT_MS,
				maxBytes: env.GUIDE_IMAGES_MAX_BYTES,
			},
			privateHosts: hostsIn(env.GUIDE_IMAGES_PRIVATE_HOSTS),
		},
		snapshotPath: memoryFiles(env).snapshotPath,
		reportPath: env.CONTENT_REPORT,
	};
}

/**
 * Returns a setting, or an empty text for the word `none`: an empty setting counts as not set,
 * so a word says that there is to be none.
 */
function unlessNone(text: string): string {
	return text === 'none' ? '' : text;
}
