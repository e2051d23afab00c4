import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/build-site.ts';

const aside = join(projectRoot, 'test-results', 'bench', 'aside');

/**
 * Moves a folder out of the way, to be removed when nothing is measured any more.
 *
 * For minutes after files are deleted, ext4 passes their inodes over one by one
 * (`recently_deleted` in `fs/ext4/ialloc.c`): in a build that followed the removal of another one's
 * files, a fifth of the processor's time went there.
 */
export function setAside(folder: string): void {
	if (!existsSync(folder)) return;
	mkdirSync(aside, { recursive: true });
	renameSync(folder, join(aside, String(readdirSync(aside).length)));
}

/** Removes what was set aside. */
export function removeSetAside(): void {
	rmSync(aside, { recursive: true, force: true });
}
