import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the project. */
export const projectFolder = join(import.meta.dirname, '..', '..');

/** Reads a file of the project. */
export function readSource(path: string): string {
	return readFileSync(join(projectFolder, path), 'utf8');
}
