import type { Settings } from './read-settings.ts';

/**
 * Returns the instant for which a guide is built, in milliseconds since 1970: that of its setting,
 * or the present.
 */
export function buildInstant({ GUIDE_NOW: instant }: Partial<Pick<Settings, 'GUIDE_NOW'>>): number {
	return instant === undefined ? Date.now() : Date.parse(instant);
}
