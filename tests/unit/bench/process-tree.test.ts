import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { ProcessTree } from '../../bench/process-tree.ts';

const holds100Megabytes = 'const held = Buffer.alloc(100e6, 1); setTimeout(() => held, 700);';
const lets100MegabytesBeHeld = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(holds100Megabytes)}], { stdio: 'ignore' });${holds100Megabytes}`;

test('counts the memory of a process and of one that it started, at once', async () => {
	test.skip(process.platform !== 'linux', 'Only Linux tells what processes hold.');
	const started = spawn(process.execPath, ['-e', lets100MegabytesBeHeld], { stdio: 'ignore' });
	const tree = new ProcessTree(started.pid ?? 0);
	await once(started, 'exit');

	const peakBytes = tree.stop();

	expect(peakBytes).toBeGreaterThan(200e6);
	expect(peakBytes).toBeLessThan(600e6);
});
