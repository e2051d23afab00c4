import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type PageFacts, pageFacts } from './page-facts.ts';
import { type SiteBuild, siteFolder } from './site-builds.ts';

export interface BuiltPage extends PageFacts {
	/**
	 * As in an address: percent-encoded, with the base path and a slash at its end (`/guide/404.html`
	 * alone has none).
	 */
	path: string;
	/** Absolute address at which it is served. */
	url: string;
}

/** Where a site is served. */
export type SiteAddress = Pick<SiteBuild, 'origin' | 'base'>;

export interface BuiltSite {
	build: SiteAddress;
	pages: BuiltPage[];
	pagesByPath: ReadonlyMap<string, BuiltPage>;
	/** Paths of everything that is served, pages included. */
	paths: ReadonlySet<string>;
}

const sites = new Map<string, BuiltSite>();

/** The finished site as it lies in its folder; read once by each worker. */
export function builtSite(build: SiteBuild): BuiltSite {
	const known = sites.get(build.name);
	if (known) return known;
	const site = siteIn(siteFolder(build), build);
	sites.set(build.name, site);
	return site;
}

/** The finished site in a folder. */
export function siteIn(folder: string, build: SiteAddress): BuiltSite {
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	const pages = files
		.filter((file) => file.endsWith('.html'))
		.map((file) => {
			const path = pathOf(build, relative(folder, file));
			return { ...pageFacts(readFileSync(file, 'utf8')), path, url: build.origin + path };
		});
	return {
		build,
		pages,
		pagesByPath: new Map(pages.map((page) => [page.path, page])),
		paths: new Set(files.map((file) => pathOf(build, relative(folder, file)))),
	};
}

/** The pages with an address of their own: all but the one for what is not there. */
export function addressedPages({ build, pages }: BuiltSite): BuiltPage[] {
	return pages.filter(({ path }) => path !== `${build.base}404.html`);
}

/**
 * Pages of single records: those of lists and of parts of `places` or `events` do not end in digits
 * of an id.
 */
export function recordPages(site: BuiltSite, resource: 'places' | 'events'): BuiltPage[] {
	const pattern = new RegExp(
		`^${site.build.base}${resource}/([^/]*-)?([0-9a-f]{8}|[0-9a-f]{32})/$`,
	);
	return site.pages.filter(({ path }) => pattern.test(path));
}

function pathOf({ base }: SiteAddress, file: string): string {
	const segments = file.split(sep).map((segment) => encodeURIComponent(segment));
	return (base + segments.join('/')).replace(/(^|\/)index\.html$/, '$1');
}
