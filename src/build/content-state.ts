import type { AstroIntegration } from 'astro';
import { isContentRead } from '../content/loaders/build-state.ts';

const name = 'virtual:waymark/content-state';
/** Marked as no file, so that no other plugin looks for it on disk. */
const resolvedName = `\0${name}`;

/**
 * Adds a module from which `content.config.ts` imports what the command knows of the content: Vite
 * loads that file apart from the modules of the command.
 *
 * For types alone, which `astro sync` and `astro check` want, nothing is read: they are the same
 * whatever is published.
 */
export function contentState(): AstroIntegration {
	return {
		name: 'waymark-content-state',
		hooks: {
			'astro:config:setup': ({ command, updateConfig }) => {
				const code = `export const isContentRead = ${isContentRead()};
					export const isSyncOnly = ${command === 'sync'};`;
				const plugin = {
					name: 'waymark-content-state',
					resolveId: (id: string) => (id === name ? resolvedName : undefined),
					load: { filter: { id: /^\0virtual:waymark\/content-state$/ }, handler: () => code },
				};
				updateConfig({ vite: { plugins: [plugin] } });
			},
		},
	};
}
