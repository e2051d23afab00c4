import {
	copyFileSync,
	cpSync,
	existsSync,
	globSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	type RunningContentServer,
	startContentServer,
} from '../../src/cli/sample-service/server.ts';
import { forgetSiteState } from '../../src/build/skip-unchanged/site-state.ts';
import { type Build, buildFolder, buildSite } from '../support/build-site.ts';
import { projectWithChange } from '../support/project-copy.ts';
import { cachedCount, publishedFiles, restoredCount } from '../support/published-files.ts';
import { isNightly } from '../support/test-property.ts';
import { atNight, thatEvening, today, tomorrow } from './kept-pages-content.ts';

// Each builds on the cache that the one before left.
test.describe.configure({ mode: 'serial' });

const guide = 'kept-pages';
const pagesFolder = join(buildFolder(guide), 'cache', 'pages');
let service: RunningContentServer;
/** The latest build that published the guide. */
let latest: Build;
test.beforeAll(async () => {
	service = await startContentServer({ content: {}, token: 'kept' });
});
test.afterAll(() => service.close());

const settings = (day: string, hour = '09'): Record<string, string> => ({
	CONTENT_SERVICE_URL: service.url,
	CONTENT_SERVICE_TOKEN: service.token,
	CONTENT_ACCEPT_SHRINK: 'true',
	GUIDE_NOW: `${day}T${hour}:00:00Z`,
	GUIDE_CONTENT_LANGUAGE: 'en',
	GUIDE_MOST_SOCIAL_IMAGES: '4',
});

test('a site of which some pages were kept is that of a clean build, whatever became of its records', async () => {
	service.setContent(today);
	const first = await built(guide, settings('2026-11-21'), { keepCache: false });
	expect(restoredCount(first)).toBe(0);

	service.setContent(tomorrow);
	const second = await built(guide, settings('2026-11-23'));

	expect(restoredCount(second)).toBeGreaterThan(0);
	expect(publishedFiles(second)).toEqual(publishedFiles(await cleanBuild('2026-11-23')));
	expect(Object.keys(publishedFiles(second))).not.toContain('places/chapel-00000051/index.html');
});

test('so is a site that is built again on the same day, with pages that are taken before it is known what they show', async () => {
	service.setContent(thatEvening);
	latest = await built(guide, settings('2026-11-23', '18'));

	expect(restoredCount(latest)).toBeGreaterThan(0);
	expect(publishedFiles(latest)).toEqual(publishedFiles(await cleanBuild('2026-11-23', '18')));
});

test('a build that was killed after it had rendered other content leaves no trace in the next one, which renders damaged pages anew', async () => {
	const expected = undatedPages(latest);
	const [first = '', second = '', third = ''] = globSync(join(pagesFolder, '*', '*.html'));
	service.setContent(today);
	const killed = await buildSite(guide, settings('2026-11-21'), {
		keepCache: true,
		killedAt: '/search/index.html',
		words: ['--verbose'],
	});
	expect(killed.exitCode).toBeNull();
	damage(first, '</h1>', '!</h1>');
	rmSync(second);
	damage(third.replace(/html$/, 'json'), '"titles":["', '"titles":["Another ');

	service.setContent(thatEvening);
	const after = await built(guide, settings('2026-11-23', '18'));

	expect(undatedPages(after)).toEqual(expected);
	expect(restoredCount(after)).toBe(cachedCount(latest) - 3);
	latest = after;
});

test('pages that two machines have rendered make the site that one machine makes', async () => {
	const expected = publishedFiles(latest);
	const whole = cacheWithContentOf(guide, 'kept-pages-whole');
	let rendered = 0;
	for (const shard of ['1/2', '2/2']) {
		const name = `kept-pages-shard-${shard[0]}`;
		const cache = cacheWithContentOf(guide, name);
		const part = await built(
			name,
			{ ...settings('2026-11-23', '18'), GUIDE_SHARD: shard },
			{ words: ['--offline'] },
		);
		expect(existsSync(part.folder)).toBe(false);
		rendered += Number(/(\d+) pages of shard/.exec(part.output)?.[1]);
		cpSync(join(cache, 'pages'), join(whole, 'pages'), { recursive: true });
	}

	const together = await built('kept-pages-whole', settings('2026-11-23', '18'), {
		words: ['--offline'],
	});

	expect(rendered).toBe(cachedCount(latest));
	expect(restoredCount(together)).toBe(rendered);
	expect(publishedFiles(together)).toEqual(expected);
});

test('where every page is another one, as no page links to a list any more, none is kept', async () => {
	test.skip(!isNightly, 'By day another template is in every page.');
	service.setContent(atNight);
	const again = await built(guide, settings('2026-11-23', '20'));

	expect(restoredCount(again)).toBe(0);
	expect(publishedFiles(again)).toEqual(publishedFiles(await cleanBuild('2026-11-23', '20')));
});

test('another template is in every page', async () => {
	const project = projectWithChange(guide, 'src/ui/components/SiteFooter.astro', (source) =>
		source.replace('class="site-footer"', 'class="site-footer" data-changed'),
	);
	const changed = await built(guide, settings('2026-11-23', '18'), {
		words: ['--offline'],
		project,
	});
	rmSync(project, { recursive: true, force: true });

	expect(restoredCount(changed)).toBe(0);
	const footers = Object.values(undatedPages(changed)).flatMap(
		(html) => /<footer class="site-footer[^>]*>/.exec(html) ?? [],
	);
	expect(footers.length).toBeGreaterThan(20);
	expect(footers.filter((footer) => !footer.includes('data-changed'))).toEqual([]);
});

async function built(
	name: string,
	given: Record<string, string>,
	options: Parameters<typeof buildSite>[2] = {},
): Promise<Build> {
	// A site that is known to be the one that would be built is not built.
	forgetSiteState(join(buildFolder(name), 'cache'));
	const build = await buildSite(name, given, { keepCache: true, ...options });
	expect(build.exitCode, build.output).toBe(0);
	return build;
}

/** Builds the content in a cache that holds nothing else. */
async function cleanBuild(day: string, hour?: string): Promise<Build> {
	const name = 'kept-pages-clean';
	cacheWithContentOf(guide, name);
	return built(name, settings(day, hour), { words: ['--offline'] });
}

/** Lets the next build of a name find the content of another one, and nothing else. */
function cacheWithContentOf(other: string, name: string): string {
	const cache = join(buildFolder(name), 'cache');
	rmSync(buildFolder(name), { recursive: true, force: true });
	mkdirSync(cache, { recursive: true });
	const snapshot = 'snapshot.sqlite';
	copyFileSync(join(buildFolder(other), 'cache', snapshot), join(cache, snapshot));
	return cache;
}

/** Every page without the date of its content. */
function undatedPages({ folder }: Build): Record<string, string> {
	return Object.fromEntries(
		globSync('**/*.html', { cwd: folder }).map((path) => [
			path,
			readFileSync(join(folder, path), 'utf8').replace(/<time data-content-date.*?<\/time>/s, ''),
		]),
	);
}

function damage(file: string, text: string, other: string): void {
	const content = readFileSync(file, 'utf8');
	expect(content).toContain(text);
	// The page that is published is the same file.
	rmSync(file);
	writeFileSync(file, content.replace(text, other));
}
