import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './build-site.ts';

const copied = [
	'.config',
	'astro.config.mjs',
	'package-lock.json',
	'package.json',
	'public',
	'sample-content',
	'src',
	'tsconfig.json',
];

/**
 * A copy of the project with one of its files changed: as somebody might change it by mistake.
 *
 * @returns Its folder, which shares the packages of the project.
 */
export function projectWithChange(
	name: string,
	file: string,
	change: (source: string) => string,
): string {
	const folder = join(projectRoot, 'test-results', 'projects', name);
	copyProject(folder);
	changeFile(folder, file, change);
	return folder;
}

/** Changes a file in a copy of the project. */
export function changeFile(folder: string, file: string, change: (source: string) => string): void {
	const source = readFileSync(join(folder, file), 'utf8');
	const changed = change(source);
	if (changed === source) throw new Error(`Nothing was changed in ${file}.`);
	writeFileSync(join(folder, file), changed);
}

/** Copies the project into a folder, which shares its packages. */
export function copyProject(folder: string): void {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	for (const entry of copied) {
		cpSync(join(projectRoot, entry), join(folder, entry), { recursive: true });
	}
	symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
}
