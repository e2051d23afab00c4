import { envField } from './env-field.ts';
import { imageChoices } from '../choices.ts';
import { defaultImageCopyLimits } from '../service-defaults.ts';
import { milliseconds, secret, textWithDefault, wholeNumber } from './setting-fields.ts';

/** Copies of images ([Serve copies of images](../guides/images.md)). */
export const imageSettingsSchema = {
	/**
	 * `link` shows images from their sources; `local` copies them, as far as their licence is in
	 * `imageLicences`.
	 * @default from site.ts
	 * @example local
	 */
	GUIDE_IMAGES: envField.enum({ ...secret, values: [...imageChoices], optional: true }),
	/**
	 * The longest time that copying images may take in one build.
	 * @example 600000
	 */
	GUIDE_IMAGES_TIME_LIMIT_MS: milliseconds(defaultImageCopyLimits.totalMs),
	/**
	 * The longest time for one image; its host has 10 s to be reached, and 10 s to begin.
	 * @example 60000
	 */
	GUIDE_IMAGES_TIMEOUT_MS: milliseconds(defaultImageCopyLimits.timeoutMs),
	/**
	 * The greatest size in bytes of an image that is copied.
	 * @example 50000000
	 */
	GUIDE_IMAGES_MAX_BYTES: wholeNumber(defaultImageCopyLimits.maxBytes),
	/**
	 * Hosts of images that may be on this machine or a private network, with commas between them.
	 * @example images.intranet:8080, 10.0.0.7
	 */
	GUIDE_IMAGES_PRIVATE_HOSTS: textWithDefault(''),
};
