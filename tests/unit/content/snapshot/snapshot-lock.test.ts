import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { withSnapshotLock } from '../../../../src/content/snapshot/snapshot-lock.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

test('a lock that is damaged is held by nobody, and is made anew', () => {
	using folder = temporaryFolder();
	const path = join(folder.path, 'snapshot.sqlite');
	writeFileSync(`${path}.lock`, 'no database'.repeat(500));

	expect(withSnapshotLock(path, () => 'done')).toBe('done');
	expect(withSnapshotLock(path, () => 'done')).toBe('done');
});
