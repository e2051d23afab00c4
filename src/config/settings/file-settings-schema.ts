import { optionalText, textWithDefault } from './setting-fields.ts';

/** Files that builds keep and write. None may be in the output folder. */
export const fileSettingsSchema = {
	/**
	 * The folder of content, URLs, pages, image copies and Astro's caches. Keep [the
	 * cache](cache.md) between builds, and back it up.
	 * @example .waymark/loire
	 */
	WAYMARK_CACHE: textWithDefault('.waymark'),
	/**
	 * A file to commit, which keeps every URL of the guide where the cache may be lost
	 * ([Operations](../guides/operations.md#keep-old-urls-working)).
	 * @example addresses.jsonl
	 */
	ADDRESSES_FILE: optionalText,
	/**
	 * The report of each reading of the service. The one for editors lies beside it as `.html`.
	 * @example .waymark/loire/content-report.json
	 */
	CONTENT_REPORT: textWithDefault('content-report.json'),
};
