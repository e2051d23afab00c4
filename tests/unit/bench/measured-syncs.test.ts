import { expect, test } from '@playwright/test';
import { startContentService } from '../../bench/content-service.ts';
import { measureSyncs, syncsTable } from '../../bench/measured-syncs.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

// Four processes are started, each of which loads the project.
test.describe.configure({ timeout: 240_000 });

test('a second reading costs the lists, a third one also what has changed', async () => {
	using folder = temporaryFolder();
	const service = await startContentService(20);
	try {
		const syncs = await measureSyncs(folder.path, service, 1, {
			concurrency: 4,
			latencyMs: 5,
		});

		expect(syncs.map(({ requests }) => requests)).toEqual([
			{ lists: 4, gets: 24, notModified: 0 },
			{ lists: 4, gets: 0, notModified: 0 },
			{ lists: 4, gets: 1, notModified: 0 },
		]);
		expect(syncs.map(({ fetched, unchanged }) => [fetched, unchanged])).toEqual([
			[24, 0],
			[0, 24],
			[1, 23],
		]);
		expect(syncs[0]?.ratio).toBeGreaterThan(1);
		expect(syncs[1]?.ratio).toBeUndefined();
		expect(syncsTable(syncs)).toContain('1 changed');
	} finally {
		await service.close();
	}
});
