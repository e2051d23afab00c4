import { categoryKey, categorySlug } from '../../../guide/model/category-tree.ts';
import type { Guide } from '../../../guide/model/guide.ts';
import type { PageContext } from '../site/page-context.ts';

/** Lists what a page that searches find may be about. */
export const searchKinds = ['place', 'event', 'destination', 'collection'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Attributes of an element in the page, as the full-text index reads them. */
export interface SearchAttributes {
	'data-search-filters': string;
}

/**
 * Returns what searches can be narrowed by to find the page of a record: its kind, its outermost
 * category and its destinations, each by the last part of its address.
 *
 * They are written as the query of an address is.
 */
export function searchAttributes(
	{ guide }: Pick<PageContext, 'guide'>,
	kind: SearchKind,
	{ id, categories: [category] = [] }: { id: string; categories?: readonly string[] },
	ownDestination?: string,
): SearchAttributes {
	const destinations = (guide.destinationsByMemberId.get(id) ?? []).map((one) => one.addressSlug);
	const values: [string, string][] = [
		['kind', kind],
		...(category === undefined
			? []
			: [['category', slugOfCategory(guide, category)] satisfies [string, string]]),
		...[...destinations, ...(ownDestination === undefined ? [] : [ownDestination])].map(
			(slug): [string, string] => ['destination', slug],
		),
	];
	return { 'data-search-filters': new URLSearchParams(values).toString() };
}

/** Returns the slug of a category's first spelling, by which the search page offers it. */
function slugOfCategory({ categories }: Guide, name: string): string {
	const key = categoryKey(name);
	const category = categories.find((one) => categoryKey(one.name) === key);
	return category?.slugs[0] ?? categorySlug(name);
}
