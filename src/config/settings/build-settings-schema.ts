import { envField } from './env-field.ts';
import { optionalText, secret, yesOrNo } from './setting-fields.ts';

/** How a build works. */
export const buildSettingsSchema = {
	/**
	 * Whether a build renders every page, and makes search index and compressed files anew,
	 * whatever is cached (`npm run build -- --clean`).
	 * @example true
	 */
	GUIDE_DRAW_ALL_PAGES: yesOrNo(false),
	/**
	 * The most threads that render and check pages (one fewer renders, up to 4, 1 below 2,000
	 * pages), draw pictures and compress files. The result is the same.
	 * @default the number of cores
	 * @example 1
	 */
	GUIDE_BUILD_THREADS: envField.number({ ...secret, int: true, min: 1, optional: true }),
	/**
	 * Renders a part of the pages and publishes nothing, for [large
	 * guides](../guides/large-guides.md) on several machines.
	 * @example 2/4
	 */
	GUIDE_SHARD: optionalText,
	/**
	 * Whether a build writes every text of 1,400 bytes or more compressed beside it (`.br`, `.gz`),
	 * for a server that answers with these ([Web servers](../guides/hosting.md#web-servers)).
	 * @example true
	 */
	GUIDE_PRECOMPRESSED: yesOrNo(false),
	/**
	 * Whether the site has the style guide, `/styleguide/`: every component in its states, for
	 * those who work on them.
	 * @example true
	 */
	GUIDE_STYLE_GUIDE: yesOrNo(false),
	/**
	 * Whether the site is a [preview with drafts](../guides/drafts.md). The argument `--drafts` sets
	 * it, together with folders of its own. Do not set it: a build that finds it beside the folders
	 * of the guide ends.
	 * @example true
	 */
	GUIDE_DRAFTS: yesOrNo(false),
	/**
	 * The instant for which the site is built, for tests; builds from a service warn of it.
	 * @default the present
	 * @example 2026-11-21T09:00:00Z
	 */
	GUIDE_NOW: optionalText,
};
