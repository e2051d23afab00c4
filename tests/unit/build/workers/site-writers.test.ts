import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from '@playwright/test';
import { endSiteWriters, noteSiteWriter } from '../../../../src/build/workers/site-writers.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

/** Code that writes into a folder for as long as it runs, and makes it anew where it is gone. */
const writing = `const { mkdirSync, writeFileSync } = require('node:fs');
	setInterval(() => {
		mkdirSync(folder + '/places/mill', { recursive: true });
		writeFileSync(folder + '/places/mill/index.html', 'Mill');
	}, 1);`;

test('nothing stays of a site that failed, into which a thread and a process were still writing', async () => {
	using temporary = temporaryFolder();
	const byThread = join(temporary.path, 'thread');
	const byProcess = join(temporary.path, 'process');
	const thread = new Worker(
		`const folder = require('node:worker_threads').workerData; ${writing}`,
		{
			eval: true,
			workerData: byThread,
		},
	);
	thread.unref();
	noteSiteWriter(thread);
	noteSiteWriter(
		spawn(process.execPath, ['-e', `const folder = process.argv[1]; ${writing}`, byProcess]),
	);
	await expect.poll(() => existsSync(byThread) && existsSync(byProcess)).toBe(true);

	await endSiteWriters();
	rmSync(byThread, { recursive: true });
	rmSync(byProcess, { recursive: true });
	await new Promise((resolve) => setTimeout(resolve, 50));

	expect(existsSync(byThread) || existsSync(byProcess)).toBe(false);
});

test('who has ended already is not waited for', async () => {
	const thread = new Worker('', { eval: true });
	noteSiteWriter(thread);
	await once(thread, 'exit');

	await endSiteWriters();
});
