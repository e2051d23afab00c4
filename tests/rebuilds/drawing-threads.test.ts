import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	type RunningContentServer,
	startContentServer,
} from '../../src/cli/sample-service/server.ts';
import { forgetSiteState } from '../../src/build/skip-unchanged/site-state.ts';
import { changedPlaces } from '../bench/changed-places.ts';
import {
	type GeneratedContent,
	generatedCalendar,
	generatedContent,
	generatedNow,
	generatedTimeZone,
} from '../bench/generated-content.ts';
import { readRecordShapes, sampleFolder } from '../bench/record-shapes.ts';
import { type Build, buildFolder, buildSite } from '../support/build-site.ts';
import { changeFile, projectWithChange } from '../support/project-copy.ts';
import { cachedCount, publishedFiles, restoredCount } from '../support/published-files.ts';
import { isNightly } from '../support/test-property.ts';

// Each begins with the cache that the one before left.
test.describe.configure({ mode: 'serial' });

const guide = 'rendered-by-two';
/** How many pages the first test left. */
let keptPages = 0;
let content: GeneratedContent;
let service: RunningContentServer;
/** A copy of the project to which few pages are worth a thread. */
let project: string;
test.beforeAll(async () => {
	const folder = 'src/build/parallel-rendering';
	project = projectWithChange(guide, `${folder}/render-paths.ts`, (source) =>
		source.replace('defaultMinPathsPerThread = 1000', 'defaultMinPathsPerThread = 50'),
	);
	changeFile(project, `${folder}/list-worker.ts`, (source) =>
		source.replace('defaultMinCachedPages = 1000', 'defaultMinCachedPages = 50'),
	);
	const shapes = await readRecordShapes([sampleFolder], generatedCalendar());
	content = generatedContent(40, shapes);
	service = await startContentServer({
		content: { ...content },
		token: 'threads',
	});
});
test.afterAll(async () => {
	await service.close();
	rmSync(project, { recursive: true, force: true });
});

test('two threads render the site that one thread renders and another finishes', async () => {
	const alone = await built('rendered-by-one', '2');
	const together = await built(guide, '3');

	expect(alone.output).toContain('rendered on one thread and finished on another');
	expect(together.output).toContain('pages and files rendered on 2 threads');
	expect(Object.keys(publishedFiles(together)).length).toBeGreaterThan(200);
	expect(publishedFiles(together)).toEqual(publishedFiles(alone));
	keptPages = cachedCount(together);
});

test('what threads have rendered is kept for the next build', async () => {
	test.skip(!isNightly, 'By day the next test sees that some are.');
	// A site that is known to be the one that would be built is not built.
	forgetSiteState(join(buildFolder(guide), 'cache'));
	const again = await built(guide, '3', { keepCache: true, words: ['--offline'] });

	expect(restoredCount(again)).toBe(keptPages);
	expect(keptPages).toBeGreaterThan(50);
});

test('lists and their files are sought and rendered by another thread where few words have changed, and these alone are indexed', async () => {
	const otherHours = changedPlaces(content.places, 9, 'hours');
	service.setContent({ ...content, places: changedPlaces(otherHours, 1, 'description') });

	const rebuilt = await built(guide, '2', { keepCache: true });
	const clean = await built('hours-changed', '1');

	expect(rebuilt.output).toMatch(
		/\d\d+ lists and files of lists rendered on another thread meanwhile/,
	);
	expect(restoredCount(rebuilt)).toBeGreaterThan(30);
	expect(rebuilt.output).toMatch(/pages can be searched, of which \d+ were indexed anew/);
	expect(publishedFiles(rebuilt)).toEqual(publishedFiles(clean));
	if (!isNightly) return;

	forgetSiteState(join(buildFolder(guide), 'cache'));
	const again = await built(guide, '2', { keepCache: true, words: ['--offline'] });
	expect(again.output).toContain('lists and files of lists rendered on another thread meanwhile');
	expect(restoredCount(again)).toBe(keptPages);
	expect(publishedFiles(again)).toEqual(publishedFiles(rebuilt));
});

test('the thread that builds seeks and renders the lists where the index of texts needs the other one', async () => {
	test.skip(!isNightly, 'By day a unit test sees that no other thread is started.');
	service.setContent({ ...content, places: changedPlaces(content.places, 9, 'name') });

	const rebuilt = await built(guide, '2', { keepCache: true });

	expect(rebuilt.output).not.toContain('on another thread meanwhile');
	expect(rebuilt.output).toContain('can be searched');
	expect(restoredCount(rebuilt)).toBeGreaterThan(30);
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
	const build = await buildSite(name, settings, { project, ...options });
	expect(build.exitCode, build.output).toBe(0);
	return build;
}
