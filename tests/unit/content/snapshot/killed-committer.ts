import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { SnapshotWriter } from '../../../../src/content/snapshot/snapshot-writer.ts';
import { factsAt } from '../../../support/snapshot-entries.ts';

/**
 * Puts a snapshot in the place of the one at the path that it is given, and is killed when all is
 * done but that.
 */
const [path = ''] = process.argv.slice(2);
const rename = fs.renameSync;
fs.renameSync = (from, to) => {
	if (to === path) process.kill(process.pid, 'SIGKILL');
	rename(from, to);
};
syncBuiltinESMExports();
new SnapshotWriter(path).commit(factsAt('2026-11-21T09:00:00.000Z'), 'other-format');
