'use strict';
/**
 * Starts every script of `package.json`: `node scripts/run.cjs FILE [ARGUMENTS]`.
 *
 * Most of them are TypeScript and need what `npm ci` installs, the Node of the `node` package
 * included. Where that is missing they would end with a stack that helps nobody: this says in one
 * sentence what to do. Hence it is JavaScript that any Node reads, and imports nothing installed.
 */
const { existsSync } = require('fs');
const { basename, join } = require('path');
const { pathToFileURL } = require('url');
const { takeCompiledCode } = require('./compiled-code.cjs');

const root = join(__dirname, '..');
const [file, ...words] = process.argv.slice(2);
const path = join(root, file);
const remedy = missing();
if (remedy === undefined) {
	run();
} else {
	console.error(remedy);
	process.exitCode = 1;
}

/** Returns what to do before the file can run, or `undefined` if it can. */
function missing() {
	if (!existsSync(join(root, 'node_modules', 'astro')) || !existsSync(path)) {
		return 'What the project needs is not installed: run "npm ci" in its folder, then try again.';
	}
	const needed = require('../package.json').dependencies.node.split('.')[0];
	const { node: running } = process.versions;
	if (Number(running.split('.')[0]) >= Number(needed)) return undefined;
	const isInstalled = existsSync(join(root, 'node_modules', 'node', 'bin'));
	return isInstalled
		? `Node ${running} is too old: start this with "npm run", which takes the Node ${needed} that "npm ci" has installed, or install Node ${needed}.`
		: `Node ${running} is too old, and the Node ${needed} that "npm ci" installs is missing, as npm was told to run no install scripts: run "npm rebuild node --ignore-scripts=false", or install Node ${needed}.`;
}

/** Runs the file in this process, as if Node had been started with it. */
function run() {
	process.argv = [process.argv[0], path, ...words];
	if (basename(file) === 'build.ts') takeCompiledCode();
	// Node would end with 0 where it waits for something that never comes, as this file is done.
	const fail = () => {
		console.error(`${file} waits for something that never comes.`);
		process.exitCode = 13;
	};
	process.once('beforeExit', fail);
	void import(pathToFileURL(path).href).then(() => process.off('beforeExit', fail));
}
