import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	type RunningContentServer,
	startContentServer,
} from '../../src/cli/sample-service/server.ts';
import { buildFolder, buildSite } from '../support/build-site.ts';
import { folderContents } from '../support/folder-contents.ts';
import { projectWithChange } from '../support/project-copy.ts';
import { placeId } from '../support/records.ts';
import { distinctiveToken } from '../support/site-builds.ts';
import { folderOf, textsIn } from '../support/folder-of.ts';

// Builds share the project folder, in which Astro keeps the types of the content.
test.describe.configure({ mode: 'default' });

const harbour = {
	id: placeId(1),
	name: 'Old Harbour Museum',
	attribution: { text: 'Data: Visit Coast', url: 'https://visit.example/', required: true },
};
const lighthouse = { id: placeId(2), name: 'Lighthouse' };
const mill = { id: placeId(3), name: 'Mill' };

let service: RunningContentServer;
test.beforeEach(async () => {
	service = await startContentServer({
		content: { places: [harbour, lighthouse] },
		token: distinctiveToken,
	});
});
test.afterEach(() => service.close());

function settings(): Record<string, string> {
	return {
		CONTENT_SERVICE_URL: service.url,
		CONTENT_SERVICE_TOKEN: service.token,
		CONTENT_ACCEPT_SHRINK: 'true',
	};
}

/** Returns what is beside the site of the build that a build may have left there. */
function besideSite(name: string): string[] {
	return readdirSync(buildFolder(name)).filter((entry) => entry.startsWith('dist.'));
}

test('a site that the check refuses leaves the earlier one as it was, byte for byte', async () => {
	const { exitCode, folder, output } = await buildSite('refused-site', settings());
	expect(exitCode, output).toBe(0);
	const earlier = folderContents(folder);
	service.setContent({ places: [harbour, mill] });
	const project = projectWithChange(
		'refused-site',
		'src/ui/components/SiteFooter.astro',
		(source) =>
			source.replace(
				'<CreditLines heading={site.words.dataCredits} {credits} locale={site.locale} />',
				'',
			),
	);

	const refused = await buildSite('refused-site', settings(), { keepCache: true, project });
	rmSync(project, { recursive: true, force: true });

	expect(refused.exitCode).toBe(1);
	expect(refused.output).toContain('must not be published');
	expect(folderContents(folder)).toEqual(earlier);
	expect(besideSite('refused-site')).toEqual([]);
});

test('a build that is killed leaves the earlier site, and the next one replaces it and sweeps up', async () => {
	const { folder } = await buildSite('killed', settings());
	const earlier = folderContents(folder);
	service.setContent({ places: [harbour, mill] });

	const killed = await buildSite('killed', settings(), {
		keepCache: true,
		killedAt: 'generating static routes',
	});

	expect(killed.exitCode).toBe(null);
	expect(folderContents(folder)).toEqual(earlier);
	expect(besideSite('killed')).toHaveLength(1);

	const next = await buildSite('killed', settings(), { keepCache: true });

	expect(next.exitCode, next.output).toBe(0);
	expect(existsSync(join(folder, 'places', 'mill-00000003', 'index.html'))).toBe(true);
	expect(existsSync(join(folder, 'places', 'lighthouse-00000002'))).toBe(false);
	expect(besideSite('killed')).toEqual([]);
});

test('a site that a killed build had moved aside is put back although the next build cannot read the service', async () => {
	const { folder } = await buildSite('moved-aside', settings());
	const earlier = folderContents(folder);
	renameSync(folder, `${folder}.replaced.${hostname().replace(/[^\w-]/g, '_')}-1.1.partial`);

	const next = await buildSite(
		'moved-aside',
		{ ...settings(), CONTENT_SERVICE_TOKEN: 'another' },
		{ keepCache: true },
	);

	expect(next.exitCode, next.output).toBe(1);
	expect(folderContents(folder)).toEqual(earlier);
	expect(besideSite('moved-aside')).toEqual([]);
});

test('a site takes the place of nothing but a site, and the service is not asked before', async () => {
	const folder = folderOf(join(buildFolder('over-others'), 'srv'), { 'wiki/index.html': 'Ours.' });

	for (const [output, words] of [
		['..', 'is in it. Set OUTPUT_DIRECTORY to a folder that holds nothing but the site'],
		[folder, `it holds files that no build has written, such as ${join('wiki', 'index.html')}.`],
	] as const) {
		const build = await buildSite(
			'over-others',
			{ ...settings(), OUTPUT_DIRECTORY: output },
			{ keepCache: true },
		);

		expect(build.exitCode).toBe(1);
		expect(build.output).toContain(words);
	}
	expect(textsIn(folder)).toEqual({ [join('wiki', 'index.html')]: 'Ours.' });
	expect(service.requests.total).toBe(0);
});
