import type { Site } from './site.ts';

/** What `images` in `src/config/site.ts`, and the setting that replaces it, may be. */
export const imageChoices = ['link', 'local'] as const satisfies readonly Site['images'][];

/** The same of `pastValidity`. */
export const pastValidityChoices = [
	'left-out',
	'listed',
] as const satisfies readonly Site['pastValidity'][];

/** The same of `goneAddresses`. */
export const goneAddressChoices = [
	'not-found',
	'no-longer-listed',
] as const satisfies readonly Site['goneAddresses'][];
