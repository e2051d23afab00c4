import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Hold what a build has under way, read files that lie beside them or load a library once it is
 * asked; they import nothing that only Vite understands.
 */
const sharedModules = [
	new URL('../config/guide-site.ts', import.meta.url),
	new URL('../config/package-folder.ts', import.meta.url),
	new URL('../domain/opening-hours/official-holidays.ts', import.meta.url),
	new URL('../graphics/coast/world-coast.ts', import.meta.url),
	new URL('../graphics/cover-art/scene-files.ts', import.meta.url),
	new URL('page-cache/pages-under-way.ts', import.meta.url),
	new URL('social-images/drawing-of-build.ts', import.meta.url),
];

/**
 * Lets the code that renders pages import some modules from Node instead of holding a copy of them.
 *
 * Astro bundles that code apart from the integrations, so each would have variables of its own.
 * Left out of the bundle, a module is one instance to both, as Node loads every URL once per
 * thread, and its own folder is where the files beside it are. Astro's development server bundles
 * nothing, and no build is under way there.
 */
export function modulesOfNode(): Plugin {
	const urls = new Map(sharedModules.map((url) => [fileURLToPath(url), url.href]));
	const names = sharedModules.map(({ pathname }) => basename(pathname)).join('|');
	return {
		name: 'waymark-modules-of-node',
		apply: 'build',
		enforce: 'pre',
		applyToEnvironment: ({ name }) => name !== 'client',
		resolveId: {
			filter: { id: new RegExp(`/(?:${names})$`) },
			async handler(source, importer, options) {
				const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
				const id = urls.get(resolved?.id ?? '');
				return id === undefined ? undefined : { id, external: true };
			},
		},
	};
}
