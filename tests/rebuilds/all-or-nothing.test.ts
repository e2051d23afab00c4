import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	type RunningContentServer,
	startContentServer,
} from '../../src/cli/sample-service/server.ts';
import { type Build, buildFolder, buildSite } from '../support/build-site.ts';
import { folderContents } from '../support/folder-contents.ts';
import { changeFile, projectWithChange } from '../support/project-copy.ts';
import { placeId } from '../support/records.ts';
import { distinctiveToken } from '../support/site-builds.ts';
import { folderOf, textsIn } from '../support/folder-of.ts';

// Each finds the site that the first one has published.
test.describe.configure({ mode: 'serial' });

const harbour = {
	id: placeId(1),
	name: 'Old Harbour Museum',
	location: { latitude: 38.7, longitude: -9.1 },
	attribution: { text: 'Data: Visit Coast', url: 'https://visit.example/', required: true },
	images: [{ url: 'https://cdn.example/harbour.jpg', credit: 'Ana Reis' }],
};
const lighthouse = {
	id: placeId(2),
	name: 'Lighthouse',
	location: { latitude: 38.701, longitude: -9.101 },
};
const mill = { id: placeId(3), name: 'Mill' };

const guide = 'all-or-nothing';
const folder = join(buildFolder(guide), 'dist');
let service: RunningContentServer;
let earlier: Record<string, string>;
test.beforeAll(async () => {
	service = await startContentServer({
		content: { places: [harbour, lighthouse] },
		token: distinctiveToken,
	});
	const { exitCode, output } = await built({ keepCache: false });
	expect(exitCode, output).toBe(0);
	earlier = folderContents(folder);
});
test.afterAll(() => service.close());

async function built(
	options: Parameters<typeof buildSite>[2] = {},
	more: Record<string, string> = {},
): Promise<Build> {
	return buildSite(
		guide,
		{
			CONTENT_SERVICE_URL: service.url,
			CONTENT_SERVICE_TOKEN: service.token,
			CONTENT_ACCEPT_SHRINK: 'true',
			...more,
		},
		{ keepCache: true, ...options },
	);
}

/** Returns what is beside the site that a build may have left there. */
function besideSite(): string[] {
	return readdirSync(buildFolder(guide)).filter((entry) => entry.startsWith('dist.'));
}

test.describe('a build of templates from which somebody took out credits', () => {
	let refused: Build;
	test.beforeAll(async () => {
		const project = projectWithChange(guide, 'src/ui/components/SiteFooter.astro', (source) =>
			source.replace(/<CreditLines\b[^>]*\/>/, ''),
		);
		changeFile(project, 'src/ui/components/CardImage.astro', (source) =>
			source.replace('{credit && <ImageCreditLine {credit} tag="figcaption" />}', ''),
		);
		// Other content than that of the site.
		service.setContent({ places: [harbour, lighthouse, mill] });
		refused = await built({ project });
		rmSync(project, { recursive: true, force: true });
	});

	test('ends where a page shows a place without the credit that it owes, and says which', () => {
		expect(refused.exitCode).toBe(1);
		expect(refused.output).toContain(
			`/, /places/, /places/lighthouse-00000002/ and 1 more page (credit): The page shows “Old Harbour Museum” without its required credit “Data: Visit Coast” (${placeId(1)}).`,
		);
		expect(refused.output).toContain('must not be published');
		expect(refused.output).not.toContain(distinctiveToken);
	});

	test('ends where a photograph has lost its credit', () => {
		expect(refused.output).toContain(
			`The page shows the photograph https://cdn.example/harbour.jpg of “Old Harbour Museum” without its credit “Ana Reis” (${placeId(1)}).`,
		);
	});

	test('leaves the earlier site as it was, byte for byte', () => {
		expect(folderContents(folder)).toEqual(earlier);
		expect(besideSite()).toEqual([]);
	});
});

test('a site that a killed build had moved aside is put back although the next build cannot read the service', async () => {
	renameSync(folder, `${folder}.replaced.${hostname().replace(/[^\w-]/g, '_')}-1.1.partial`);

	const next = await built({}, { CONTENT_SERVICE_TOKEN: 'another' });

	expect(next.exitCode, next.output).toBe(1);
	expect(folderContents(folder)).toEqual(earlier);
	expect(besideSite()).toEqual([]);
});

test('a build that is killed leaves the earlier site, and the next one replaces it and sweeps up', async () => {
	service.setContent({ places: [harbour, mill] });

	const killed = await built({ killedAt: 'generating static routes', words: ['--verbose'] });

	expect(killed.exitCode).toBe(null);
	expect(folderContents(folder)).toEqual(earlier);
	expect(besideSite()).toHaveLength(1);

	const next = await built();

	expect(next.exitCode, next.output).toBe(0);
	expect(existsSync(join(folder, 'places', 'mill-00000003', 'index.html'))).toBe(true);
	expect(existsSync(join(folder, 'places', 'lighthouse-00000002'))).toBe(false);
	await expect.poll(besideSite).toEqual([]);
});

test('a site takes the place of nothing but a site, and the service is not asked before', async () => {
	const others = folderOf(join(buildFolder('over-others'), 'srv'), { 'wiki/index.html': 'Ours.' });
	service.requests.clear();

	for (const [output, words] of [
		['..', 'is in it. Set OUTPUT_DIRECTORY to a folder that holds nothing but the site'],
		[others, `it holds files that no build has written, such as ${join('wiki', 'index.html')}.`],
	] as const) {
		const build = await built({}, { OUTPUT_DIRECTORY: output });

		expect(build.exitCode).toBe(1);
		expect(build.output).toContain(words);
	}
	expect(textsIn(others)).toEqual({ [join('wiki', 'index.html')]: 'Ours.' });
	expect(service.requests.total).toBe(0);
});
