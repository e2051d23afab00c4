import { get } from 'node:http';
import { expect, test } from '@playwright/test';
import { previewSite } from '../../../../src/cli/preview/preview-site.ts';
import { folderOf } from '../../../support/folder-of.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const files = {
	'index.html': 'The guide.',
	'404.html': 'No page of the guide.',
	'places/index.html': 'All places.',
	'map.json': '{}',
};

test('whoever asks by another name of this machine is answered', async () => {
	using folder = temporaryFolder();
	const server = await previewSite({ folder: folderOf(folder.path, files), base: '/', port: 0 });
	const { port } = new URL(server.resolvedUrls?.local[0] ?? '');
	const status = await new Promise((resolve, reject) => {
		get({ port, headers: { host: 'guide.example' } }, (response) => {
			response.resume();
			resolve(response.statusCode);
		}).on('error', reject);
	});
	await server.close();

	expect(status).toBe(200);
});

for (const base of ['/', '/guide']) {
	test(`a site below ${base} is served as its host will serve it`, async () => {
		using folder = temporaryFolder();
		const server = await previewSite({ folder: folderOf(folder.path, files), base, port: 0 });
		const site = server.resolvedUrls?.local[0] ?? '';
		const ask = async (path: string) => {
			const response = await fetch(new URL(path, site), { redirect: 'manual' });
			const { headers, status } = response;
			return [
				status,
				headers.get('content-type') ?? headers.get('location'),
				await response.text(),
			];
		};
		try {
			const root = new URL(site).pathname;
			expect(await ask('')).toEqual([200, 'text/html', 'The guide.']);
			expect(await ask('places/')).toEqual([200, 'text/html', 'All places.']);
			expect(await ask('places?from=map')).toEqual([302, `${root}places/?from=map`, '']);
			expect(await ask('map.json')).toEqual([200, 'application/json', '{}']);
			for (const path of ['a'.repeat(300), 'nowhere', 'nowhere/', 'nowhere.png']) {
				expect(await ask(path)).toEqual([404, 'text/html; charset=utf-8', 'No page of the guide.']);
			}
		} finally {
			await server.close();
		}
	});
}
