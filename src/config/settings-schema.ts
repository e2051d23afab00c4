import { buildSettingsSchema } from './settings/build-settings-schema.ts';
import { fileSettingsSchema } from './settings/file-settings-schema.ts';
import { guideSettingsSchema } from './settings/guide-settings-schema.ts';
import { imageSettingsSchema } from './settings/image-settings-schema.ts';
import { listSettingsSchema } from './settings/list-settings-schema.ts';
import { publishingSettings } from './settings/publishing-settings.ts';
import { serviceSettingsSchema } from './settings/service-settings-schema.ts';
import { syncSettingsSchema } from './settings/sync-settings-schema.ts';

/**
 * Describes every setting that is read from the environment or `.env`, but for
 * `publishingSettings`.
 *
 * Each has a sentence and an `@example` beside it, from which `npm run docs:reference` writes
 * `docs/reference/settings.md`.
 */
export const settingsSchema = {
	...serviceSettingsSchema,
	...listSettingsSchema,
	...syncSettingsSchema,
	...fileSettingsSchema,
	...guideSettingsSchema,
	...imageSettingsSchema,
	...buildSettingsSchema,
};

/** The names of all settings. */
export const settingNames: readonly string[] = [
	...Object.keys(settingsSchema),
	...Object.keys(publishingSettings),
];
