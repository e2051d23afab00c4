import { readdirSync, symlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { restoreSite } from '../../../../src/build/publish/restore-site.ts';
import { folderOf, textsIn } from '../../../support/folder-of.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const site = { 'index.html': 'A page.' };

test('a site that was moved aside is put back where a link leads', () => {
	using folder = temporaryFolder();
	const server = join(folder.path, 'server');
	symlinkSync(join('server', 'guide'), join(folder.path, 'dist'));
	folderOf(join(server, `guide.replaced.${hostname().replace(/[^\w-]/g, '_')}-1.1.partial`), site);

	restoreSite(join(folder.path, 'dist'));

	expect(readdirSync(server)).toEqual(['guide']);
	expect(textsIn(join(folder.path, 'dist'))).toEqual(site);
});

test('what is not there is no fault', () => {
	using folder = temporaryFolder();

	restoreSite(join(folder.path, 'none', 'dist'));

	expect(readdirSync(folder.path)).toEqual([]);
});
