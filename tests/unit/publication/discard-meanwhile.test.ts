import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { discardMeanwhile } from '../../../src/publication/discard-meanwhile.ts';
import { folderOf } from '../../support/folder-of.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const manyPages = Object.fromEntries(
	Array.from({ length: 3000 }, (_, number) => [`places/${number}/index.html`, 'A page']),
);

test('a former site goes while the build goes on', async () => {
	using folder = temporaryFolder();
	const former = folderOf(join(folder.path, 'former'), manyPages);

	discardMeanwhile(former);

	expect(existsSync(join(former, 'places'))).toBe(true);
	await expect.poll(() => existsSync(former)).toBe(false);
});

test('of a former site nothing stays where the build ends before it is gone', () => {
	using folder = temporaryFolder();
	const former = folderOf(join(folder.path, 'former'), manyPages);
	const module = join(import.meta.dirname, '../../../src/publication/discard-meanwhile.ts');
	const build = `(await import(${JSON.stringify(module)})).discardMeanwhile(${JSON.stringify(former)}); process.exit(3);`;

	const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', build]);

	expect([status, stderr.toString()]).toEqual([3, '']);
	expect(existsSync(former)).toBe(false);
});
