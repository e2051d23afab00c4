import { join, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import {
	type GuideComponents,
	hideableParts,
	replaceableComponents,
} from '../config/guide-components.ts';
import { packageFolder } from '../config/package-folder.ts';

const source = normalizePath(join(packageFolder, 'src'));
const pathOf = (component: string) => `${source}/ui/components/${component}`;

/**
 * Lets components of a guide take the place of those of the package wherever these are imported in
 * it; a guide's own component gets the usual one when it imports that.
 *
 * @param root Folder of the guide.
 */
export function ownComponents(
	{ components = {}, hides = [] }: GuideComponents,
	root: string = process.cwd(),
): Plugin {
	const replacements = new Map([
		...hides.map((name) => [pathOf(hideableParts[name]), pathOf('slots/Nothing.astro')] as const),
		...Object.entries(replaceableComponents).flatMap(([name, component]) => {
			const file = Object.entries(components).find(([replaced]) => replaced === name)?.[1];
			return file === undefined
				? []
				: [[pathOf(component), normalizePath(resolve(root, file))] as const];
		}),
	]);
	const own = new Set(replacements.values());
	return {
		name: 'waymark-own-components',
		enforce: 'pre',
		resolveId: {
			filter: { id: /\.astro$/ },
			async handler(id, importer, options) {
				const from = importer?.split('?')[0] ?? '';
				if (replacements.size === 0 || !from.startsWith(`${source}/`) || own.has(from)) return;
				const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
				return resolved ? replacements.get(resolved.id) : undefined;
			},
		},
	};
}
