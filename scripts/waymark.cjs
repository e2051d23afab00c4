#!/usr/bin/env node
'use strict';
/**
 * Starts the command `waymark` of the package, with the Node that the package brings where the one
 * of the machine is too old. Hence it is JavaScript that any Node reads.
 */
const { spawnSync } = require('child_process');
const { existsSync } = require('fs');
const { dirname, join } = require('path');
const { pathToFileURL } = require('url');
const { takeCompiledCode } = require('./compiled-code.cjs');

const needed = Number(require('../package.json').dependencies.node.split('.')[0]);
if (Number(process.versions.node.split('.')[0]) >= needed) {
	const fail = () => {
		console.error('waymark waits for something that never comes.');
		process.exitCode = 13;
	};
	process.once('beforeExit', fail);
	if (process.argv[2] === 'build') takeCompiledCode();
	const command = pathToFileURL(join(__dirname, '..', 'src', 'cli', 'commands', 'waymark.js'));
	void import(command.href).then(() => process.off('beforeExit', fail));
} else {
	runWithOwnNode();
}

/** Runs the same command line with the Node of the package, if npm has installed it. */
function runWithOwnNode() {
	const node = ownNode();
	if (node === undefined) {
		console.error(
			`Node ${process.versions.node} is too old, and the Node ${needed} that the package brings is missing, as npm was told to run no install scripts: run "npm rebuild node --ignore-scripts=false", or install Node ${needed}.`,
		);
		process.exitCode = 1;
		return;
	}
	const { status } = spawnSync(node, [__filename, ...process.argv.slice(2)], { stdio: 'inherit' });
	process.exitCode = status === null ? 1 : status;
}

function ownNode() {
	try {
		const path = join(dirname(require.resolve('node/package.json')), 'bin', 'node');
		return existsSync(path) ? path : undefined;
	} catch {
		return undefined;
	}
}
