import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { projectRoot } from '../../support/build-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

interface Project {
	/** Whether `npm ci` has run, and whether it ran the scripts of packages. */
	installed?: 'not' | 'without-scripts' | 'wholly';
	/** The version that Node says it has; its own if absent. */
	node?: string;
	/** The script that is started. */
	script?: string;
}

const greeting = `const words: readonly string[] = process.argv.slice(2);
console.log(String(import.meta.filename === process.argv[1]), words.join('+'));
process.exitCode = 3;`;

/** Starts a script with two words in a project of its own. */
function start({ installed = 'wholly', node, script = greeting }: Project) {
	using folder = temporaryFolder();
	const root = folder.path;
	mkdirSync(join(root, 'scripts'));
	for (const name of [
		'package.json',
		join('scripts', 'compiled-code.cjs'),
		join('scripts', 'run.cjs'),
	])
		copyFileSync(join(projectRoot, name), join(root, name));
	writeFileSync(join(root, 'hello.ts'), script);
	if (installed !== 'not') mkdirSync(join(root, 'node_modules', 'astro'), { recursive: true });
	if (installed === 'wholly')
		mkdirSync(join(root, 'node_modules', 'node', 'bin'), { recursive: true });
	const preloaded = join(root, 'version.cjs');
	const versions = node === undefined ? 'process.versions' : JSON.stringify({ node });
	writeFileSync(preloaded, `Object.defineProperty(process, 'versions', { value: ${versions} });`);
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		['--require', preloaded, join('scripts', 'run.cjs'), 'hello.ts', 'one', 'two'],
		{ cwd: root, encoding: 'utf8' },
	);
	return { status, stdout, stderr };
}

test('runs a script with its words and exit code, as Node itself would', () => {
	expect(start({})).toEqual({ status: 3, stdout: 'true one+two\n', stderr: '' });
});

test('runs a script without the Node of the project where that of the machine is new enough', () => {
	expect(start({ installed: 'without-scripts' }).stdout).toBe('true one+two\n');
});

test('says to run npm ci where nothing is installed', () => {
	expect(start({ installed: 'not' })).toEqual({
		status: 1,
		stdout: '',
		stderr:
			'What the project needs is not installed: run "npm ci" in its folder, then try again.\n',
	});
});

test('says how to install the Node of the project where npm ran no install scripts', () => {
	expect(start({ installed: 'without-scripts', node: '20.20.2' })).toEqual({
		status: 1,
		stdout: '',
		stderr:
			'Node 20.20.2 is too old, and the Node 24 that "npm ci" installs is missing, as npm was told to run no install scripts: run "npm rebuild node --ignore-scripts=false", or install Node 24.\n',
	});
});

test('says to use npm run where a Node that is too old is taken in place of that of the project', () => {
	expect(start({ node: '18.19.1' })).toEqual({
		status: 1,
		stdout: '',
		stderr:
			'Node 18.19.1 is too old: start this with "npm run", which takes the Node 24 that "npm ci" has installed, or install Node 24.\n',
	});
});

test('fails where a script fails, ends early or waits for something that never comes', () => {
	const failed = start({ script: "throw new Error('It rains.')" });
	const endless = start({ script: 'await new Promise(() => {});' });

	expect(failed.status).toBe(1);
	expect(failed.stderr).toContain('Error: It rains.');
	expect(start({ script: 'process.exit(0)' }).status).toBe(0);
	expect(endless.status).toBe(13);
	expect(endless.stderr).toContain('hello.ts waits for something that never comes.');
});

test('starts every script of package.json', () => {
	const { scripts } = z
		.object({ scripts: z.record(z.string(), z.string()) })
		.parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')));
	const parts = Object.values(scripts).flatMap((words) => words.split(' && '));

	expect(parts.length).toBeGreaterThan(20);
	expect(parts.filter((part) => !/^(node scripts\/run\.cjs|npm run) /.test(part))).toEqual([]);
});
