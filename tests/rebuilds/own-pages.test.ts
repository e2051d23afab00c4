import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startContentServer } from '../../src/cli/sample-service/server.ts';
import { buildSite, projectRoot } from '../support/build-site.ts';
import { projectWithChange } from '../support/project-copy.ts';
import { placeId } from '../support/records.ts';

const ownFile = '<!doctype html><p>google-site-verification: google0123.html</p>';

test('pages and files of the operator are published, and linked from every page', async () => {
	// Set anew at the end, as an operator may have links of their own there.
	const project = projectWithChange(
		'own-pages',
		'src/config/site.ts',
		(source) =>
			`${source}\nsite.footerLinks = [{ label: 'Imprint', href: 'imprint/' }, { label: 'Privacy', href: 'https://board.example/privacy' }];\n`,
	);
	writeFileSync(join(project, 'src/pages/imprint.astro'), pageOfDocument());
	writeFileSync(join(project, 'public/google0123.html'), ownFile);
	const server = await startContentServer({
		content: { places: [{ id: placeId(1), name: 'Old Harbour Museum' }] },
		token: 'token-of-own-pages',
	});

	const build = await buildSite(
		'own-pages',
		{ CONTENT_SERVICE_URL: server.url, CONTENT_SERVICE_TOKEN: server.token, BASE_PATH: '/guide/' },
		{ project },
	);
	await server.close();
	rmSync(project, { recursive: true, force: true });

	expect(build.exitCode, build.output).toBe(0);
	const file = (path: string) => readFileSync(join(build.folder, path), 'utf8');
	expect(file('imprint/index.html')).toContain('The Tourist Board, 1 Quay Street, Port Example');
	expect(file('google0123.html')).toBe(ownFile);
	expect(file('sitemap-0.xml')).toContain('/guide/imprint/</loc>');
	expect(file('sitemap-0.xml')).not.toContain('google0123');
	for (const path of ['index.html', '404.html', 'places/old-harbour-museum-00000001/index.html']) {
		expect(file(path)).toMatch(/<a href="\/guide\/imprint\/"[^>]*>\s*Imprint\s*<\/a>/);
		expect(file(path)).toMatch(
			/<a href="https:\/\/board\.example\/privacy" rel="noopener external"[^>]*>\s*Privacy\s*<\/a>/,
		);
	}
});

/** The page that the document shows to operators. */
function pageOfDocument(): string {
	const text = readFileSync(join(projectRoot, 'docs/guides/add-a-page.md'), 'utf8');
	return /```astro\n(---\n.*?)```/s.exec(text)?.[1] ?? '';
}
