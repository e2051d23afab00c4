import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { AstroIntegrationLogger } from 'astro';
import { KeptFiles } from '../../../../src/build/page-cache/kept-files.ts';
import { KeptPageFiles } from '../../../../src/build/page-cache/kept-page-files.ts';
import { PagesOfBuild } from '../../../../src/build/page-cache/pages-of-build.ts';
import {
	ListsMeanwhile,
	type ListsOfBuild,
} from '../../../../src/build/parallel-rendering/lists-meanwhile.ts';
import { appInFile } from './app-in-file.ts';

test('where the thread cannot draw the lists, the one that builds is told to', async () => {
	const told: string[] = [];
	const lists = ListsMeanwhile.begun(await listsOfBuild({ told }));

	expect(await lists?.areDrawn([])).toBe(false);
	expect(told).toEqual([
		'A thread has ended (Error: The guide cannot be read.): this one draws the lists.',
	]);
});

test('there is no thread for lists of a small guide, on one thread, of a shard, where the index of texts takes the other core, or without an instant that the build has settled on', async () => {
	const fullText = { isLikelyToChange: true } as ListsOfBuild['fullText'];
	for (const settings of [
		{ leastKept: 1 },
		{ threads: 1 },
		{ shard: '1/2' },
		{ fullText },
		{ hasOneInstant: false },
	]) {
		expect(ListsMeanwhile.begun(await listsOfBuild(settings))).toBe(undefined);
	}
});

/** Returns the lists of an app that cannot tell which lists there are. */
async function listsOfBuild({
	shard,
	told = [],
	...settings
}: Partial<Omit<ListsOfBuild, 'pages'>> & {
	shard?: string;
	told?: string[];
}): Promise<ListsOfBuild> {
	const outputFolder = test.info().outputPath('site');
	const cacheFolder = test.info().outputPath('cache');
	mkdirSync(join(cacheFolder, 'pages'), { recursive: true });
	const kept = new KeptPageFiles(cacheFolder);
	kept.noteAnyOf('digest');
	const tell = (message: string) => told.push(message);
	const app = await appInFile(outputFolder, {
		manifest: `{ get routes() { if (isMainThread) return []; throw new Error('The guide cannot be read.'); } }`,
		before: `import { isMainThread } from 'node:worker_threads';`,
		render: 'render() {}',
	});
	return {
		prerenderer: { app } as unknown as ListsOfBuild['prerenderer'],
		pages: new PagesOfBuild(kept, new KeptFiles(cacheFolder), {
			outputFolder,
			base: '/',
			drawsAll: false,
			shard: shard === undefined ? undefined : { number: 1, count: 2 },
			siteDigest: () => 'digest',
		}),
		siteRoot: 'https://guide.example/',
		base: '/',
		cacheFolder,
		hasOneInstant: true,
		threads: 2,
		leastKept: 0,
		// Nothing else of it is asked for.
		logger: { warn: tell } as unknown as AstroIntegrationLogger,
		...settings,
	};
}
