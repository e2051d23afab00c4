import { envField } from 'astro/config';
import { longestTimerMs } from '../i18n/durations.ts';
import { hosts } from './host-limits.ts';
import { goneAddressChoices, imageChoices, pastValidityChoices } from './choices.ts';
import {
	defaultConcurrency,
	defaultDiscoverySettings,
	defaultExchangeLimits,
	defaultImageCopyLimits,
	defaultMaxRetries,
	defaultSyncPolicy,
} from './service-defaults.ts';

const secret = { context: 'server', access: 'secret' } as const;
const text = (value: string) => envField.string({ ...secret, default: value });
const number = (value: number, bounds: { min: number; max?: number; int?: boolean }) =>
	envField.number({ ...secret, ...bounds, default: value });
const wholeNumber = (value: number, min = 1) => number(value, { min, int: true });
const milliseconds = (value: number) => number(value, { min: 1, max: longestTimerMs, int: true });
const yesOrNo = (value: boolean) => envField.boolean({ ...secret, default: value });
const optionalText = envField.string({ ...secret, optional: true });

/**
 * Every setting that is read from the environment or `.env`, but for SITE_URL, BASE_PATH and OUTPUT_DIRECTORY, which are options of
 * Astro itself (`wherePublished`); the README has a line on each.
 *
 * All are secrets to Astro, which then reads them when the build runs and writes none of them into its bundles.
 */
export const settingsSchema = {
	CONTENT_SERVICE_URL: envField.string({ ...secret, url: true, optional: true }),
	CONTENT_SERVICE_TOKEN: optionalText,
	CONTENT_SERVICE_CONCURRENCY: wholeNumber(defaultConcurrency),
	CONTENT_SERVICE_CONNECT_TIMEOUT_MS: milliseconds(defaultExchangeLimits.connectTimeoutMs),
	CONTENT_SERVICE_HEADERS_TIMEOUT_MS: milliseconds(defaultExchangeLimits.headersTimeoutMs),
	CONTENT_SERVICE_BODY_TIMEOUT_MS: milliseconds(defaultExchangeLimits.bodyTimeoutMs),
	CONTENT_SERVICE_MAX_ANSWER_BYTES: wholeNumber(defaultExchangeLimits.maxAnswerBytes),
	CONTENT_SERVICE_MAX_RETRIES: wholeNumber(defaultMaxRetries, 0),
	CONTENT_SERVICE_MOST_FAILURES: number(defaultSyncPolicy.mostFailures, { min: 0, max: 1 }),
	CONTENT_SERVICE_DESTINATIONS_PATH: text(defaultDiscoverySettings.paths.destinations),
	CONTENT_SERVICE_PLACES_PATH: text(defaultDiscoverySettings.paths.places),
	CONTENT_SERVICE_EVENTS_PATH: text(defaultDiscoverySettings.paths.events),
	CONTENT_SERVICE_COLLECTIONS_PATH: text(defaultDiscoverySettings.paths.collections),
	CONTENT_SERVICE_PAGE_SIZE_PARAMETER: text(defaultDiscoverySettings.pageSizeParameter),
	CONTENT_SERVICE_PAGE_SIZE: wholeNumber(defaultDiscoverySettings.pageSize),
	CONTENT_SERVICE_PAGING: envField.enum({
		...secret,
		values: ['none', 'link', 'next', 'cursor', 'offset', 'page'],
		optional: true,
	}),
	CONTENT_SERVICE_CURSOR_PARAMETER: optionalText,
	CONTENT_SERVICE_PAGE_PARAMETER: optionalText,
	CONTENT_SERVICE_OFFSET_PARAMETER: optionalText,
	CONTENT_SERVICE_MAX_PAGES: wholeNumber(defaultDiscoverySettings.maxPages),
	CONTENT_SERVICE_PROVES_TOTAL: yesOrNo(defaultDiscoverySettings.provesTotal),
	CONTENT_SERVICE_PROVES_CLOCK: yesOrNo(defaultSyncPolicy.provesClock),
	CONTENT_SERVICE_IDS_FILE: optionalText,
	CONTENT_OFFLINE: yesOrNo(defaultSyncPolicy.offline),
	CONTENT_FULL_READ: yesOrNo(defaultSyncPolicy.fullRead),
	CONTENT_FULL_READ_DAYS: number(defaultSyncPolicy.fullReadDays, { min: 0 }),
	CONTENT_ACCEPT_SHRINK: yesOrNo(defaultSyncPolicy.acceptShrink),
	CONTENT_MOST_GONE: number(defaultSyncPolicy.mostGone, { min: 0, max: 1 }),
	CONTENT_LAST_GOOD_DAYS: number(defaultSyncPolicy.lastGoodDays, { min: 0 }),
	CONTENT_LAST_GOOD_EXIT_CODE: number(3, { min: 0, max: 255, int: true }),
	CONTENT_SYNC_MINUTES: number(defaultSyncPolicy.mostMinutes, { min: 0 }),
	WAYMARK_CACHE: text('.waymark'),
	ADDRESSES_FILE: optionalText,
	CONTENT_REPORT: text('content-report.json'),
	GUIDE_SAMPLE: yesOrNo(false),
	GUIDE_NAME: optionalText,
	GUIDE_TAGLINE: optionalText,
	GUIDE_LOCALE: optionalText,
	GUIDE_CONTENT_LANGUAGE: optionalText,
	GUIDE_TERMS_LANGUAGE: optionalText,
	GUIDE_DESCRIPTION_LANGUAGE_KEY: optionalText,
	GUIDE_TIME_ZONE: optionalText,
	GUIDE_CURRENCY: optionalText,
	GUIDE_BASE_MAP: optionalText,
	GUIDE_BASE_MAP_ATTRIBUTION: optionalText,
	GUIDE_HOST: envField.enum({ ...secret, values: [...hosts], optional: true }),
	GUIDE_PRECOMPRESSED: yesOrNo(false),
	GUIDE_MOST_SOCIAL_IMAGES: envField.number({ ...secret, int: true, min: 0, optional: true }),
	GUIDE_FULL_TEXT_SEARCH: envField.boolean({ ...secret, optional: true }),
	GUIDE_PAST_VALIDITY: envField.enum({
		...secret,
		values: [...pastValidityChoices],
		optional: true,
	}),
	GUIDE_GONE_ADDRESSES: envField.enum({
		...secret,
		values: [...goneAddressChoices],
		optional: true,
	}),
	GUIDE_IMAGES: envField.enum({ ...secret, values: [...imageChoices], optional: true }),
	GUIDE_IMAGES_TIME_LIMIT_MS: milliseconds(defaultImageCopyLimits.totalMs),
	GUIDE_IMAGES_TIMEOUT_MS: milliseconds(defaultImageCopyLimits.timeoutMs),
	GUIDE_IMAGES_MAX_BYTES: wholeNumber(defaultImageCopyLimits.mostBytes),
	GUIDE_IMAGES_PRIVATE_HOSTS: text(''),
	GUIDE_DRAW_ALL_PAGES: yesOrNo(false),
	GUIDE_SHARD: optionalText,
	GUIDE_BUILD_THREADS: envField.number({ ...secret, int: true, min: 1, optional: true }),
	GUIDE_STYLE_GUIDE: yesOrNo(false),
	GUIDE_NOW: optionalText,
};

/** The names of all settings. */
export const settingNames: readonly string[] = [
	...Object.keys(settingsSchema),
	'SITE_URL',
	'BASE_PATH',
	'OUTPUT_DIRECTORY',
];
