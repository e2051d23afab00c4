import type { PermalinkHistory } from '../../guide/permalinks/permalink-history.ts';
import { permalinkKinds } from '../../guide/permalinks/permalink.ts';
import type { Credit } from '../../domain/credits/credits.ts';
import { groupingSlugs, recordSlugs } from '../../guide/model/record-slugs.ts';
import { hasCollectionPage } from '../../guide/model/stated-codes.ts';
import type { DisplayImage } from '../../domain/images/display-image.ts';
import { permalinkHistory } from '../../content/permalink-store/stored-permalinks.ts';
import type { Routes } from '../../config/routes.ts';
import type { ImageRecord } from '../../records/image.ts';
import type { ResourceName } from '../../records/resource-name.ts';
import { guideSite as site } from '../../config/guide-site.ts';
import { Snapshot } from '../../content/snapshot/snapshot.ts';
import {
	type ImageContext,
	shownImages,
	withShownImage,
} from '../../ui/view-models/site/shown-images.ts';

/** Describes as much of a published record as the checks of the finished site ask for. */
export interface PublishedRecord {
	id: string;
	resource: ResourceName;
	name: string;
	credit?: Credit | undefined;
	/** Image of its cards. */
	image?: DisplayImage | undefined;
	/** Date-time with offset. */
	updatedAt?: string | undefined;
}

type ImagesOfRecord = [image: ImageRecord | null, images: ImageRecord[] | null];

type StoredSummary = Omit<PublishedRecord, 'resource'> & { slug?: string | undefined };

/** Last parts of the addresses of the records of a resource, by id. */
const slugsOf = {
	places: (records, memory) => recordSlugs(records, 'places', memory),
	events: (records, memory) => recordSlugs(records, 'events', memory),
	destinations: (records, memory) => groupingSlugs(records, 'destinations', memory),
	collections: (records, memory) => groupingSlugs(records, 'collections', memory),
} satisfies Record<
	ResourceName,
	(records: readonly StoredSummary[], memory: PermalinkHistory) => Map<string, string>
>;

/**
 * Holds the published records as the snapshot holds them, found by the decoded paths of their own
 * pages.
 */
export class PublishedRecords {
	readonly byPath: ReadonlyMap<string, PublishedRecord>;
	/** Decoded paths at which earlier builds have published a record, and where none is today. */
	readonly formerPaths: ReadonlySet<string>;
	/**
	 * Addresses of the images of their cards at the source, absolute; without those that the guide
	 * shows by its own files.
	 */
	readonly imageAddresses: ReadonlySet<string>;
	readonly #snapshot: Snapshot;
	readonly #images: ImageContext;

	/**
	 * @param path Path of the snapshot.
	 * @param addressesFile File in which addresses of earlier builds are committed; absent where
	 *   the guide has no such file.
	 */
	constructor(path: string, routes: Routes, addressesFile?: string) {
		this.#snapshot = new Snapshot(path);
		const memory = permalinkHistory(this.#snapshot, addressesFile);
		this.#images = { imageCopies: this.#snapshot.imageCopies(), routes, site };
		const pathOf = (resource: ResourceName, slug: string) =>
			decodeURIComponent(routes.record(resource, slug));
		this.byPath = new Map(
			permalinkKinds.flatMap((resource) => {
				const summaries = Array.from(
					this.#snapshot.summaries(resource),
					// The sync of this version wrote it.
					({ summary }) => withShownImage(this.#images, JSON.parse(summary) as StoredSummary),
				).filter(({ name }) => resource !== 'collections' || hasCollectionPage(name, site.terms));
				const slugs = slugsOf[resource](summaries, memory);
				return summaries.map(({ id, name, credit, image, updatedAt }) => [
					pathOf(resource, slugs.get(id) ?? id),
					{ id, resource, name, credit, image, updatedAt },
				]);
			}),
		);
		this.formerPaths = new Set(
			Array.from(memory, ({ kind, slug }) => pathOf(kind, slug)).filter(
				(path) => !this.byPath.has(path),
			),
		);
		this.imageAddresses = new Set(
			Array.from(this.byPath.values(), ({ image }) => image)
				.filter((image) => image?.files === undefined)
				.flatMap((image) => image?.url ?? []),
		);
	}

	/** Returns every image of a record, as its own page may show them. */
	imagesOf({ id, resource }: PublishedRecord): DisplayImage[] {
		// As above.
		const [image, images] = JSON.parse(
			this.#snapshot.images(resource, id) ?? '[null,null]',
		) as ImagesOfRecord;
		return shownImages(this.#images, [...(image ? [image] : []), ...(images ?? [])]);
	}

	close(): void {
		this.#snapshot.close();
	}
}
