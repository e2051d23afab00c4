import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the file in which a guide that uses the package says what it is. */
const name = 'guide.ts';

/**
 * Returns the path of the guide's own file, `undefined` where it has none: the sample's facts, or a
 * fork's, are in `site.ts`.
 *
 * @param root Folder of the guide.
 */
export function guideFile(root: string = process.cwd()): string | undefined {
	const path = join(root, name);
	return existsSync(path) ? path : undefined;
}

/** Names the file whose members messages speak of. */
export const factsFile = guideFile() === undefined ? 'src/config/site.ts' : name;
