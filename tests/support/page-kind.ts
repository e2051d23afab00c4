import type { BuiltPage, BuiltSite, SiteAddress } from './built-site.ts';

/** Returns the kind of a page: its path with names, numbers and ids left out. */
function kindOf({ path }: BuiltPage, { base }: SiteAddress): string {
	const [section = '', first, ...rest] = path.slice(base.length).split('/').filter(Boolean);
	const ending = /-?[0-9a-f]{8}$/.test(decodeURIComponent(first ?? '')) ? 'record' : first;
	const isFixed = ['record', 'archive', 'months', 'themes'].includes(ending ?? '');
	return [section, isFixed ? ending : first && 'list', rest.length].join(' ');
}

/** The pages of a guide by their kind. */
export function pagesByKind(site: BuiltSite): Map<string, BuiltPage[]> {
	return Map.groupBy(site.pages, (page) => kindOf(page, site.build));
}
