import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { webServers } from '../../src/config/host-limits.ts';
import { headersFile } from '../../src/config/security/headers-file.ts';
import { embedders } from '../support/web-server-setups.ts';
import { servedBy } from '../support/web-server-test.ts';

// Each server is started once.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow' });

const gzip = { 'accept-encoding': 'gzip, deflate' };

for (const name of webServers) {
	test.describe(`${name} with its recipe`, () => {
		const guide = servedBy(name);

		test('keeps for itself what is for servers, and compressed files', async () => {
			for (const path of [
				'/_headers',
				'//_headers',
				'/%5Fheaders',
				'/_redirects',
				...webServers.map((server) => `/_redirects.${server}`),
				'/precompressed/index.html.gz',
				'/precompressed/data.csv.br',
			]) {
				expect((await guide.ask(path)).status, path).toBe(404);
			}
		});

		test('answers with the page for what is not found, and keeps browsers from remembering it', async () => {
			const page = readFileSync(join(guide.site, '404.html'));
			for (const path of [
				'/nowhere',
				'/nowhere/',
				// A folder without a page.
				'/data/',
				'/_astro/',
				'/about.html',
				'/404',
				'/_astro/missing.js',
				'/events/missing.ics',
				'/_headers',
				'/precompressed/index.html.gz',
			]) {
				const plain = await guide.ask(path);
				const compressed = await guide.ask(path, gzip);

				expect([plain.status, plain.type, plain.headers['cache-control']], path).toEqual([
					404,
					'text/html; charset=utf-8',
					'no-cache',
				]);
				expect(plain.body.equals(page), path).toBe(true);
				expect([compressed.status, compressed.encoding], path).toEqual([404, 'gzip']);
				expect(gunzipSync(compressed.body).equals(page), path).toBe(true);
			}
		});

		test('has the headers of the guide in every answer', async () => {
			const [, , ...lines] = headersFile('/', new Map()).split('\n\n')[0]?.split('\n') ?? [];
			const stated = lines
				.map((line) => line.trim().split(': '))
				.filter(([header]) => header !== 'Strict-Transport-Security' || name === 'caddy');
			const policy = ['Content-Security-Policy', `frame-ancestors ${embedders}`];
			const asset = readdirSync(join(guide.site, '_astro'))[0] ?? '';

			expect(stated.length).toBeGreaterThanOrEqual(3);
			for (const path of ['/', `/_astro/${asset}`, '/nowhere/', '/about', '/places/old-quay/']) {
				const { headers } = await guide.ask(path, gzip);
				for (const [header = '', value] of [...stated, policy]) {
					expect(headers[header.toLowerCase()], `${header} of ${path}`).toBe(value);
				}
			}
		});

		test('leads to the slash at the end and from former addresses, at the host that was asked', async () => {
			const added = name === 'caddy' ? 308 : 301;
			// Apache knows no redirects to a path alone.
			const origin = name === 'apache' ? 'http://guide.example:8443' : '';
			for (const [path, expected, target] of [
				['/about', added, '/about/'],
				['//about', added, '/about/'],
				// That of Debian 12 forgets the filter.
				['/explore?city=Faro', added, `/explore/${name === 'caddy' ? '' : '?city=Faro'}`],
				['/places/old-quay/', 301, '/places/'],
				['/places/old-quay/?a=1&b=%20', 301, '/places/?a=1&b=%20'],
				['/places/%E5%9F%A0%E9%A0%AD/', 301, '/places/%E6%B8%AF/'],
			] as const) {
				const { headers, status } = await guide.ask(path, { host: 'guide.example:8443' });
				expect([status, headers.location], path).toEqual([expected, origin + target]);
			}
		});

		test('shows the guide without a fault, whose worker browsers start', async ({ page }) => {
			const faults: string[] = [];
			page.on('console', (message) => {
				// Photographs of the sample are elsewhere.
				const isOfGuide = message.location().url.startsWith(guide.url);
				if (message.type() === 'error' && isOfGuide) faults.push(message.text());
			});
			page.on('pageerror', ({ message }) => faults.push(message));

			await page.goto(guide.url);
			await page.mouse.move(100, 100);
			await page.mouse.move(120, 120);
			await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
			await page.goto(`${guide.url}explore/`);
			await expect(page.locator('.place-rows li').first()).toBeVisible();
			await page.goto(`${guide.url}places/old-quay/`);

			await expect(page.locator('h1')).toBeVisible();
			expect(faults).toEqual([]);
		});
	});
}
