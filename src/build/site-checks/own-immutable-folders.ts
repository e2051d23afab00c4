import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { immutableFolders } from '../../config/security/headers-file.ts';

/**
 * Returns warnings of an operator's own folders that browsers and recipes would take for those of
 * the guide, whose files never change.
 *
 * @param publicFolder Folder of the operator's own files, which Astro copies into the site as
 *   they are (`publicDir`).
 */
export function ownImmutableFolders(publicFolder: string): string[] {
	return immutableFolders
		.filter((name) => existsSync(join(publicFolder, name)))
		.map(
			(name) =>
				`public/${name}/: browsers keep what is below /${name}/ for a year, as its names change with its content. Give that folder another name, so that visitors see what you change in it.`,
		);
}
