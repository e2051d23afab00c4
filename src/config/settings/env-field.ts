import type { envField as fieldOfAstro } from 'astro/config';

/**
 * Makes fields of settings as `envField` of Astro does. That comes with all of Astro, which a
 * command that finds nothing to build would load in vain.
 */
export const envField: typeof fieldOfAstro = {
	string: (options) => ({ ...options, type: 'string' }),
	number: (options) => ({ ...options, type: 'number' }),
	boolean: (options) => ({ ...options, type: 'boolean' }),
	enum: (options) => ({ ...options, type: 'enum' }),
};
