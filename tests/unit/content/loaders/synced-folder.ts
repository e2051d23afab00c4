import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	defaultExchangeLimits,
	defaultDiscoverySettings,
	defaultImageCopyLimits,
	defaultSyncPolicy,
} from '../../../../src/config/service-defaults.ts';
import { refreshSnapshot } from '../../../../src/content/loaders/refresh-snapshot.ts';
import type { ServiceSettings } from '../../../../src/content/loaders/service-settings.ts';
import type { ServedContent } from '../../../../src/cli/sample-service/content.ts';
import {
	type RunningContentServer,
	startContentServer,
} from '../../../../src/cli/sample-service/server.ts';
import type { ContentServerOptions } from '../../../../src/cli/sample-service/server-options.ts';
import { Snapshot } from '../../../../src/content/snapshot/snapshot.ts';
import type { ContentReport } from '../../../../src/content/sync/content-report.ts';
import { type SyncPolicy } from '../../../../src/content/sync/sync-policy.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

export const token = 'a-token-found-nowhere-else-4711';

/** A service, and a folder with the snapshot that is kept of it. */
export interface SyncedFolder extends AsyncDisposable {
	path: string;
	server: RunningContentServer;
	settings: ServiceSettings;
	/**
	 * Syncs with a policy that differs so from the usual one; gives what was asked of the service, as
	 * `GET list-places` counts.
	 */
	sync: (policy?: Partial<SyncPolicy>, settings?: Partial<ServiceSettings>) => Promise<SyncOutcome>;
	/** Names of the places in the snapshot, by id. */
	places: () => string[];
	/** Names of the events in the snapshot, by id. */
	events: () => string[];
}

export interface SyncOutcome {
	error: unknown;
	report: ContentReport;
	/** Requests by operation. */
	requests: Record<string, number>;
}

export async function syncedFolder(
	content: ServedContent,
	options: Partial<ContentServerOptions> = {},
): Promise<SyncedFolder> {
	const folder = temporaryFolder();
	const server = await startContentServer({ content, token, ...options });
	const defaultSettings: ServiceSettings = {
		url: server.url,
		token,
		concurrency: 4,
		contentLanguage: 'en',
		timeZone: 'Europe/Lisbon',
		limits: defaultExchangeLimits,
		maxRetries: 0,
		policy: defaultSyncPolicy,
		discovery: defaultDiscoverySettings,
		images: {
			mode: 'link',
			licences: ['CC0'],
			folder: join(folder.path, 'images'),
			limits: defaultImageCopyLimits,
			privateHosts: [],
		},
		snapshotPath: join(folder.path, 'snapshot.sqlite'),
		reportPath: join(folder.path, 'content-report.json'),
	};
	function names(resource: 'places' | 'events'): string[] {
		const snapshot = new Snapshot(defaultSettings.snapshotPath);
		const found = [...snapshot.summaries(resource)].map(
			({ summary }) => (JSON.parse(summary) as { name: string }).name,
		);
		snapshot.close();
		return found;
	}
	return {
		path: folder.path,
		server,
		settings: defaultSettings,
		async sync(policy = {}, settings = {}) {
			server.requests.clear();
			const error: unknown = await refreshSnapshot({
				...defaultSettings,
				...settings,
				policy: { ...defaultSyncPolicy, ...policy },
			}).then(
				() => undefined,
				(reason: unknown) => reason,
			);
			// The sync has just written it.
			const report = JSON.parse(readFileSync(defaultSettings.reportPath, 'utf8')) as ContentReport;
			return { error, report, requests: { ...server.requests.byOperation } };
		},
		places: () => names('places'),
		events: () => names('events'),
		async [Symbol.asyncDispose]() {
			await server.close().catch(() => undefined);
			folder[Symbol.dispose]();
		},
	};
}

export const lists = {
	'list-collections': 1,
	'list-destinations': 1,
	'list-events': 1,
	'list-places': 1,
};
