import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { environmentKeptIn, projectRoot, withoutHome } from '../support/build-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('the guide can be looked at while it is worked on, also by a user without a home', async ({
	page,
}) => {
	using folder = temporaryFolder();
	const port = await freePort();
	const server = spawn(
		process.execPath,
		[
			join('src', 'commands', 'astro.ts'),
			'dev',
			'--host',
			'127.0.0.1',
			'--port',
			port,
			// Another one of this project may be running.
			'--ignore-lock',
		],
		{
			cwd: projectRoot,
			env: {
				...environmentKeptIn(folder.path),
				...withoutHome,
			},
		},
	);
	const closed = once(server, 'close');
	let output = '';
	server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
	server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
	try {
		await expect.poll(() => output, { timeout: 60_000 }).toContain(`127.0.0.1:${port}`);
		await expect(async () => {
			await page.goto(`http://127.0.0.1:${port}/places/`);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Places');
		}).toPass({ timeout: 30_000 });
		await page
			.getByRole('main')
			.getByRole('heading', { level: 2 })
			.getByRole('link')
			.first()
			.click();

		await expect(page).toHaveURL(/\/places\/[^/]+-[0-9a-f]{8}\/$/);
		await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Places');
		await expect(page.locator('html')).toHaveCSS('--accent-hue', '255');
		expect((await page.goto(`http://127.0.0.1:${port}/nowhere/`))?.status()).toBe(404);
	} finally {
		server.kill();
		await closed;
	}
});

async function freePort(): Promise<string> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	// A server on a port has an address of this form.
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, 'close');
	return String(port);
}
