import type { Plugin } from 'vite';

/**
 * Astro names the scope of a component's styles by eight letters and digits, made of where its file
 * lies.
 */
const scope = /\bdata-astro-cid-([a-z0-9]{8})(?![\w-])/g;
/** And the parts of one, such as its styles. */
const component = /\.astro(\?|$)/;
const shortLength = 5;

/**
 * Shortens the attributes by which styles find the elements of their component. They stand on most
 * elements of every page: a page is a tenth smaller without the rest of their names, and so is the
 * stylesheet.
 *
 * @throws When two components would have the same name: giving the file of one another name helps.
 */
export function shortScopes(): Plugin {
	const longNames = new Map<string, string>();
	return {
		name: 'waymark-short-scopes',
		transform(code, id) {
			if (!component.test(id)) return undefined;
			return {
				code: code.replace(scope, (_, long: string) => {
					const short = long.slice(0, shortLength);
					const known = longNames.get(short) ?? long;
					if (known !== long) {
						throw new Error(
							`The styles of two components would be found by data-${short} (${known} and ${long}). Give the file of one of them another name.`,
						);
					}
					longNames.set(short, long);
					return `data-${short}`;
				}),
				map: null,
			};
		},
	};
}
