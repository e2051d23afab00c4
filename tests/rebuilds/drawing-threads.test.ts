import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type RunningContentServer, startContentServer } from '../../src/sample-service/server.ts';
import { forgetSiteState } from '../../src/unchanged-site/site-state.ts';
import {
	generatedCalendar,
	generatedContent,
	generatedNow,
	generatedTimeZone,
} from '../bench/generated-content.ts';
import { readRecordShapes, sampleFolder } from '../bench/record-shapes.ts';
import { type Build, buildFolder, buildSite } from '../support/build-site.ts';
import { keptCount, publishedFiles } from '../support/published-files.ts';

// The second begins with the cache that the first left.
test.describe.configure({ mode: 'serial' });

const guide = 'drawn-by-two';
/** How many pages the first test left. */
let keptForNext = 0;
let service: RunningContentServer;
test.beforeAll(async () => {
	const shapes = await readRecordShapes([sampleFolder], generatedCalendar());
	service = await startContentServer({
		content: { ...generatedContent(900, shapes) },
		token: 'threads',
	});
});
test.afterAll(() => service.close());

test('two threads draw the site that one thread draws and another finishes', async () => {
	const alone = await built('drawn-by-one', '2');
	const together = await built(guide, '3');

	expect(alone.output).toContain('drawn on one thread and finished on another');
	expect(together.output).toContain('pages and files drawn on 2 threads');
	expect(Object.keys(publishedFiles(together)).length).toBeGreaterThan(2000);
	expect(publishedFiles(together)).toEqual(publishedFiles(alone));
	keptForNext = Number(/(\d+) are kept for the next one/.exec(together.output)?.[1]);
});

test('what threads have drawn is kept for the next build', async () => {
	// A site that is known to be the one that would be built is not built.
	forgetSiteState(join(buildFolder(guide), 'cache'));
	const again = await built(guide, '3', { keepCache: true, words: ['--offline'] });

	expect(keptCount(again)).toBe(keptForNext);
	expect(keptForNext).toBeGreaterThan(1080);
});

async function built(
	name: string,
	threads: string,
	options?: Parameters<typeof buildSite>[2],
): Promise<Build> {
	const settings = {
		CONTENT_SERVICE_URL: service.url,
		CONTENT_SERVICE_TOKEN: service.token,
		GUIDE_NOW: generatedNow,
		GUIDE_TIME_ZONE: generatedTimeZone,
		GUIDE_BUILD_THREADS: threads,
		GUIDE_MOST_SOCIAL_IMAGES: '0',
	};
	const build = await buildSite(name, settings, options);
	expect(build.exitCode, build.output).toBe(0);
	return build;
}
