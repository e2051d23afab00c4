import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readContentFolder } from '../../../../src/cli/sample-service/content-folder.ts';
import { startContentServer } from '../../../../src/cli/sample-service/server.ts';

for (const [name, type] of [
	['tower.jpg', 'image/jpeg'],
	['tower.JPEG', 'image/jpeg'],
	['tower.png', 'image/png'],
	['tower.webp', 'image/webp'],
	['tower.avif', 'image/avif'],
	['tower.gif', 'image/gif'],
	['tower.svg', 'image/svg+xml'],
	['Praça do Comércio (1).jpg', 'image/jpeg'],
] as const) {
	test(`${name} is served as ${type}, without a token`, async () => {
		await using server = await runningWith({ [`images/${name}`]: 'picture' });

		const response = await fetch(`${server.url}/images/${encodeURIComponent(name)}`);

		expect(response.status).toBe(200);
		expect(response.headers.get('content-type')).toBe(type);
		expect(response.headers.get('content-length')).toBe('7');
		expect(await response.text()).toBe('picture');
	});
}

test('a picture asked for with its own tag is answered 304', async () => {
	await using server = await runningWith({ 'images/tower.jpg': 'picture' });
	const url = `${server.url}/images/tower.jpg`;
	const etag = (await fetch(url)).headers.get('etag') ?? '';

	const again = await fetch(url, { headers: { 'if-none-match': etag } });

	expect([again.status, await again.text()]).toEqual([304, '']);
});

for (const path of [
	'/images/',
	'/images/missing.jpg',
	'/images/notes.txt',
	'/images/.hidden.jpg',
	'/images/..%2Fsecret.jpg',
	'/images/%2E%2E/secret.jpg',
	'/images/../secret.jpg',
	'/images/..%5Csecret.jpg',
	'/images/..\\secret.jpg',
	'/images/%00tower.jpg',
	'/images/tower.jpg%00.jpg',
	'/images/%E0%A4%A',
	'/images//etc/passwd',
	'/images/folder.jpg',
	'/images/inner%2Ftower.jpg',
	'/images/inner/tower.jpg',
	'/images/link.jpg',
]) {
	test(`${path} is answered 404`, async () => {
		await using server = await runningWith({
			'secret.jpg': 'secret',
			'images/tower.jpg': 'picture',
			'images/notes.txt': 'notes',
			'images/.hidden.jpg': 'hidden',
			'images/inner/tower.jpg': 'inner',
			'images/folder.jpg/file.jpg': 'file',
		});

		expect(await rawStatus(server.url, path)).toBe(404);
	});
}

test('content without a folder has no pictures', async () => {
	const server = await startContentServer({ content: {}, token: 't' });
	const response = await fetch(`${server.url}/images/tower.jpg`);
	await server.close();

	expect(response.status).toBe(404);
});

async function runningWith(files: Readonly<Record<string, string>>) {
	const folder = await mkdtemp(join(tmpdir(), 'waymark-images-'));
	for (const [name, text] of Object.entries(files)) {
		await mkdir(join(folder, name, '..'), { recursive: true });
		await writeFile(join(folder, name), text);
	}
	if ('secret.jpg' in files) await symlink('../secret.jpg', join(folder, 'images/link.jpg'));
	const server = await startContentServer({
		content: await readContentFolder(folder),
		token: 't',
	});
	return {
		url: server.url,
		async [Symbol.asyncDispose]() {
			await server.close();
			await rm(folder, { recursive: true });
		},
	};
}

/** Sends the path as it is: `fetch` would tidy it up. */
async function rawStatus(url: string, path: string): Promise<number | undefined> {
	return new Promise((resolve, reject) => {
		request(url, { path }, (response) => {
			response.resume();
			resolve(response.statusCode);
		})
			.on('error', reject)
			.end();
	});
}
