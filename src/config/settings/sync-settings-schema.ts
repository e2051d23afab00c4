import { defaultSyncPolicy } from '../service-defaults.ts';
import { number, yesOrNo } from './setting-fields.ts';

/**
 * Settings for what a build reads, and when it refuses to publish
 * ([Trust](../explanation/trust.md)).
 */
export const syncSettingsSchema = {
	/**
	 * Whether a build reads the snapshot alone, without any request (`npm run build -- --offline`).
	 * It is refused after a change of code, packages, Node or time zone, and each build warns where
	 * the setting stays.
	 * @example true
	 */
	CONTENT_OFFLINE: yesOrNo(defaultSyncPolicy.offline),
	/**
	 * Whether a build reads every record again, changed or not (`npm run build -- --full`).
	 * @example true
	 */
	CONTENT_FULL_READ: yesOrNo(defaultSyncPolicy.fullRead),
	/**
	 * Number of days after which a build reads every record again without being asked.
	 * @example 1
	 */
	CONTENT_FULL_READ_DAYS: number(defaultSyncPolicy.fullReadDays, { min: 0 }),
	/**
	 * Whether a build publishes although more is gone than `CONTENT_MOST_GONE` allows (`npm run
	 * build -- --accept-shrink`). Each build warns where the setting stays.
	 * @example true
	 */
	CONTENT_ACCEPT_SHRINK: yesOrNo(defaultSyncPolicy.acceptShrink),
	/**
	 * The share of the published places, or of the events to come, that may be gone at once;
	 * nothing is published where more is.
	 * @example 0.5
	 */
	CONTENT_MOST_GONE: number(defaultSyncPolicy.maxGoneShare, { min: 0, max: 1 }),
	/**
	 * The share of the listed places and events that may fail: cannot be read, are not given (401,
	 * 403, 404, 410) or have no usable id. Nothing is published where more do.
	 * @example 0.02
	 */
	CONTENT_SERVICE_MOST_FAILURES: number(defaultSyncPolicy.maxFailures, { min: 0, max: 1 }),
	/**
	 * Number of days for which the last good snapshot stands in where the service cannot be read (0:
	 * never), and that of a single record (a day at least).
	 * @example 2
	 */
	CONTENT_LAST_GOOD_DAYS: number(defaultSyncPolicy.lastGoodDays, { min: 0 }),
	/**
	 * The exit code of a build from the last good snapshot.
	 * @example 0
	 */
	CONTENT_LAST_GOOD_EXIT_CODE: number(3, { min: 0, max: 255, int: true }),
	/**
	 * The longest reading of the service in minutes, the copying of images included; 0 for no
	 * limit.
	 * @example 120
	 */
	CONTENT_SYNC_MINUTES: number(defaultSyncPolicy.maxMinutes, { min: 0 }),
	/**
	 * Whether a build stops where the `Date` of the service's newest list is more than a day from
	 * this machine's clock. Set it to false if the service's dates are wrong.
	 * @example false
	 */
	CONTENT_SERVICE_PROVES_CLOCK: yesOrNo(defaultSyncPolicy.checksClock),
};
