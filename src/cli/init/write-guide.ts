import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOfGuide } from './guide-files.ts';
import type { WorkflowHost } from './workflows.ts';

/**
 * Writes a new guide into a folder that is missing or empty.
 *
 * @returns Paths of its files.
 * @throws {GuideFolderError} When there is anything in the folder.
 */
export function writeGuide(folder: string, host: WorkflowHost | undefined): string[] {
	const [found] = existsSync(folder) ? readdirSync(folder) : [];
	if (found !== undefined) {
		throw new GuideFolderError(
			`${folder} is not empty (${found}): name a folder that is new, so that nothing is lost.`,
		);
	}
	const files = Object.entries(filesOfGuide(folder, host));
	for (const [path, text] of files) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	return files.map(([path]) => path);
}

/** Says that a guide cannot be written into a folder; the message says why. */
export class GuideFolderError extends Error {
	override name = 'GuideFolderError';
}
