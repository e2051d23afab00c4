import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { serviceWorker } from '../../../../src/build/service-worker/integration.ts';
import { createRoutes } from '../../../../src/config/routes.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const routes = createRoutes('https://guide.example', '/guide/');

/** Writes the worker of a site of three files, and returns its text. */
async function workerOf(folder: string, isOffline = true): Promise<string> {
	const { hooks } = serviceWorker({ isOffline, routes });
	const logger = { info: () => undefined };
	const options = { dir: pathToFileURL(`${folder}/`), logger };
	await hooks['astro:build:done']?.(options as never);
	return readFileSync(join(folder, 'sw.js'), 'utf8');
}

function writeSite(folder: string, change: string): void {
	for (const name of ['data', '_astro', 'explore']) mkdirSync(join(folder, name));
	writeFileSync(join(folder, 'index.html'), 'home');
	writeFileSync(join(folder, 'explore', 'index.html'), 'explore');
	writeFileSync(join(folder, 'data', 'places.json'), '[]');
	writeFileSync(join(folder, 'sitemap-0.xml'), change);
}

test('the worker is the same for the same site, and another one when a page has changed', async () => {
	using one = temporaryFolder();
	using same = temporaryFolder();
	using other = temporaryFolder();
	writeSite(one.path, '<lastmod>2026-11-01</lastmod>');
	writeSite(same.path, '<lastmod>2026-11-01</lastmod>');
	writeSite(other.path, '<lastmod>2026-11-02</lastmod>');
	const text = await workerOf(one.path);

	expect(await workerOf(same.path)).toBe(text);
	expect(await workerOf(other.path)).not.toBe(text);
	expect(text).toMatch(
		/^self\.guide=\{"base":"\/guide\/","build":"[\da-f]{16}","offlinePage":"\/guide\/offline\/","overviews":\["\/guide\/","\/guide\/explore\/"\]\};\n/,
	);
});

test('where it is turned off the worker only removes, and one of public/ stays', async () => {
	using folder = temporaryFolder();
	writeSite(folder.path, '');
	const text = await workerOf(folder.path, false);
	expect(text).toContain('unregister()');
	expect(text).not.toContain('fetch');

	writeFileSync(join(folder.path, 'sw.js'), '// of the operator');
	expect(await workerOf(folder.path)).toBe('// of the operator');
});
