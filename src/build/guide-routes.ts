import { existsSync, globSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { packageFolder } from '../config/package-folder.ts';

/** Describes a route of the package, as `injectRoute` of Astro takes it. */
export interface GuideRoute {
	pattern: string;
	entrypoint: string;
}

const pages = join(packageFolder, 'src', 'pages');
const endings = ['.astro', '.md', '.ts', '.js'];

/**
 * Returns the routes of the package, but for those that a guide has pages of its own for.
 *
 * @param ownPages Folder of the guide's pages.
 */
export function guideRoutes(ownPages: string): GuideRoute[] {
	const routes = globSync('**/[!_]*.{astro,ts,js}', { cwd: pages })
		.sort()
		.map((file) => ({ file, name: file.slice(0, -extname(file).length) }))
		.filter(({ name }) => !endings.some((ending) => existsSync(join(ownPages, name + ending))))
		.map(({ file, name }) => ({ pattern: patternOf(name), entrypoint: join(pages, file) }));
	return [...routes, { pattern: '/[packageFile]', entrypoint: routeOfFiles() }];
}

function patternOf(name: string): string {
	return `/${name
		.split(sep)
		.join('/')
		.replace(/(^|\/)index$/, '')}`;
}

/** Returns the path of `package-files.ts`, which is JavaScript in the package. */
function routeOfFiles(): string {
	const path = join(packageFolder, 'src', 'build', 'package-files');
	return existsSync(`${path}.js`) ? `${path}.js` : `${path}.ts`;
}
