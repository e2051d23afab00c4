import type { Answer } from './answer.ts';
import type { ContentService } from './client.ts';
import { ListingError } from './errors/listing-error.ts';
import { firstPage } from './first-page.ts';
import { GatheredRecords } from './gathered-records.ts';
import { entriesInFile } from './ids-file.ts';
import {
	entriesIn,
	type ListedRecord,
	type RefusedEntry,
	type ResourceName,
} from './listed-entries.ts';
import { pagingMembers } from './paging-members.ts';
import { pageNumberIn, type PagingParameters, totalIn } from './paging-styles.ts';
import { continuation, type PagingStyle } from './paging.ts';
import { proveEnd, proveNext } from './list-proof.ts';

export type { ListedRecord, ResourceName } from './listed-entries.ts';

/** Our reading of the list operations: the service document shows no path, parameter or payload (section 4). */
export interface DiscoverySettings extends PagingParameters {
	/** Path of each list; an empty one is not asked for. */
	paths: Record<ResourceName, string>;
	/** Parameter that asks for a page size; empty or absent to ask for none. */
	pageSizeParameter?: string | undefined;
	pageSize?: number | undefined;
	/** How lists go on; absent to recognise it from the answers. */
	paging?: PagingStyle | undefined;
	/** A list of more pages is taken for an endless one. */
	maxPages: number;
	/** Whether a list that ends before the total it states is a fault. */
	provesTotal: boolean;
	/** A file of ids in place of the lists of places and events. */
	idsFile?: string | undefined;
}

export interface Listing {
	/** In the order of the list, each once. */
	records: ListedRecord[];
	/** Entries that cannot be used. */
	refused: RefusedEntry[];
	/** Ids that were listed more than once. */
	repeated: string[];
	/** How the list was paged, or where the ids came from otherwise. */
	paging: PagingStyle | 'file' | 'not listed';
	requests: number;
}

export const defaultDiscoverySettings = {
	paths: {
		destinations: '/v1/destinations',
		places: '/v1/places',
		events: '/v1/events',
		collections: '/v1/collections',
	},
	pageSizeParameter: 'limit',
	pageSize: 100,
	maxPages: 10_000,
	provesTotal: true,
} satisfies DiscoverySettings;

/** Takes the records of a page, or of a file, that none before has listed: before the list is known to be whole. */
export type TakeRecords = (records: readonly ListedRecord[]) => void;

/**
 * Which records of a resource the service publishes, page by page to the end of the list.
 *
 * @param onRecords Called with each page as it comes, where the pages that follow are not waited for.
 * @throws {ListingError} When the list is unreadable, repeats itself, does not end or breaks off: never a shorter list.
 * @throws {ContentServiceError} When a page cannot be read, or lies at another origin.
 */
export async function listRecords(
	service: ContentService,
	resource: ResourceName,
	settings: DiscoverySettings,
	onRecords: TakeRecords = () => undefined,
): Promise<Listing> {
	if (settings.idsFile !== undefined && (resource === 'places' || resource === 'events')) {
		const gathered = new GatheredRecords(resource);
		for (const reading of await entriesInFile(settings.idsFile, resource)) gathered.add(reading);
		onRecords(gathered.records);
		return listing(gathered, 'file', 0);
	}
	if (settings.paths[resource] === '')
		return listing(new GatheredRecords(resource), 'not listed', 0);
	return readPages(service, resource, settings, onRecords);
}

async function readPages(
	service: ContentService,
	resource: ResourceName,
	settings: DiscoverySettings,
	onRecords: TakeRecords,
): Promise<Listing> {
	const gathered = new GatheredRecords(resource);
	const first = await firstPage(service, settings.paths[resource], settings);
	const { listUrl } = first;
	const askedFor = new Set([listUrl.href]);
	let { answer } = first;
	let pageUrl = listUrl;
	let style = settings.paging;
	const firstNumber = pageNumberIn(pagingMembers(answer.body)) === 0 ? 0 : 1;
	for (let pages = 1; ; pages++) {
		const receivedBefore = gathered.received;
		onRecords(gathered.addPage(entriesOf(answer, resource, pages)));
		const received = gathered.received - receivedBefore;
		const position = {
			listUrl,
			pageUrl,
			received,
			receivedBefore,
			pagesBefore: pages - 1,
			firstNumber,
		};
		const next = continuation(answer, position, settings, style);
		if (!next.nextUrl) {
			proveEnd(next, {
				resource,
				received: gathered.received,
				pageSize: first.pageSize,
				isOnePage: pages === 1 && settings.paging === undefined,
				provesTotal: settings.provesTotal,
			});
			return listing(gathered, next.style, pages + first.refusedRequests);
		}
		proveNext(next, { resource, received, pages, maxPages: settings.maxPages, askedFor });
		style = next.style;
		pageUrl = next.nextUrl;
		askedFor.add(pageUrl.href);
		answer = await service.get(pageUrl);
	}
}

function entriesOf(answer: Answer, resource: ResourceName, page: number): unknown[] {
	const entries = entriesIn(answer.body, resource);
	if (entries) return entries;
	// Some services write an empty list as null.
	if (totalIn(pagingMembers(answer.body)) === 0) return [];
	const message = `holds no entries that are recognised (page ${page})`;
	throw new ListingError(resource, 'unreadable', message);
}

function listing(
	{ records, refused, repeated }: GatheredRecords,
	paging: Listing['paging'],
	requests: number,
): Listing {
	return { records, refused, repeated: [...repeated], paging, requests };
}
