import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hourMs } from '../../../../src/i18n/durations.ts';
import { partialPath, sweepPartials } from '../../../../src/content/snapshot/partial-files.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

/** Writes a file that was changed last so many hours ago. */
function writeOld(path: string, hours: number): void {
	writeFileSync(path, '');
	const changed = new Date(Date.now() - hours * hourMs);
	utimesSync(path, changed, changed);
}

test('what a process of this machine still writes stays, however old it looks by the clock', () => {
	using folder = temporaryFolder();
	const path = join(folder.path, 'snapshot.sqlite');
	writeOld(partialPath(path), 400 * 24);

	sweepPartials(path);

	expect(readdirSync(folder.path)).toHaveLength(1);
});

test('what a process of another machine has left goes after six hours', () => {
	using folder = temporaryFolder();
	const path = join(folder.path, 'snapshot.sqlite');
	writeOld(`${path}.3f2a9c1b7d10-7.81234.partial`, 6.1);
	writeOld(`${path}.99aa00bb11cc-7.91234.partial`, 5.9);

	sweepPartials(path);

	expect(readdirSync(folder.path)).toEqual(['snapshot.sqlite.99aa00bb11cc-7.91234.partial']);
});
