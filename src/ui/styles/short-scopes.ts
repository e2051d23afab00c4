import { globSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { packageFolder } from '../../config/package-folder.ts';

/**
 * Astro names the scope of a component's styles by eight letters and digits, made of where its file
 * lies.
 */
const scope = /\bdata-astro-cid-([a-z0-9]{8})(?![\w-])/g;
/** Matches a scope among the properties of a component; Astro would write `="true"` behind it. */
const property = /("data-astro-cid-[a-z0-9]{8}"): ?true\b/g;
/** Matches the file of a component, and the parts of one, such as its styles. */
const component = /^(?<file>.*\.astro)(?:\?|$)/;

/**
 * Shortens the attributes by which styles find the elements of their component to the number of its
 * file: `data-1k`. They stand on most elements of every page, which is a tenth smaller without the
 * rest of their names, and so is the stylesheet.
 */
export function shortScopes(): Plugin {
	const files: string[] = [];
	return {
		name: 'waymark-short-scopes',
		configResolved({ root }) {
			// Astro resolves its configuration several times.
			if (files.length > 0) return;
			// In an order of their own: builds of the same files are to be the same. A component that is
			// added while the site is developed is counted after them.
			const folders = new Set([packageFolder, root].map((folder) => join(folder, 'src')));
			for (const folder of folders) {
				const found = globSync('**/*.astro', { cwd: folder }).map((file) => join(folder, file));
				files.push(...found.map(normalizePath).sort());
			}
		},
		transform: {
			filter: { id: /\.astro(?:\?|$)/ },
			handler(code, id) {
				const file = component.exec(id)?.groups?.file;
				if (file === undefined) return undefined;
				if (!files.includes(file)) files.push(file);
				const number = files.indexOf(file).toString(36);
				const short = code.replace(property, '$1: ""').replace(scope, `data-${number}`);
				return { code: short, map: null };
			},
		},
	};
}
