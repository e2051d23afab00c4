import type { ResourceName } from '../../records/resource-name.ts';
import { ListingError } from './errors/response-errors.ts';
import type { Continuation } from './paging.ts';

export interface ReceivedPage {
	resource: ResourceName;
	/** Entries on the page. */
	received: number;
	/** Pages taken, this one included. */
	pages: number;
	maxPages: number;
	/** Addresses of all pages taken. */
	askedFor: ReadonlySet<string>;
}

export interface ReceivedList {
	resource: ResourceName;
	/** Entries on all pages. */
	received: number;
	/** Entries on the last page. */
	receivedOfLast: number;
	/** Number of records on all pages, without those that were listed before. */
	distinct: number;
	/** Pages taken. */
	pages: number;
	/** Total of the list, as its last page states it. */
	total: number | undefined;
	/** Total of the pages, where the total of the first page can only be theirs. */
	pageTotal: number | undefined;
	/** Page size that was asked for, if any. */
	pageSize: number | undefined;
	/** Whether one page came, whose response is the only source for whether there are more. */
	isOnePage: boolean;
	/** Whether the responses alone show how the list goes on. */
	isRecognised: boolean;
	checksTotal: boolean;
}

/**
 * Checks that the next page can be read.
 * @throws {ListingError} When the next page cannot be one: the list has a hole, turns in a circle
 *   or has no end.
 */
export function checkNextPage(
	{ nextUrl, style, isSure }: Continuation,
	{ resource, received, pages, maxPages, askedFor }: ReceivedPage,
): void {
	const isCounted = isSure && (style === 'offset' || style === 'page');
	if (received === 0 && isCounted) {
		const message = `breaks off: page ${pages} is empty, though there is said to be more`;
		throw new ListingError(resource, 'broken-off', message);
	}
	if (nextUrl && askedFor.has(nextUrl.href)) {
		const message = `turns in a circle: page ${pages} leads back to an earlier one`;
		throw new ListingError(resource, 'repeated', message);
	}
	if (pages >= maxPages) {
		throw new ListingError(resource, 'endless', `has not ended after ${maxPages} pages`);
	}
}

/**
 * Checks that the list is complete.
 * @throws {ListingError} When more entries exist than came, or may exist.
 */
export function checkListEnd(
	{ limit, style, lastPage, pageCount }: Continuation,
	list: ReceivedList,
): void {
	const { resource, received, total, pageSize, isOnePage, isRecognised, checksTotal } = list;
	if (total !== undefined && received < total && checksTotal) {
		const message = `breaks off: it states ${total} entries, but ${received} came`;
		throw new ListingError(resource, 'broken-off', message);
	}
	if (lastPage === 'later' && isRecognised && checksTotal) {
		const message = `breaks off: after ${received} entries no next page is named, but a later last one (Link: rel="last")`;
		throw new ListingError(resource, 'broken-off', message);
	}
	const statedPages = pageCount ?? list.pageTotal ?? 0;
	// A list without entries may be said to have one page.
	const isHole = list.receivedOfLast === 0 && list.pages > 1 && list.pages <= statedPages;
	if (isHole && style === 'page' && checksTotal) {
		const message = `breaks off: page ${list.pages} is empty, though there are said to be ${statedPages} pages`;
		throw new ListingError(resource, 'broken-off', message);
	}
	const isEndStated = style !== 'none' || lastPage === 'this';
	if (total !== undefined && total < list.distinct && isOnePage && !isEndStated && checksTotal) {
		const message = `may break off: it states a total of ${total}, which may be that of pages, and ${received} entries came`;
		throw new ListingError(resource, 'broken-off', message);
	}
	const isFull = received > 0 && received === (limit ?? pageSize);
	const saysNothing = !isEndStated && total === undefined;
	if (isFull && isOnePage && saysNothing) {
		const message = `may break off: it has just the ${received} entries of a full page and does not say whether there are more`;
		throw new ListingError(resource, 'broken-off', message);
	}
}
