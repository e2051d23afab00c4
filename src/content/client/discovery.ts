import type { ResourceName } from '../../records/resource-name.ts';
import type { ContentService } from './client.ts';
import { GatheredRecords } from './gathered-records.ts';
import { entriesInFile } from './ids-file.ts';
import { type ListSettings, readList, type TakeRecords } from './list-pages.ts';
import type { ListedRecord, RefusedEntry } from './listed-entries.ts';
import type { PagingStyle } from './paging.ts';

export type { TakeRecords } from './list-pages.ts';
export type { ListedRecord } from './listed-entries.ts';

/**
 * Holds our reading of the list operations: the service document shows no path, parameter or
 * payload (section 4).
 */
export interface DiscoverySettings extends ListSettings {
	/** Path of each list; an empty one is not asked for. */
	paths: Record<ResourceName, string>;
	/** File of ids in place of the lists of places and events. */
	idsFile?: string | undefined;
}

export interface Listing {
	/** Records in the order of the list, each once. */
	records: ListedRecord[];
	/** Entries that cannot be used. */
	refused: RefusedEntry[];
	/** Ids that were listed more than once. */
	repeated: string[];
	/** Way in which the list was paged, or where the ids came from otherwise. */
	paging: PagingStyle | 'file' | 'not listed';
	requests: number;
	/** Whether nothing but a record that is gone shows that the list shrank while it was read. */
	mayLoseRecords?: true;
}

/**
 * Returns which records of a resource the service publishes.
 *
 * @param onRecords Called with each page of the list as it comes, or with all records of a file:
 * each record once. Where the list had to be read again, records that are gone meanwhile are none
 * of the listing.
 * @throws {ListingError} When the list is unreadable, repeats itself, does not end, breaks off or
 * keeps losing records: never a shorter list.
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
	const path = settings.paths[resource];
	if (path === '') return listing(new GatheredRecords(resource), 'not listed', 0);
	const { gathered, mayLoseRecords, requests, style } = await readList(
		service,
		resource,
		path,
		settings,
		onRecords,
	);
	return listing(gathered, style, requests, mayLoseRecords);
}

function listing(
	{ records, refused, repeated }: GatheredRecords,
	paging: Listing['paging'],
	requests: number,
	mayLoseRecords = false,
): Listing {
	const doubt = mayLoseRecords ? ({ mayLoseRecords } as const) : {};
	return { records, refused, repeated: [...repeated], paging, requests, ...doubt };
}
