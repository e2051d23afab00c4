import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is removed, with all that is in it, at the end of the block that holds it by `using`. */
export function temporaryFolder(): { path: string; [Symbol.dispose]: () => void } {
	const path = mkdtempSync(join(tmpdir(), 'waymark-'));
	return {
		path,
		[Symbol.dispose]: () => {
			rmSync(path, { recursive: true, force: true });
		},
	};
}
