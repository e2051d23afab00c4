import type { AstroIntegration } from 'astro';

let isSync = false;

/** Notes whether the command is `astro sync`, or the one that `astro check` begins with. */
export function noteTypesAlone(): AstroIntegration {
	return {
		name: 'waymark-types-alone',
		hooks: {
			'astro:config:setup': ({ command }) => {
				isSync = command === 'sync';
			},
		},
	};
}

/**
 * Whether the collections are there for their types alone: these are the same whatever is
 * published, and nothing is read for them.
 */
export function areTypesAlone(): boolean {
	return isSync;
}
