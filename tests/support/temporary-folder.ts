import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder that is removed, with all that is in it, at the end of the block that holds it by
 * `using`.
 *
 * @param parent In which it is made.
 */
export function temporaryFolder(parent = tmpdir()): { path: string; [Symbol.dispose]: () => void } {
	const path = mkdtempSync(join(parent, 'waymark-'));
	return {
		path,
		[Symbol.dispose]: () => {
			rmSync(path, { recursive: true, force: true });
		},
	};
}
