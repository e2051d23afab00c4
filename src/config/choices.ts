import type { Site } from './site.ts';

/** Lists what `images` in `src/config/site.ts`, and the setting that replaces it, may be. */
export const imageChoices = ['link', 'local'] as const satisfies readonly Site['images'][];

/** Lists what `pastValidity` may be. */
export const pastValidityChoices = [
	'left-out',
	'listed',
] as const satisfies readonly Site['pastValidity'][];

/** Lists what `goneAddresses` may be. */
export const goneAddressChoices = [
	'not-found',
	'no-longer-listed',
] as const satisfies readonly Site['goneAddresses'][];
