import type { Credit } from '../credits/credits.ts';
import type { ResourceName } from '../content-service/discovery.ts';
import { groupingSlugs, recordSlugs } from '../guide/address-slugs.ts';
import { type DisplayImage, displayImages } from '../images/display-images.ts';
import type { Routes } from '../routes.ts';
import type { ImageRecord } from '../schemas/image.ts';
import { Snapshot } from '../snapshot/snapshot.ts';

/** As much of a published record as the checks of the finished site ask for. */
export interface PublishedRecord {
	id: string;
	resource: ResourceName;
	name: string;
	credit?: Credit | undefined;
	/** The image of its cards. */
	image?: DisplayImage | undefined;
	/** Date-time with offset. */
	updatedAt?: string | undefined;
}

interface RecordWithImages {
	image?: ImageRecord;
	images?: ImageRecord[];
}

type StoredSummary = Omit<PublishedRecord, 'resource'> & { slug?: string | undefined };

const kinds = [
	{ resource: 'places', slugsOf: recordSlugs, route: 'place' },
	{ resource: 'events', slugsOf: recordSlugs, route: 'event' },
	{ resource: 'destinations', slugsOf: groupingSlugs, route: 'destination' },
	{ resource: 'collections', slugsOf: groupingSlugs, route: 'collection' },
] as const;

/** The published records as the snapshot holds them, found by the decoded paths of their own pages. */
export class PublishedRecords {
	readonly byPath: ReadonlyMap<string, PublishedRecord>;
	readonly #snapshot: Snapshot;

	/** @param path Where the snapshot lies. */
	constructor(path: string, routes: Routes) {
		this.#snapshot = new Snapshot(path);
		this.byPath = new Map(
			kinds.flatMap(({ resource, slugsOf, route }) => {
				const summaries = Array.from(
					this.#snapshot.summaries(resource),
					// The sync of this version wrote it.
					({ summary }) => JSON.parse(summary) as StoredSummary,
				);
				const slugs = slugsOf(summaries);
				return summaries.map(({ id, name, credit, image, updatedAt }) => [
					decodeURIComponent(routes[route](slugs.get(id) ?? id)),
					{ id, resource, name, credit, image, updatedAt },
				]);
			}),
		);
	}

	/** Every image of a record, as its own page may show them. */
	imagesOf({ id, resource }: PublishedRecord): DisplayImage[] {
		// As above.
		const record = JSON.parse(this.#snapshot.record(resource, id) ?? '{}') as RecordWithImages;
		return displayImages([...(record.image ? [record.image] : []), ...(record.images ?? [])]);
	}

	close(): void {
		this.#snapshot.close();
	}
}
