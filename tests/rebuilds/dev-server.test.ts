import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { environmentKeptIn, projectRoot, withoutHome } from '../support/build-site.ts';
import { copyProject } from '../support/project-copy.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('the guide can be looked at while it is worked on, also by a user without a home', async ({
	page,
}) => {
	using folder = temporaryFolder();
	// Builds that run meanwhile change what the server watches in the project.
	const project = join(projectRoot, 'test-results', 'projects', 'dev-server');
	copyProject(project);
	const server = spawn(
		process.execPath,
		[
			join('src', 'cli', 'commands', 'astro.ts'),
			'dev',
			'--host',
			'127.0.0.1',
			// Another one of this project may be running.
			'--ignore-lock',
		],
		{
			cwd: project,
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
		// Where its port is taken, it takes the next one.
		const address = () => /http:\/\/127\.0\.0\.1:\d+\//.exec(output)?.[0] ?? '';
		await expect.poll(address, { timeout: 300_000 }).not.toBe('');
		await expect(async () => {
			await page.goto(`${address()}places/`);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Places');
		}).toPass({ timeout: 300_000 });
		await page
			.getByRole('main')
			.getByRole('heading', { level: 3 })
			.getByRole('link')
			.first()
			.click();

		await expect(page).toHaveURL(/\/places\/[^/]+-[0-9a-f]{8}\/$/, { timeout: 300_000 });
		await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Places');
		await expect(page.locator('html')).toHaveCSS('--accent-hue', '255');
		expect((await page.goto(`${address()}nowhere/`))?.status()).toBe(404);
	} finally {
		server.kill();
		await closed;
	}
});
