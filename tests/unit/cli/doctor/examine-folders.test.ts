import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { examineFolders } from '../../../../src/cli/doctor/examine-folders.ts';
import { folderOf } from '../../../support/folder-of.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

test('of a folder that cannot be written to the setting is told that names it, also for a part of the pages', () => {
	using folder = temporaryFolder();
	const root = folderOf(join(folder.path, 'project'), { file: '' });
	// Nothing can be made below a file.
	const cache = join(root, 'file', 'cache');
	const folders = {
		snapshotPath: join(cache, 'content.db'),
		reportPath: join(root, 'report.json'),
		root,
	};
	const remedies = (findings: ReturnType<typeof examineFolders>['findings']) =>
		findings.filter(({ verdict }) => verdict === 'wrong').map(({ remedy }) => remedy);

	const whole = examineFolders({ ...folders, outputFolder: join(root, 'dist') });
	const part = examineFolders({
		...folders,
		outputFolder: join(cache, 'shard'),
		outputSetting: 'WAYMARK_CACHE',
	});

	const remedy = 'Give this user the right to write there, or set WAYMARK_CACHE to another folder.';
	expect(remedies(whole.findings)).toEqual([remedy]);
	expect(remedies(part.findings)).toEqual([remedy]);
});
