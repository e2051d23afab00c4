import type { Loader } from 'astro/loaders';
import type { ResourceName } from '../../records/resource-name.ts';
import { Snapshot } from '../snapshot/snapshot.ts';

export interface ContentLoaderOptions {
	snapshotPath: string;
	/** Brings the snapshot up to date; shared by the loaders of all collections. */
	refresh: () => Promise<void>;
	/** Whether the store is to stay as it is, as where its types alone are asked for. */
	isSyncOnly?: boolean;
}

/**
 * Keeps a collection equal to what the service publishes: one entry per record, holding its
 * summary, as the schema of the collection checks it.
 *
 * Nothing is written before the whole service has been read, so a failed reading leaves the store
 * as it was.
 */
export function contentLoader(
	resource: ResourceName,
	{ snapshotPath, refresh, isSyncOnly = false }: ContentLoaderOptions,
) {
	return {
		name: `waymark-${resource}`,
		async load(context) {
			if (isSyncOnly) return;
			const { logger, store } = context;
			await refresh();
			const snapshot = new Snapshot(snapshotPath);
			const unpublished = new Set(store.keys());
			let changed = 0;
			for (const { id, summary, digest } of snapshot.summaries(resource)) {
				unpublished.delete(id);
				if (store.get(id)?.digest === digest) continue;
				const stored = JSON.parse(summary) as Record<string, unknown>;
				store.set({ id, data: await context.parseData({ id, data: stored }), digest });
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
