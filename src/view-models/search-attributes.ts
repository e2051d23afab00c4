import { categorySlug } from '../guide/category-tree.ts';
import type { PageContext } from './page-context.ts';

/** What a page that searches find is about. */
export const searchKinds = ['place', 'event', 'destination', 'collection'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Attributes of an element in the page, as Pagefind reads them. */
export type SearchAttributes = Readonly<Record<`data-${string}`, string>>;

/**
 * What searches can be narrowed by to find the page of a record: its kind, its outermost category and its destinations, each by
 * the last part of its address.
 *
 * Each value stands in an attribute of its own, which `data-pagefind-filter` names. Pagefind takes the first picture after the
 * name for one of the page, which it is not: no picture is named.
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
			: [['category', categorySlug(category)] satisfies [string, string]]),
		...[...destinations, ...(ownDestination === undefined ? [] : [ownDestination])].map(
			(slug): [string, string] => ['destination', slug],
		),
	];
	return {
		'data-pagefind-meta': 'image:',
		'data-pagefind-filter': values.map(([name], n) => `${name}[data-filter-${n}]`).join(),
		...Object.fromEntries(values.map(([, value], n) => [`data-filter-${n}`, value])),
	};
}
