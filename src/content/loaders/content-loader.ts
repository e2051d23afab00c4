import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import type { ResourceName } from '../../records/resource-name.ts';
import { Snapshot } from '../snapshot/snapshot.ts';

export interface ContentLoaderOptions {
	snapshotPath: string;
	/** Brings the snapshot up to date; shared by the loaders of all collections. */
	refresh: () => Promise<void>;
	/** Whether the store is to stay as it is, as where its types alone are asked for. */
	isLeftAlone?: boolean;
}

/**
 * Keeps a collection equal to what the service publishes: one entry per record, holding its
 * summary.
 *
 * Nothing is written before the whole service has been read, so a failed reading leaves the store
 * as it was.
 *
 * @typeParam Summary What `entry.data` is; the sync wrote it, so it is not proved again.
 */
export function contentLoader<Summary extends object>(
	resource: ResourceName,
	{ snapshotPath, refresh, isLeftAlone = false }: ContentLoaderOptions,
) {
	return {
		name: `waymark-${resource}`,
		schema: z.custom<Summary>(),
		async load({ store, logger }) {
			if (isLeftAlone) return;
			await refresh();
			const snapshot = new Snapshot(snapshotPath);
			const unpublished = new Set(store.keys());
			let changed = 0;
			for (const { id, summary, digest } of snapshot.summaries(resource)) {
				unpublished.delete(id);
				if (store.get(id)?.digest === digest) continue;
				// Written by the sync of this version of the project, and parsed here only to be stored.
				store.set({ id, data: JSON.parse(summary) as Record<string, unknown>, digest });
				changed++;
			}
			snapshot.close();
			for (const id of unpublished) store.delete(id);
			logger.info(
				`${store.keys().length} ${resource}: ${changed} new or changed, ${unpublished.size} removed.`,
			);
		},
	} satisfies Loader;
}
