import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readContentFolder } from '../../src/cli/sample-service/content-folder.ts';
import { startContentServer } from '../../src/cli/sample-service/server.ts';
import { environmentWithoutSettings, projectRoot } from '../support/build-site.ts';
import { serveFolder } from '../support/static-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const packed = join(projectRoot, 'dist-package');
const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
	version: string;
};
const token = 'token-of-a-guide-of-its-own';

/** Returns the files of an operator, by the paths of the files. */
const ownFiles = (service: string) => ({
	'guide.ts': `import { defineGuide } from 'waymark/guide';

export default defineGuide({
	name: 'Harbour guide',
	service: '${service}',
	accentHue: 30,
	footerLinks: [{ label: 'Imprint', href: 'imprint/' }],
	components: { SiteHeader: './src/Header.astro' },
	hides: ['EditorialFacts'],
});
`,
	'src/Header.astro': `---
import SiteHeader from 'waymark/components/SiteHeader.astro';
const { site } = Astro.props;
---

<a href={site.home}><img src={\`\${site.home}logo.svg\`} alt={site.name} width="64" height="64" /></a>
<SiteHeader {...Astro.props} />
`,
	'src/styles.css': ':root { --content-width: 50rem; }\n',
	'src/pages/imprint.md': `---
layout: waymark/layouts/Page.astro
title: Imprint
description: Who publishes this guide.
---

The Tourist Board, 1 Quay Street, Port Example
`,
	'public/logo.svg':
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" /></svg>',
	'.env': `CONTENT_SERVICE_TOKEN=${token}\n`,
});

/** Returns the files of a site that is no guide, and takes single modules of the package. */
const filesOfOtherSite = (service: string) => ({
	'package.json': '{ "private": true, "type": "module" }',
	'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { serviceLoader } from 'waymark/loaders';

const service = { url: '${service}', token: '${token}', timeZone: 'Europe/Lisbon' };
export const collections = { places: defineCollection({ loader: serviceLoader('places', service) }) };
`,
	'src/pages/index.astro': `---
import { getCollection } from 'astro:content';
import { placeStructuredData } from 'waymark/structured-data';
const site = { url: 'https://site.example/', siteUrl: 'https://site.example/', siteName: 'Site' };
const page = { ...site, contentLanguage: 'en', timeZone: 'Europe/Lisbon', currency: 'EUR' };
const places = await getCollection('places');
---
<ul>{places.map(({ data }) => (
	<li>{data.name}<script is:inline type="application/ld+json" set:html={placeStructuredData(data, page)} /></li>
))}</ul>
`,
});

test('a guide of its own installs the package, and is what its own files say', async ({ page }) => {
	using folder = temporaryFolder();
	const guide = join(folder.path, 'guide');
	expect((await run(projectRoot, 'node', 'scripts/package.ts')).exitCode).toBe(0);
	const command = join(packed, 'package', 'scripts', 'waymark.cjs');
	const begun = await run(folder.path, 'node', command, 'init', 'guide');
	expect(begun.output).toContain('npm install FILE');
	const tarball = join(packed, `waymark-${version}.tgz`);
	const installed = await run(guide, 'npm', 'install', '--prefer-offline', tarball);
	expect(installed.exitCode, installed.output).toBe(0);
	const server = await startContentServer({
		content: await readContentFolder(join(projectRoot, 'sample-content')),
		token,
	});
	write(guide, ownFiles(server.url));

	const build = await run(guide, 'npm', 'run', 'build');
	expect(build.exitCode, build.output).toBe(0);
	expect(build.output).toContain('Visitors find 77 places');

	const site = await serveFolder(join(guide, 'dist'), '/');
	await page.goto(site.url);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour guide');
	const logo = page.getByRole('img', { name: 'Harbour guide' });
	expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	expect(await page.locator('main').evaluate((main) => main.clientWidth)).toBe(800);
	await page.getByRole('link', { name: 'Imprint' }).click();
	await expect(page.locator('main')).toContainText('The Tourist Board, 1 Quay Street');
	for (const path of readdirSync(join(guide, 'dist', 'places'), { recursive: true })) {
		const file = join(guide, 'dist', 'places', String(path));
		if (file.endsWith('.html')) expect(readFileSync(file, 'utf8')).not.toContain('In a few words');
	}
	await site.close();

	const other = join(folder.path, 'other');
	write(other, filesOfOtherSite(server.url));
	cpSync(join(guide, 'node_modules'), join(other, 'node_modules'), { recursive: true });
	const astro = join('node_modules', 'astro', 'bin', 'astro.mjs');
	const built = await run(other, 'node', astro, 'build');
	expect(built.exitCode, built.output).toBe(0);
	const list = readFileSync(join(other, 'dist', 'index.html'), 'utf8');
	expect(list.match(/<li>/g)).toHaveLength(77);
	expect(list.match(/"@context":"https:\/\/schema\.org"/g)).toHaveLength(77);

	write(guide, {
		'guide.ts': ownFiles(server.url)['guide.ts'].replace('accentHue', 'acentHue'),
	});
	const refused = await run(guide, 'npm', 'run', 'build');
	await server.close();
	expect(refused.exitCode).toBe(1);
	expect(refused.output).toContain('acentHue in guide.ts is no setting. Is accentHue meant?');
});

function write(folder: string, files: Readonly<Record<string, string>>): void {
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(join(folder, path, '..'), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
}

/** Runs a program to its end, without settings of this machine but what files in the folder say. */
async function run(
	cwd: string,
	program: string,
	...words: readonly string[]
): Promise<{ exitCode: number | null; output: string }> {
	const env = Object.fromEntries(
		Object.entries(environmentWithoutSettings()).filter(([, text]) => text !== ''),
	);
	const child = spawn(program === 'node' ? process.execPath : program, [...words], { cwd, env });
	let output = '';
	child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
	child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
	await once(child, 'close');
	return { exitCode: child.exitCode, output };
}
