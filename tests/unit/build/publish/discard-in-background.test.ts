import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { discardInBackground } from '../../../../src/build/publish/discard-in-background.ts';
import { folderOf } from '../../../support/folder-of.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const manyPages = Object.fromEntries(
	Array.from({ length: 3000 }, (_, number) => [`places/${number}/index.html`, 'A page']),
);

test('a former site goes while the build goes on', async () => {
	using folder = temporaryFolder();
	const former = folderOf(join(folder.path, 'former'), manyPages);

	discardInBackground(former);

	expect(existsSync(join(former, 'places'))).toBe(true);
	await expect.poll(() => existsSync(former)).toBe(false);
});

for (const [when, end] of Object.entries({
	'at once': 'process.exit(3)',
	'when a part of it is gone': `
		while (left() === count) await setTimeout(1);
		process.exit(3);`,
})) {
	test(`of a former site nothing stays where the build ends ${when}`, async () => {
		using folder = temporaryFolder();
		const former = folderOf(join(folder.path, 'former'), manyPages);
		const module = join(
			import.meta.dirname,
			'../../../../src/build/publish/discard-in-background.ts',
		);
		const build = join(folder.path, 'build.mjs');
		const code = `
			import { existsSync, readdirSync } from 'node:fs';
			import { join } from 'node:path';
			import { setTimeout } from 'node:timers/promises';
			const { discardInBackground } = await import(${JSON.stringify(module)});
			const former = ${JSON.stringify(former)};
			const places = join(former, 'places');
			const left = () => (existsSync(places) ? readdirSync(places).length : 0);
			const count = left();
			discardInBackground(former);
			${end}`;
		writeFileSync(build, code);

		const { status, stderr } = spawnSync(process.execPath, [build]);

		expect([status, stderr.toString()]).toEqual([3, '']);
		await expect.poll(() => existsSync(former)).toBe(false);
	});
}
