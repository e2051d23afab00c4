import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { readContentFolder } from '../../src/cli/sample-service/content-folder.ts';
import { startContentServer } from '../../src/cli/sample-service/server.ts';
import { environmentWithoutSettings, projectRoot } from '../support/build-site.ts';
import { serveFolder } from '../support/static-server.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { filesOfOtherSite, ownFiles, token } from './package-files.ts';
import { packNextVersion, packed, version } from './package-next.ts';

/** Words for npm with which it asks its registry for nothing but packages that it has not kept. */
const quickly = ['--prefer-offline', '--no-audit', '--no-fund'];
const typefaceFile =
	'@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

test('a guide of its own installs the package, and is what its own files say', async ({ page }) => {
	using folder = temporaryFolder();
	const guide = join(folder.path, 'guide');
	expect((await run(projectRoot, 'node', 'scripts/package.ts')).exitCode).toBe(0);
	const command = join(packed, 'package', 'scripts', 'waymark.cjs');
	const begun = await run(folder.path, 'node', command, 'init', 'guide');
	expect(begun.output).toContain('npm install FILE');
	const tarball = join(packed, `waymark-${version}.tgz`);
	const installed = await run(guide, 'npm', 'install', ...quickly, tarball);
	expect(installed.exitCode, installed.output).toBe(0);
	const server = await startContentServer({
		content: await readContentFolder(join(projectRoot, 'sample-content')),
		token,
	});
	write(guide, ownFiles(server.url));
	cpSync(join(guide, 'node_modules', typefaceFile), join(guide, 'src', 'own.woff2'));

	const build = await run(guide, 'npm', 'run', 'build');
	expect(build.exitCode, build.output).toBe(0);
	expect(build.output).toContain('Visitors find 77 places');
	expect(build.output.split('\n').slice(-8).join('\n')).toContain(
		'Warning: Colours are hard to tell apart: --color-rule-strong on --color-paper has 1.46 by day, and needs 3;',
	);

	const site = await serveFolder(join(guide, 'dist'), '/');
	const counted: string[] = [];
	await page.route('https://stats.example/**', (route) => {
		counted.push(route.request().url());
		return route.fulfill({ contentType: 'text/javascript', body: 'document.title += " counted";' });
	});
	await page.goto(site.url);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour guide');
	const logo = page.getByRole('img', { name: 'Harbour guide' });
	expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	expect(await logo.boundingBox()).toMatchObject({ width: 132, height: 44 });
	await expect(page.getByText('The guide of the Tourist Board')).toBeVisible();
	await expect(page).toHaveTitle(/ counted$/);
	expect(counted).toEqual(['https://stats.example/count.js']);
	expect(readFileSync(join(guide, 'dist', '_headers'), 'utf8')).toContain(
		"connect-src 'self' https://stats.example;",
	);
	const loaded = await page.evaluate(async () => {
		const faces = await document.fonts.ready;
		return [...faces].filter(({ status }) => status === 'loaded').map(({ family }) => family);
	});
	expect(new Set(loaded.map((family) => family.replaceAll('"', '')))).toEqual(
		new Set(['Own Face', 'Besley Variable']),
	);
	expect(await page.locator('main').evaluate((main) => main.clientWidth)).toBe(800);
	for (const [theme, paper, accent] of [
		['dark', 'rgb(16, 32, 26)', 'oklch(0.83 0.085 30)'],
		['light', 'rgb(242, 246, 239)', 'oklch(0.42 0.125 30)'],
	] as const) {
		await page.emulateMedia({ colorScheme: theme });
		await expect(page.locator('html')).toHaveCSS('background-color', paper);
		await expect(page.getByRole('link', { name: 'Imprint' })).toHaveCSS('color', accent);
	}
	await page.getByRole('link', { name: 'Imprint' }).click();
	await expect(page.locator('main')).toContainText('The Tourist Board, 1 Quay Street');
	for (const path of readdirSync(join(guide, 'dist', 'places'), { recursive: true })) {
		const file = join(guide, 'dist', 'places', String(path));
		if (file.endsWith('.html')) expect(readFileSync(file, 'utf8')).not.toContain('In a few words');
	}
	await page.goto(`${site.url}places/albatroz-hotel-85a08f10/`);
	await expect(page.locator('main h2')).toHaveText([
		'Contact',
		'Getting there',
		'Good to know',
		'Further facts',
		'In this quarter',
		'More like this',
		'Also in',
		'About this information',
	]);
	// What the hidden strip would say stands where it stands without it.
	await page.goto(`${site.url}places/praca-do-comercio-51a5a98b/`);
	await expect(page.getByText('Nothing stated on: Opening hours · ')).toBeVisible();
	await expect(page.locator('.at-a-glance')).toHaveCount(0);
	await expectEmbeddedList(page, site.url);
	await site.close();

	const other = join(folder.path, 'other');
	write(other, filesOfOtherSite(server.url));
	symlinkSync(join(guide, 'node_modules'), join(other, 'node_modules'), 'junction');
	const astro = join('node_modules', 'astro', 'bin', 'astro.mjs');
	const built = await run(other, 'node', astro, 'build');
	expect(built.exitCode, built.output).toBe(0);
	const list = readFileSync(join(other, 'dist', 'index.html'), 'utf8');
	expect(list.match(/<li>/g)).toHaveLength(77);
	expect(list.match(/"@context":"https:\/\/schema\.org"/g)).toHaveLength(77);

	const next = await run(guide, 'npm', 'install', ...quickly, packNextVersion(folder.path));
	expect(next.exitCode, next.output).toBe(0);
	const rebuilt = await run(guide, 'npm', 'run', 'build');
	expect(rebuilt.exitCode, rebuilt.output).toBe(0);
	const note = 'footerLinks in guide.ts is named linksAtFoot now. Write that:';
	expect(rebuilt.output.split('\n').slice(-8).join('\n')).toContain(`Warning: ${note}`);
	expect((await run(guide, 'npm', 'run', 'doctor')).output).toContain(note);
	const home = readFileSync(join(guide, 'dist', 'index.html'), 'utf8');
	expect(home).toContain('The foot of the next version');
	expect(home).toContain('>Imprint</a>');

	write(guide, {
		'guide.ts': ownFiles(server.url)['guide.ts'].replace('accentHue', 'acentHue'),
	});
	const refused = await run(guide, 'npm', 'run', 'build');
	await server.close();
	expect(refused.exitCode).toBe(1);
	expect(refused.output).toContain('acentHue in guide.ts is no setting. Is accentHue meant?');
});

