import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleContent } from '../../src/cli/sample-service/content.ts';
import { readContentFolder } from '../../src/cli/sample-service/content-folder.ts';
import { startContentServer } from '../../src/cli/sample-service/server.ts';
import { fieldContent } from '../fixtures/field-records.ts';
import { oddContent, oddNow } from '../fixtures/odd-content.ts';
import { type Build, buildFolder, buildSite, projectRoot } from './build-site.ts';

/** A site that `builds.setup.ts` builds and the tests of the site look at. */
export interface SiteBuild {
	name: string;
	origin: string;
	/** Path below which the site is served, with a slash at both ends. */
	base: string;
	/** Content that the service publishes. */
	content: () => SampleContent | Promise<SampleContent>;
	/** Settings of the build, besides the address and token of the service. */
	settings: Record<string, string>;
	/** Whether the build reads the project's own sample, without any setting. */
	readsSample?: boolean;
	/** Absent where the content is on this machine. */
	missing?: string | undefined;
}

/** Found nowhere but where it leaked. */
export const distinctiveToken = 'tok-9f1c7ed0-distinctive-4b2a6e';

const corpusFolder = join(projectRoot, '..', 'shared', 'corpus');

export const sampleBuild: SiteBuild = {
	name: 'sample',
	origin: 'http://localhost:4321',
	base: '/',
	content: () => readContentFolder(join(projectRoot, 'sample-content')),
	settings: {},
	readsSample: true,
};

export const oddBuild: SiteBuild = {
	name: 'fixtures',
	origin: 'https://guide.example',
	base: '/guide/',
	content: () => oddContent,
	settings: {
		SITE_URL: 'https://guide.example',
		BASE_PATH: '/guide/',
		GUIDE_NAME: 'Odd Guide',
		GUIDE_BASE_MAP: 'https://tiles.example/{z}/{x}/{y}.png',
		GUIDE_BASE_MAP_ATTRIBUTION: '© Tile Makers',
		GUIDE_NOW: oddNow,
		GUIDE_TIME_ZONE: 'Europe/Lisbon',
		GUIDE_STRUCTURED_DATA_FILES: 'true',
	},
};

export const corpusBuild: SiteBuild = {
	name: 'corpus',
	origin: 'https://loire.example',
	base: '/',
	content: () => readContentFolder(corpusFolder),
	settings: {
		SITE_URL: 'https://loire.example',
		GUIDE_NAME: 'Val de Loire',
		GUIDE_TAGLINE: 'Places and events along the Loire.',
		GUIDE_TIME_ZONE: 'Europe/Paris',
		GUIDE_CONTENT_LANGUAGE: 'fr',
		GUIDE_TERMS_LANGUAGE: 'en',
		GUIDE_NOW: '2020-09-09T10:00:00Z',
		// Enough to have some of each kind: the test that counts them needs no more.
		GUIDE_MOST_SOCIAL_IMAGES: '60',
	},
	missing: existsSync(corpusFolder) ? undefined : 'The corpus is not on this machine.',
};

/**
 * A guide of records that differ in one field, and with the style guide: no test of all sites looks
 * at it.
 */
export const fieldsBuild: SiteBuild = {
	name: 'fields',
	origin: 'https://guide.example',
	base: '/',
	content: () => fieldContent,
	settings: {
		SITE_URL: 'https://guide.example',
		GUIDE_NAME: 'Guide of fields',
		GUIDE_BASE_MAP: 'maps/fields.pmtiles',
		GUIDE_NOW: oddNow,
		GUIDE_TIME_ZONE: 'Europe/Lisbon',
		GUIDE_MOST_SOCIAL_IMAGES: '0',
		GUIDE_STYLE_GUIDE: 'true',
	},
};

/** The guide that `time.setup.ts` builds. */
export const timeBuild = { name: 'time', base: '/' };

export const siteBuilds: readonly SiteBuild[] = [sampleBuild, oddBuild, corpusBuild];

export async function makeBuild(site: SiteBuild): Promise<Build> {
	if (site.readsSample === true) return kept(site, await buildSite(site.name, site.settings));
	const server = await startContentServer({
		content: await site.content(),
		token: distinctiveToken,
		keepsRequests: false,
	});
	try {
		const settings = {
			...site.settings,
			CONTENT_SERVICE_URL: server.url,
			CONTENT_SERVICE_TOKEN: server.token,
		};
		return kept(site, await buildSite(site.name, settings));
	} finally {
		await server.close();
	}
}

/** Returns what the build of this run printed and took. */
export function finishedBuild({ name }: SiteBuild): Build {
	// Written below.
	return JSON.parse(readFileSync(recordPath(name), 'utf8')) as Build;
}

export function siteFolder({ name }: Pick<SiteBuild, 'name'>): string {
	return join(buildFolder(name), 'dist');
}

function kept({ name }: SiteBuild, build: Build): Build {
	writeFileSync(recordPath(name), JSON.stringify(build));
	return build;
}

function recordPath(name: string): string {
	return join(buildFolder(name), 'build.json');
}
