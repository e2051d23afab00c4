import type { ServedContent } from './content.ts';
import type { FaultPlan } from './faults.ts';

/**
 * Ways in which a list that does not fit one response goes on. The service document (section 2.9)
 * shows none of them.
 */
export const pagingStyles = [
	'none',
	'cursor',
	'page',
	'offset',
	'next-url',
	'link-header',
] as const;
export type ServedPagingStyle = (typeof pagingStyles)[number];

/**
 * Lists what a list of places or events holds. Destinations and collections, which cannot be got,
 * are always records.
 */
export const itemForms = ['id', 'summary', 'record'] as const;
export type ItemForm = (typeof itemForms)[number];

/**
 * Places in which a response may hold the list: `data`, `data.items`, `data.places` (or `.events`
 * …), or `items` instead of `data`.
 */
export const itemPlacements = ['data-array', 'data-items', 'data-resource', 'items'] as const;
export type ItemPlacement = (typeof itemPlacements)[number];

export interface ListingOptions {
	/** Default `cursor`. */
	paging?: ServedPagingStyle;
	/**
	 * Length of a page when the request asks for none (`limit`, `page_size` or `per_page`).
	 * Default 100.
	 */
	pageSize?: number;
	/** Maximum page size: a request for longer pages gets pages of this length. Default 1000. */
	maxPageSize?: number;
	/** Default `summary`: id, name and updated_at. */
	itemForm?: ItemForm;
	/** Default `data-array`. */
	itemPlacement?: ItemPlacement;
	/**
	 * Member beside the items that states how the list goes on; `meta` and `data` hold it as their
	 * `pagination`, `top` puts its members beside `data`. Default `links` for `next-url`, else
	 * `pagination`.
	 */
	paginationPlacement?: 'pagination' | 'links' | 'meta' | 'data' | 'top';
	/**
	 * Name that `cursor` paging calls the cursor; asked for with `cursor` or
	 * `page_token`. Default `next_cursor`.
	 */
	cursorMember?: 'next_cursor' | 'cursor' | 'next_page_token';
	/**
	 * Beginning of the address of a next page: by default that of the server, `''` for a relative
	 * one.
	 */
	nextUrlOrigin?: string;
	/** Whether `page` and `offset` paging state how many entries there are. Default true. */
	statesTotal?: boolean;
	/**
	 * Fault of the whole list: every page is the first one, or the list begins again after its end.
	 */
	pagingOddity?: 'first-page-again' | 'endless';
}

export interface ContentServerOptions extends ListingOptions {
	content: ServedContent;
	/** Only token that is accepted. */
	token: string;
	/** Token that is known but may read nothing: it is answered 403. */
	forbiddenToken?: string;
	/** Default 0: any free port. */
	port?: number;
	/** Value of `{base_url}` in a record. Default: where the server is reached. */
	publicUrl?: string;
	/** Beginning of every path, such as `/tourism`. Default none. */
	basePath?: string;
	/** Waiting time before each response. Default 0. */
	latencyMs?: number;
	faults?: FaultPlan;
	/** Day from which relative dates count. Default: the present, even when midnight passes. */
	now?: Date | (() => Date);
	/** IANA time zone of relative dates. Default Europe/Lisbon. */
	timeZone?: string;
	/**
	 * Whether each request is kept in `requests.list`; the counters count in any case. Default true.
	 */
	keepsRequests?: boolean;
}
