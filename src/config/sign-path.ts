import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './package-folder.ts';

/** File of the guide's sign, from its own folder and from that of the package. */
const signFile = join('public', 'favicon.svg');

/**
 * Returns the path of the guide's sign: its own or, where it has none, that of the package.
 *
 * @param root Folder of the guide.
 */
export function signPath(root: string = process.cwd()): string {
	const own = join(root, signFile);
	return existsSync(own) ? own : join(packageFolder, signFile);
}
