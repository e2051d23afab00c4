import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startContentServer } from '../../src/cli/sample-service/server.ts';
import { type Build, buildSite } from '../support/build-site.ts';
import { projectWithChange } from '../support/project-copy.ts';
import { placeId } from '../support/records.ts';
import { distinctiveToken } from '../support/site-builds.ts';

test.describe.configure({ mode: 'default' });

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

/** A build with a template from which somebody took something out. */
async function buildWithout(name: string, file: string, part: string): Promise<Build> {
	const project = projectWithChange(name, file, (source) => source.replace(part, ''));
	const server = await startContentServer({
		content: { places: [harbour, lighthouse] },
		token: distinctiveToken,
	});
	const build = await buildSite(
		name,
		{ CONTENT_SERVICE_URL: server.url, CONTENT_SERVICE_TOKEN: server.token },
		{ project },
	);
	await server.close();
	rmSync(project, { recursive: true, force: true });
	return build;
}

test('a build ends where a page shows a place without the credit that it owes, and says which', async () => {
	const build = await buildWithout(
		'uncredited',
		'src/ui/components/SiteFooter.astro',
		'<CreditLines heading={site.words.dataCredits} {credits} locale={site.locale} />',
	);

	expect(build.exitCode).toBe(1);
	expect(build.output).toContain(
		`/, /places/, /places/lighthouse-00000002/ and 1 more page (credit): The page shows “Old Harbour Museum” without its required credit “Data: Visit Coast” (${placeId(1)}).`,
	);
	expect(build.output).toContain('must not be published');
	expect(build.output).not.toContain(distinctiveToken);
	expect(existsSync(join(build.folder, 'sitemap-index.xml'))).toBe(false);
});

test('a build ends where a photograph has lost its credit', async () => {
	const build = await buildWithout(
		'uncredited-photograph',
		'src/ui/components/CardImage.astro',
		'<ImageCreditLine {credit} />',
	);

	expect(build.exitCode).toBe(1);
	expect(build.output).toContain(
		`The page shows the photograph https://cdn.example/harbour.jpg of “Old Harbour Museum” without its credit “Ana Reis” (${placeId(1)}).`,
	);
});
