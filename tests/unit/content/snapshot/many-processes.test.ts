import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { conditionOf } from '../../../../src/content/snapshot/snapshot-condition.ts';
import { Snapshot } from '../../../../src/content/snapshot/snapshot.ts';
import { snapshotPath } from '../../../../src/config/memory-files.ts';
import { originOfTests, writeSnapshot } from '../../../support/snapshot-entries.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { lengthenTest, runsToday } from '../../../support/test-property.ts';

const day = '2026-11-20T09:00:00.000Z';
const ids = Array.from({ length: 100 }, (_, number) => `plc_${number}`);

test('a writer that is killed at any moment leaves a whole snapshot', async () => {
	// Each kill is of a process that has to start first.
	test.slow();
	lengthenTest();
	const kills = runsToday(50);
	await Promise.all(
		[1, 2, 3, 4].map(async (lane) => {
			using folder = temporaryFolder();
			const path = snapshotPath(folder.path);
			writeSnapshot(path, day, ...ids);
			for (let kill = 0; kill < kills; kill++) {
				const child = startWriter(path, `lane${lane}`);
				await once(child.stdout, 'data');
				// From the first copy to the third commit: a round takes some 10 ms.
				await wait(Math.random() * 30);
				child.kill('SIGKILL');
				await once(child, 'close');
				expect(wholeness(path)).toEqual({ state: 'usable', records: 100, digests: 1 });
			}
			writeSnapshot(path, day, 'plc_1');
			expect(readdirSync(folder.path).sort()).toEqual(['snapshot.sqlite', 'snapshot.sqlite.lock']);
		}),
	);
});

test('two processes that write at once leave a whole snapshot, and each of their addresses', async () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	writeSnapshot(path, day, ...ids);

	const codes = await Promise.all(
		['one', 'other'].map(async (name) => {
			const child = startWriter(path, name, 25);
			const [code] = (await once(child, 'close')) as [number | null];
			return code;
		}),
	);

	expect(codes).toEqual([0, 0]);
	expect(wholeness(path)).toEqual({ state: 'usable', records: 100, digests: 1 });
	const snapshot = new Snapshot(path);
	expect(snapshot.addresses()).toHaveLength(50);
	snapshot.close();
});

test('what dead processes left is swept away, what others are writing is not', () => {
	using folder = temporaryFolder();
	const path = snapshotPath(folder.path);
	const file = (name: string, ageDays: number) => {
		writeFileSync(join(folder.path, name), '');
		const time = Date.now() / 1000 - ageDays * 86_400;
		utimesSync(join(folder.path, name), time, time);
	};
	file('snapshot.sqlite.elsewhere-1.partial', 0.2);
	file('snapshot.sqlite.elsewhere-2.partial', 1.5);
	file('other.sqlite.elsewhere-2.partial', 1.5);
	file('notes.partial', 1.5);

	writeSnapshot(path, day, 'plc_1');

	expect(readdirSync(folder.path).sort()).toEqual([
		'notes.partial',
		'other.sqlite.elsewhere-2.partial',
		'snapshot.sqlite',
		'snapshot.sqlite.elsewhere-1.partial',
		'snapshot.sqlite.lock',
	]);
});

function startWriter(
	path: string,
	name: string,
	times?: number,
): ChildProcess & { stdout: NodeJS.ReadableStream } {
	return spawn(
		process.execPath,
		[
			join(import.meta.dirname, 'repeated-writer.ts'),
			String(process.pid),
			path,
			name,
			...(times === undefined ? [] : [String(times)]),
		],
		{ stdio: ['ignore', 'pipe', 'inherit'] },
	);
}

function wholeness(path: string): { state: string; records: number; digests: number } {
	const { state } = conditionOf(path, originOfTests);
	const snapshot = new Snapshot(path);
	const entries = [...snapshot.summaries('places')];
	snapshot.close();
	const digests = new Set(entries.map(({ digest }) => digest.replace(/^digest of .*/, 'first')));
	return { state, records: entries.length, digests: digests.size };
}
