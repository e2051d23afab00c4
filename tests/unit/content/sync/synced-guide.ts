import { createContentService } from '../../../../src/content/client/client.ts';
import {
	defaultDiscoverySettings,
	defaultSyncPolicy,
} from '../../../../src/config/service-defaults.ts';
import type { ServedContent } from '../../../../src/cli/sample-service/content.ts';
import type { FaultPlan } from '../../../../src/cli/sample-service/faults.ts';
import { startContentServer } from '../../../../src/cli/sample-service/server.ts';
import { Snapshot } from '../../../../src/content/snapshot/snapshot.ts';
import { snapshotPath } from '../../../../src/config/memory-files.ts';
import { SnapshotWriter } from '../../../../src/content/snapshot/snapshot-writer.ts';
import {
	type ContentReport,
	newContentReport,
} from '../../../../src/content/sync/content-report.ts';
import { readGuide } from '../../../../src/content/sync/read-guide.ts';
import { factsAt, snapshotEntry } from '../../../support/snapshot-entries.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

export const token = 'a-token-found-nowhere-else-4711';

export interface Sync {
	report: ContentReport;
	/** Error that stopped it, if any did. */
	error: unknown;
	/** Ids of what was written, by resource. */
	written: Record<string, string[]>;
	progress: [done: number, total: number][];
}

interface SyncOptions {
	faults?: FaultPlan['faults'];
	maxFailures?: number;
	wrongToken?: boolean;
	/** Ids of places which the snapshot holds from an earlier reading. */
	held?: readonly string[];
}

/** Reads the whole of a service that serves the content, as a build does. */
export async function sync(content: ServedContent, options: SyncOptions = {}): Promise<Sync> {
	using folder = temporaryFolder();
	const server = await startContentServer({
		content,
		token,
		...(options.faults ? { faults: { faults: options.faults } } : {}),
	});
	const service = createContentService({
		baseUrl: server.url,
		token: options.wrongToken === true ? `wrong-${token}` : token,
		retry: { maxRetries: 0 },
	});
	const path = snapshotPath(folder.path);
	const snapshot = new SnapshotWriter(path);
	for (const id of options.held ?? []) snapshot.entries.add('places', snapshotEntry(id));
	const report = newContentReport('the service', '2026-11-21T09:00:00.000Z');
	const progress: Sync['progress'] = [];
	const settings = {
		timeZone: 'Europe/Lisbon',
		contentLanguage: 'en',
		concurrency: 2,
		discovery: { ...defaultDiscoverySettings, pageSize: 2 },
		policy: { ...defaultSyncPolicy, maxFailures: options.maxFailures ?? 0.1 },
	};
	let error: unknown;
	try {
		const state = { snapshot, lastGood: undefined, wholeSince: undefined, report };
		await readGuide(service, settings, state, {
			advance: (done, total) => progress.push([done, total]),
		});
	} catch (caught) {
		error = caught;
	} finally {
		snapshot.commit(factsAt('2026-11-21T09:00:00.000Z'));
		await service.close();
		await server.close();
	}
	return { report, error, written: idsIn(path), progress };
}

function idsIn(path: string): Record<string, string[]> {
	const snapshot = new Snapshot(path);
	const names = ['destinations', 'places', 'events', 'collections'] as const;
	const ids = names.map(
		(name) => [name, [...snapshot.summaries(name)].map(({ id }) => id)] as const,
	);
	snapshot.close();
	return Object.fromEntries(ids);
}
