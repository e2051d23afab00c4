import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../../content/snapshot/error-code.ts';
import { type DoctorFinding, wrong } from './finding.ts';

/**
 * Reports where no file of the project can be moved to the folder in which the site is made: Astro
 * moves scripts and styles there.
 *
 * It is tried: parts of one disk that are mounted apart are as good as two.
 *
 * @param folder Can be written to.
 * @param setting Which names it, or what is in it.
 */
export function fileSystemFinding(
	folder: string,
	setting: 'OUTPUT_DIRECTORY' | 'WAYMARK_CACHE',
): DoctorFinding[] {
	const probe = `.waymark-doctor-${process.pid}`;
	const moved = join(folder, probe);
	try {
		writeFileSync(probe, '');
		renameSync(probe, moved);
		rmSync(moved);
		return [];
	} catch (error) {
		// All else is about rights, and told by those.
		if (!hasCode(error, ['EXDEV'])) return [];
		return [
			wrong(
				'file system',
				`${folder} is on another one than the project, from where no file can be moved there.`,
				setting === 'OUTPUT_DIRECTORY'
					? 'Let OUTPUT_DIRECTORY name a folder on the file system of the project, and copy the site from there to the other one.'
					: 'Let WAYMARK_CACHE name a folder on the file system of the project.',
			),
		];
	} finally {
		rmSync(probe, { force: true });
	}
}