/**
 * Expects that a partner whom the guide names can show a list of it, and nobody else.
 *
 * @param served Where the guide is served, as if that were `https://guide.example/`.
 */
async function expectEmbeddedList(page: Page, served: string): Promise<void> {
	const guide = 'https://guide.example/';
	const body = `<!doctype html><iframe src="${guide}embed/destinations/sintra/" title="Sintra"></iframe>
<script src="${guide}embed/resize.js" defer></script>`;
	await page.route(/^https:\/\/(hotel|other)\.example\//, (route) =>
		route.fulfill({ contentType: 'text/html', body }),
	);
	await page.route(`${guide}**`, async (route) => {
		const url = route.request().url().replace(guide, served);
		await route.fulfill({ response: await route.fetch({ url }) });
	});
	const list = page.frameLocator('iframe');
	const heading = list.getByRole('heading', { level: 1 });
	const height = () => page.locator('iframe').evaluate(({ clientHeight }) => clientHeight);

	await page.goto('https://hotel.example/');
	await expect(heading).toHaveText('Sintra');
	await expect(list.getByText('Waymark sample content, CC0 1.0')).toBeVisible();
	await expect(list.locator('header, nav')).toHaveCount(0);
	await expect(list.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
	await expect.poll(height).toBeGreaterThan(1000);
	const narrow = await height();
	await page.locator('iframe').evaluate((frame) => (frame.style.width = '1000px'));
	await expect.poll(height).toBeLessThan(narrow);
	const scrolled = () => list.locator('html').evaluate((html) => html.scrollHeight - innerHeight);
	await expect.poll(scrolled).toBe(0);
	await list.getByRole('link', { name: 'Sintra – Harbour guide' }).click();
	await expect(page).toHaveURL(`${guide}destinations/sintra/`);

	await page.goto('https://other.example/');
	await expect(heading).toHaveCount(0);
}

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
