import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ownImmutableFolders } from '../../../../src/build/site-checks/own-immutable-folders.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

test('an own folder that browsers would keep for a year is warned of, and no other', () => {
	using folder = temporaryFolder();
	mkdirSync(join(folder.path, 'images'));
	mkdirSync(join(folder.path, 'pictures'));
	writeFileSync(join(folder.path, 'favicon.svg'), '');

	expect(ownImmutableFolders(folder.path)).toEqual([
		'public/images/: browsers keep what is below /images/ for a year, as its names change with its content. Give that folder another name, so that visitors see what you change in it.',
	]);
	expect(ownImmutableFolders(join(folder.path, 'none'))).toEqual([]);
});
