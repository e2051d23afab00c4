import type { PagingMembers } from './paging-members.ts';

export const moreNames = ['hasmore', 'hasnext', 'hasnextpage', 'moreresults'];
const pageNames = ['page', 'currentpage', 'pagenumber', 'pageindex'];
const pageCountNames = ['totalpages', 'pagecount', 'lastpage', 'numpages', 'pages'];
export const pageSizeNames = ['pagesize', 'perpage', 'itemsperpage'];
const totalNames = [
	'total',
	'totalcount',
	'totalitems',
	'totalresults',
	'totalrecords',
	'totalelements',
	'totalhits',
	'numbermatched',
	'odatacount',
];
/**
 * Lists the names by which some services call the entries of the page, and others those of the
 * whole list.
 */
const countNames = ['count'];

/** Returns how many entries the whole list has, where the response says so. */
export function totalIn(members: PagingMembers): number | undefined {
	return members.number(totalNames);
}

/**
 * Returns the total, unless more entries have come: a smaller one is that of something else, such
 * as of pages, or the list has grown.
 *
 * @param distinct Entries that came so far, but for those listed before.
 */
export function credibleTotalIn(members: PagingMembers, distinct: number): number | undefined {
	const total = totalIn(members);
	return total !== undefined && total >= distinct ? total : undefined;
}

/** Returns a number of entries that the response states, of the page or of the whole list. */
export function countIn(members: PagingMembers): number | undefined {
	return members.number(countNames);
}

/** Returns the most entries a page may have, where the response says so. */
export function limitIn(members: PagingMembers): number | undefined {
	return members.number(['limit', ...pageSizeNames]);
}

/** Returns the number that the response gives to its page. */
export function pageNumberIn(members: PagingMembers): number | undefined {
	return members.number(pageNames);
}

/** Returns how many pages the list has, where the response says so. */
export function pageCountIn(members: PagingMembers): number | undefined {
	return members.number(pageCountNames);
}

/**
 * Returns the number by which the service calls its first page, as its response says or else the
 * address of the list.
 */
export function firstNumberIn(
	members: PagingMembers,
	listUrl: URL,
	pageParameter: string | undefined,
): 0 | 1 {
	const asked = listUrl.searchParams.get(pageParameter ?? pageParameterIn(members));
	const number = pageNumberIn(members) ?? (asked === '0' ? 0 : 1);
	return number === 0 ? 0 : 1;
}

/**
 * Returns the parameter for a page number: the name of its member, if that is more than an
 * adjective to "page".
 */
export function pageParameterIn(members: PagingMembers): string {
	const spelling = members.spelling(pageNames);
	return spelling !== undefined && /^page[-_]?(number|index)$/i.test(spelling) ? spelling : 'page';
}

/**
 * Returns whether the response states how many pages or entries there are, or whether there are
 * more.
 *
 * @param distinct Entries that came so far, but for those listed before.
 */
export function saysHowMuch(members: PagingMembers, distinct: number): boolean {
	return (
		members.boolean(moreNames) !== undefined ||
		pageCountIn(members) !== undefined ||
		credibleTotalIn(members, distinct) !== undefined
	);
}
