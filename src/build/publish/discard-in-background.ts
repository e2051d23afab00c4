import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { discard } from './replace-folder.ts';

/**
 * Removes a folder that is needed no more in a process of its own, which goes on when the caller
 * has ended. What that process cannot remove is left to the next build.
 */
export function discardInBackground(folder: string): void {
	const module = fileURLToPath(new URL('discarding-process.ts', import.meta.url));
	const child = spawn(process.execPath, [module, folder], {
		detached: true,
		stdio: 'ignore',
		// Windows opens a window for a process that is detached.
		windowsHide: true,
	});
	// There may be no more processes for the user.
	child.once('error', () => {
		discard(folder);
	});
	child.unref();
}
