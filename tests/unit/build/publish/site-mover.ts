import { renameSync, writeSync } from 'node:fs';
import { replaceFolder } from '../../../../src/build/publish/replace-folder.ts';

/**
 * Puts one site in the place of another, and stops between the two renames: says so, and waits to
 * be killed as long as the process that started it lives.
 */
const [startedBy, next = '', place = ''] = process.argv.slice(2);
const pause = new Int32Array(new SharedArrayBuffer(4));
const rename = ((from: string, to: string) => {
	if (from === place) {
		renameSync(from, to);
		return;
	}
	writeSync(1, 'moved aside');
	while (process.ppid === Number(startedBy)) Atomics.wait(pause, 0, 0, 100);
}) as typeof renameSync;
replaceFolder(next, place, { rename });
