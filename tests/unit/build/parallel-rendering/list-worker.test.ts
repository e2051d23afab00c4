import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { AstroIntegrationLogger } from 'astro';
import { CachedFiles } from '../../../../src/build/page-cache/cached-files.ts';
import { CachedPageFiles } from '../../../../src/build/page-cache/cached-page-files.ts';
import { PagesOfBuild } from '../../../../src/build/page-cache/pages-of-build.ts';
import {
	ListWorker,
	type ListWorkerSettings,
} from '../../../../src/build/parallel-rendering/list-worker.ts';
import { appInFile } from './app-in-file.ts';

test('where the thread cannot render the lists, the one that builds is told to', async () => {
	const messages: string[] = [];
	const lists = ListWorker.start(await listsOfBuild({ messages }));

	expect(await lists?.collect([])).toBe(false);
	expect(messages).toEqual([
		'A thread has ended (Error: The guide cannot be read.): this one renders the lists.',
	]);
});

test('there is no thread for lists of a small guide, on one thread, of a shard, where the index of texts takes the other core, or without an instant that the build has settled on', async () => {
	const fullText = { isLikelyMadeAnew: true } as ListWorkerSettings['fullText'];
	for (const settings of [
		{ minCachedPages: 1 },
		{ threads: 1 },
		{ shard: '1/2' },
		{ fullText },
		{ hasOneInstant: false },
	]) {
		expect(ListWorker.start(await listsOfBuild(settings))).toBe(undefined);
	}
});

/** Returns the lists of an app that cannot tell which lists there are. */
async function listsOfBuild({
	shard,
	messages = [],
	...settings
}: Partial<Omit<ListWorkerSettings, 'pages'>> & {
	shard?: string;
	messages?: string[];
}): Promise<ListWorkerSettings> {
	const outputFolder = test.info().outputPath('site');
	const cacheFolder = test.info().outputPath('cache');
	mkdirSync(join(cacheFolder, 'pages'), { recursive: true });
	const kept = new CachedPageFiles(cacheFolder);
	kept.noteAnyOf('digest');
	const report = (message: string) => messages.push(message);
	const app = await appInFile(outputFolder, {
		manifest: `{ get routes() { if (isMainThread) return []; throw new Error('The guide cannot be read.'); } }`,
		before: `import { isMainThread } from 'node:worker_threads';`,
		render: 'render() {}',
	});
	return {
		prerenderer: { app } as unknown as ListWorkerSettings['prerenderer'],
		pages: new PagesOfBuild(kept, new CachedFiles(cacheFolder), {
			outputFolder,
			base: '/',
			rendersAll: false,
			shard: shard === undefined ? undefined : { number: 1, count: 2 },
			siteDigest: () => 'digest',
		}),
		siteRoot: 'https://guide.example/',
		base: '/',
		cacheFolder,
		hasOneInstant: true,
		threads: 2,
		minCachedPages: 0,
		// Nothing else of it is asked for.
		logger: { warn: report } as unknown as AstroIntegrationLogger,
		...settings,
	};
}
