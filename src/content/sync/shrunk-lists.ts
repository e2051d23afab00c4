import type { Listing } from '../client/discovery.ts';
import type { DetailedResource } from '../../records/resource-name.ts';
import type { ListedPage } from './read-lists.ts';

export interface ShrunkListMeans {
	/** Reads a list anew. */
	list: (resource: DetailedResource) => Promise<Listing>;
	/** Reads records that no list before has named. */
	read: (page: ListedPage) => Promise<void>;
	/**
	 * Returns whether the service answered, when it was asked for a listed record, that there
	 * is none.
	 */
	isAbsent: (resource: DetailedResource, id: string) => boolean;
}

/** Limits how often a list is read that shrinks each time. */
const maxReadings = 3;

/**
 * Reads a list again that states no total and is paged by position, where a record that it named is
 * gone: all that followed have moved up by one, and the first of a later page stood on none.
 * Records that were missed are added to the listing.
 *
 * @returns The lists that shrank each time they were read.
 */
export async function readShrunkLists(
	listings: Readonly<Record<DetailedResource, Listing>>,
	{ isAbsent, list, read }: ShrunkListMeans,
): Promise<DetailedResource[]> {
	const doubtful: DetailedResource[] = [];
	for (const resource of ['places', 'events'] as const) {
		const { mayLoseRecords, records } = listings[resource];
		if (mayLoseRecords !== true) continue;
		const known = new Set(records.map(({ id }) => id));
		const judged = new Set<string>();
		let latest = records;
		for (let readings = 1; ; readings++) {
			const gone = latest.filter(({ id }) => !judged.has(id) && isAbsent(resource, id));
			if (gone.length === 0) break;
			if (readings === maxReadings) {
				doubtful.push(resource);
				break;
			}
			for (const { id } of gone) judged.add(id);
			latest = [...(await list(resource)).records];
			const missed = latest.filter(({ id }) => !known.has(id));
			for (const { id } of missed) known.add(id);
			records.push(...missed);
			if (missed.length > 0) await read({ resource, records: missed });
		}
	}
	return doubtful;
}
