import type { Resource } from './content.ts';
import { cursorAt, pageAsked, type PageRange } from './paging.ts';
import type { ListingOptions } from './server-options.ts';

export interface ListingRequest {
	resource: Resource;
	/** Address of the service, without a trailing slash. */
	serviceUrl: string;
	/** Path of the list below it, without a query. */
	path: string;
	query: URLSearchParams;
}

export interface ServedList {
	/** Members beside `meta`: JSON texts of `"name":value`. */
	members: readonly string[];
	/** Members that `meta` holds beside its usual members, if anything. */
	pagination?: object;
	/** Value of the `Link` header (RFC 8288), if there is one. */
	link?: string;
}

/**
 * Returns the response to a list request.
 *
 * The service document shows neither parameters nor payload of the lists (sections 2.9 and 4): all
 * of this is our reading, in the variety that services have.
 * @param entries JSON texts of the whole list.
 * @throws PagingQueryError when a parameter is not readable.
 */
export function listing(
	entries: readonly string[],
	request: ListingRequest,
	options: ListingOptions,
): ServedList {
	const page = pageAsked(entries.length, request.query, options);
	const array = `[${entries.slice(page.start, page.start + page.size).join(',')}]`;
	const nextUrl = nextUrlOf(page, request, options);
	const pagination = paginationOf(page, entries.length, nextUrl, options);
	const placement =
		options.paginationPlacement ?? (options.paging === 'next-url' ? 'links' : 'pagination');
	const members = [itemsMember(array, request.resource, placement, pagination, options)];
	if (pagination !== undefined && (placement === 'pagination' || placement === 'links')) {
		members.push(member(placement, pagination));
	}
	if (pagination !== undefined && placement === 'top') {
		members.push(...Object.entries(pagination).map(([name, value]) => member(name, value)));
	}
	return {
		members,
		...(pagination !== undefined && placement === 'meta' ? { pagination } : {}),
		...(options.paging === 'link-header' && nextUrl !== null
			? { link: `<${nextUrl}>; rel="next"` }
			: {}),
	};
}

function nextUrlOf(
	page: PageRange,
	request: ListingRequest,
	options: ListingOptions,
): string | null {
	if (page.nextStart === undefined) return null;
	const query = new URLSearchParams(request.query);
	query.set('limit', String(page.size));
	query.set('offset', String(page.nextStart));
	return `${options.nextUrlOrigin ?? request.serviceUrl}${request.path}?${query.toString()}`;
}

function paginationOf(
	page: PageRange,
	total: number,
	nextUrl: string | null,
	options: ListingOptions,
): object | undefined {
	const hasMore = page.nextStart !== undefined;
	const isEndless = options.pagingOddity === 'endless';
	const statesTotal = options.statesTotal !== false;
	switch (options.paging ?? 'cursor') {
		case 'none':
		case 'link-header':
			return undefined;
		case 'cursor':
			return {
				[options.cursorMember ?? 'next_cursor']:
					page.nextStart === undefined ? null : cursorAt(page.nextStart),
				has_more: hasMore,
			};
		case 'page':
			return {
				page: Math.floor(page.startAsked / page.size) + 1,
				page_size: page.size,
				...(isEndless || !statesTotal ? {} : { total_pages: Math.ceil(total / page.size), total }),
				has_more: hasMore,
			};
		case 'offset':
			return {
				offset: page.startAsked,
				limit: page.size,
				...(statesTotal ? { total: isEndless ? page.startAsked + 2 * page.size : total } : {}),
			};
		case 'next-url':
			return { next: nextUrl };
	}
}

function itemsMember(
	array: string,
	resource: Resource,
	placement: string,
	pagination: object | undefined,
	options: ListingOptions,
): string {
	const inside =
		placement === 'data' && pagination !== undefined ? `,${member('pagination', pagination)}` : '';
	switch (options.itemPlacement ?? (inside === '' ? 'data-array' : 'data-items')) {
		case 'data-array':
			return `"data":${array}`;
		case 'data-items':
			return `"data":{"items":${array}${inside}}`;
		case 'data-resource':
			return `"data":{"${resource}":${array}${inside}}`;
		case 'items':
			return `"items":${array}`;
	}
}

function member(name: string, value: unknown): string {
	return `${JSON.stringify(name)}:${JSON.stringify(value)}`;
}
