import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot } from '../../support/build-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const starter = join(projectRoot, 'scripts', 'compiled-code.cjs');
const compiled = join('.waymark', 'compiled-code');

/** Runs a module as a build is run, in a folder; returns what it has printed. */
function run(
	folder: string,
	settings: Record<string, string> = {},
	code = 'console.log(process.env.NODE_COMPILE_CACHE);',
): string {
	writeFileSync(join(folder, 'build.mjs'), code);
	const start = `require(${JSON.stringify(starter)}).takeCompiledCode(); import('./build.mjs');`;
	const { stderr, stdout } = spawnSync(process.execPath, ['--eval', start], {
		cwd: folder,
		encoding: 'utf8',
		env: { PATH: process.env.PATH, ...settings },
	});
	return `${stderr}${stdout}`.trim();
}

function filesIn(folder: string): string[] {
	return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
}

test('leaves compiled code in the cache, for the processes of a build and the next one', () => {
	using folder = temporaryFolder();

	expect(run(folder.path)).toBe(join(folder.path, compiled));
	// The folder of this version of Node, and the module in it.
	expect(filesIn(join(folder.path, compiled))).toHaveLength(2);
});

test('takes the folder of the cache that is set', () => {
	using folder = temporaryFolder();

	expect(run(folder.path, { WAYMARK_CACHE: 'kept' })).toBe(
		join(folder.path, 'kept', 'compiled-code'),
	);
	expect(filesIn(join(folder.path, 'kept', 'compiled-code'))).toHaveLength(2);
	expect(existsSync(join(folder.path, '.waymark'))).toBe(false);
});

test('leaves a folder that the machine has for compiled code to it', () => {
	using folder = temporaryFolder();
	const ofMachine = join(folder.path, 'machine');

	expect(run(folder.path, { NODE_COMPILE_CACHE: ofMachine })).toBe(ofMachine);
	expect(filesIn(folder.path).some((file) => file.startsWith('.waymark'))).toBe(false);
});

test('runs a build without compiled code where the cache cannot be written to', () => {
	using folder = temporaryFolder();
	writeFileSync(join(folder.path, '.waymark'), '');

	expect(run(folder.path)).toBe('undefined');
});

test('empties a folder that has grown by many builds', () => {
	using folder = temporaryFolder();
	const ofOldNode = join(folder.path, compiled, 'v20');
	mkdirSync(ofOldNode, { recursive: true });
	for (let file = 0; file < 8000; file++) writeFileSync(join(ofOldNode, String(file)), '');

	run(folder.path);

	expect(filesIn(join(folder.path, compiled))).toHaveLength(2);
});
