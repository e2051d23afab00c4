import { Readable } from 'node:stream';
import type { ContentService } from '../client/client.ts';
import {
	type DiscoverySettings,
	type ListedRecord,
	type Listing,
	listRecords,
	type TakeRecords,
} from '../client/discovery.ts';
import type { DetailedResource, ResourceName } from '../../records/resource-name.ts';

export interface ListedPage {
	resource: DetailedResource;
	/** Records that were not listed on an earlier page. */
	records: readonly ListedRecord[];
}

export interface ListsUnderWay {
	/**
	 * Pages of the list of places, then those of the events, as they come. After a failure no further
	 * page comes.
	 */
	pages: AsyncIterable<ListedPage>;
	/** Lists as a whole, once each has come to its end. */
	whole: Promise<Record<ResourceName, Listing>>;
}

/**
 * Reads all lists side by side, so that their first records can be read while the lists go on: a
 * page can only be asked for when the one before has come, which takes as long as reading some
 * dozens of records at once.
 */
export function readLists(service: ContentService, discovery: DiscoverySettings): ListsUnderWay {
	const places = new PagesUnderWay();
	const events = new PagesUnderWay();
	async function list(name: ResourceName, pages?: PagesUnderWay): Promise<Listing> {
		const listing = await listRecords(service, name, discovery, pages?.add);
		pages?.end();
		return listing;
	}
	async function everything(): Promise<Record<ResourceName, Listing>> {
		const [ofDestinations, ofPlaces, ofEvents, ofCollections] = await Promise.all([
			list('destinations'),
			list('places', places),
			list('events', events),
			list('collections'),
		]);
		return {
			destinations: ofDestinations,
			places: ofPlaces,
			events: ofEvents,
			collections: ofCollections,
		};
	}
	async function* inOrder(): AsyncGenerator<ListedPage> {
		for await (const records of places) yield { resource: 'places', records };
		for await (const records of events) yield { resource: 'events', records };
	}
	return { whole: everything(), pages: inOrder() };
}

/** Pages that wait to be taken: of a record just its id and the time of its last change. */
class PagesUnderWay implements AsyncIterable<readonly ListedRecord[]> {
	readonly #stream = new Readable({ objectMode: true, read: () => undefined });

	readonly add: TakeRecords = (records) => {
		this.#stream.push(records);
	};

	end(): void {
		this.#stream.push(null);
	}

	[Symbol.asyncIterator](): AsyncIterator<readonly ListedRecord[]> {
		// Only `add` puts something into it.
		return this.#stream[Symbol.asyncIterator]() as AsyncIterator<readonly ListedRecord[]>;
	}
}
