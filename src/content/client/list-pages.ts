import type { ResourceName } from '../../records/resource-name.ts';
import type { JsonResponse } from './response.ts';
import type { ContentService } from './client.ts';
import { ListingError } from './errors/response-errors.ts';
import { firstPage, type PageSizeSettings } from './first-page.ts';
import { GatheredRecords } from './gathered-records.ts';
import { checkListEnd, checkNextPage } from './list-checks.ts';
import { entriesIn, type ListedRecord } from './listed-entries.ts';
import { pagingMembers } from './paging-members.ts';
import type { PagingParameters } from './paging-styles.ts';
import { continuation, type PagingStyle } from './paging.ts';
import { firstNumberIn, totalIn } from './stated-paging.ts';
import { StatedTotals } from './stated-totals.ts';

export interface ListSettings extends PagingParameters, PageSizeSettings {
	/** Way in which lists go on; absent to recognise it from the responses. */
	paging?: PagingStyle | undefined;
	/** Maximum number of pages: a list of more is taken for an endless one. */
	maxPages: number;
	/**
	 * Whether a list that ends before its total or last page is a fault, and one that has lost
	 * records is read again.
	 */
	checksTotal: boolean;
}

/**
 * Takes the records of a page that none before has listed, before the list is known to be whole.
 */
export type TakeRecords = (records: readonly ListedRecord[]) => void;

export interface ReadList {
	gathered: GatheredRecords;
	style: PagingStyle;
	requests: number;
	/** Whether nothing but a record that is gone shows that the list shrank while it was read. */
	mayLoseRecords: boolean;
}

/** Says why a list may have lost records while it was read. */
interface Doubt {
	/** Words that follow a colon. */
	words: string;
	/** Whether the list says itself that records are missing. */
	isSure: boolean;
	/**
	 * Whether a list that shows the same once more is as it is: it lists records twice, and a total
	 * counts them twice.
	 */
	maySettle: boolean;
}

/** Limits how often a list is read that seems to lose records each time. */
const maxReadings = 3;

/**
 * Reads a list page by page to its end; once more, and then once more, where its total falls
 * meanwhile (see `StatedTotals`), or where entries come twice and as many are missing from the
 * total: a record that moves up while the list is read passes by between pages. So it may where no
 * total is stated and a record comes on two pages: others have moved down.
 *
 * @param onRecords Called with each page as it comes. A list that is read again may lack records
 *   which it was called with.
 * @throws {ListingError} When the list is unreadable, repeats itself, does not end, breaks off or
 *   keeps losing records.
 * @throws {ContentServiceError} When a page cannot be read, or lies at another origin.
 */
export async function readList(
	service: ContentService,
	resource: ResourceName,
	path: string,
	settings: ListSettings,
	onRecords: TakeRecords,
): Promise<ReadList> {
	const onNewRecords = eachOnce(onRecords);
	let requests = 0;
	let outlineBefore: string | undefined;
	for (let readings = 1; ; readings++) {
		const { doubt, ...list } = await readPages(service, resource, path, settings, onNewRecords);
		requests += list.requests;
		if (doubt === undefined || !settings.checksTotal) return { ...list, requests };
		const { outline } = list.gathered;
		if (doubt.maySettle && outline === outlineBefore) return { ...list, requests };
		outlineBefore = outline;
		if (readings === maxReadings) {
			const lost = doubt.isSure ? 'lost' : 'may have lost';
			const message = `${lost} records each of the ${maxReadings} times it was read: ${doubt.words} at last`;
			throw new ListingError(resource, 'changing', message);
		}
	}
}

async function readPages(
	service: ContentService,
	resource: ResourceName,
	path: string,
	settings: ListSettings,
	onRecords: TakeRecords,
): Promise<ReadList & { doubt: Doubt | undefined }> {
	const gathered = new GatheredRecords(resource);
	const totals = new StatedTotals();
	const first = await firstPage(service, path, settings);
	const { listUrl } = first;
	const askedFor = new Set([listUrl.href]);
	let { response } = first;
	let pageUrl = listUrl;
	let style = settings.paging;
	const members = pagingMembers(response.body);
	const firstNumber = firstNumberIn(members, listUrl, settings.pageParameter);
	for (let pages = 1; ; pages++) {
		const receivedBefore = gathered.received;
		onRecords(gathered.addPage(entriesOf(response, resource, pages)));
		const received = gathered.received - receivedBefore;
		const position = {
			listUrl,
			pageUrl,
			received,
			receivedBefore,
			distinct: gathered.distinct,
			pagesBefore: pages - 1,
			firstNumber,
		};
		const next = continuation(response, position, settings, style);
		const pageSizes = [next.limit, first.pageSize];
		const { count, total } = next;
		totals.note({ total, count, received, distinct: gathered.distinct, pageSizes });
		if (!next.nextUrl) {
			checkListEnd(next, {
				resource,
				received: gathered.received,
				receivedOfLast: received,
				distinct: gathered.distinct,
				pages,
				pageTotal: totals.ofPages,
				total: totals.ofLastPage,
				pageSize: first.pageSize,
				isOnePage: pages === 1 && settings.paging === undefined,
				isRecognised: settings.paging === undefined,
				checksTotal: settings.checksTotal,
			});
			const requests = pages + first.refusedRequests;
			const isCounted = [style, next.style].some((name) => name === 'offset' || name === 'page');
			return {
				gathered,
				style: next.style,
				requests,
				mayLoseRecords:
					settings.checksTotal && isCounted && pages > 1 && totals.latest === undefined,
				doubt: doubtOf(gathered, totals, pages),
			};
		}
		checkNextPage(next, { resource, received, pages, maxPages: settings.maxPages, askedFor });
		style = next.style;
		pageUrl = next.nextUrl;
		askedFor.add(pageUrl.href);
		response = await service.get(pageUrl);
	}
}

function doubtOf(
	gathered: GatheredRecords,
	totals: StatedTotals,
	pages: number,
): Doubt | undefined {
	const { distinct, onSeveralPages } = gathered;
	const { fall, latest: total } = totals;
	if (fall) {
		const words = `the total that it states fell from ${fall.from} to ${fall.to}`;
		return { words, isSure: true, maySettle: false };
	}
	if (total === undefined) {
		if (onSeveralPages.size === 0) return undefined;
		const words = `it states no total, and showed ${onSeveralPages.size} of its records on more than one page`;
		return { words, isSure: false, maySettle: true };
	}
	if (pages === 1 || distinct >= total) return undefined;
	const words = `of ${total} entries it showed ${distinct}, some of them twice,`;
	return { words, isSure: true, maySettle: true };
}

function entriesOf(response: JsonResponse, resource: ResourceName, page: number): unknown[] {
	const entries = entriesIn(response.body, resource);
	if (entries) return entries;
	// Some services write an empty list as null.
	if (totalIn(pagingMembers(response.body)) === 0) return [];
	const { serviceMessage } = response;
	const words = serviceMessage === undefined ? '' : `: ${serviceMessage}`;
	const message = `holds no entries that are recognised (page ${page})${words}`;
	throw new ListingError(resource, 'unreadable', message);
}

/** Hands on what no reading of the list before has listed. */
function eachOnce(onRecords: TakeRecords): TakeRecords {
	const taken = new Set<string>();
	return (records) => {
		const untaken = records.filter(({ id }) => !taken.has(id));
		for (const { id } of untaken) taken.add(id);
		if (untaken.length > 0) onRecords(untaken);
	};
}
