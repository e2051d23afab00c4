import { once } from 'node:events';
import {
	chmodSync,
	mkdirSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { spawn, spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { hourMs } from '../../../../src/i18n/durations.ts';
import { replaceFolder, restoreFolder } from '../../../../src/build/publish/replace-folder.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { folderOf, textsIn } from '../../../support/folder-of.ts';

const oldSite = { 'index.html': 'old', 'gone/index.html': 'old' };
const newSite = { 'index.html': 'new' };

function sites(parent: string): { next: string; place: string } {
	return {
		next: folderOf(join(parent, 'next'), newSite),
		place: folderOf(join(parent, 'dist'), oldSite),
	};
}

test('the new site takes the place of the old one, of which nothing stays', () => {
	using folder = temporaryFolder();
	const { next, place } = sites(folder.path);
	chmodSync(place, 0o775);

	replaceFolder(next, place);

	expect(textsIn(folder.path)).toEqual({ 'dist/index.html': 'new' });
	expect(readdirSync(folder.path)).toEqual(['dist']);
	expect(statSync(place).mode & 0o777).toBe(0o775);
});

test('the first site needs no other to replace', () => {
	using folder = temporaryFolder();
	const next = folderOf(join(folder.path, 'next'), newSite);

	replaceFolder(next, join(folder.path, 'dist'));

	expect(textsIn(folder.path)).toEqual({ 'dist/index.html': 'new' });
});

test('when the new site cannot take the place the old one is back there', () => {
	using folder = temporaryFolder();
	const { next, place } = sites(folder.path);
	const rename = (from: string, to: string) => {
		if (from === next) throw Object.assign(new Error('the disk is gone'), { code: 'EIO' });
		renameSync(from, to);
	};

	expect(() => {
		replaceFolder(next, place, { rename: rename as typeof renameSync });
	}).toThrow('the disk is gone');

	expect(textsIn(place)).toEqual(oldSite);
	expect(readdirSync(folder.path).sort()).toEqual(['dist', 'next']);
});

test('when the old site cannot be moved aside it stays', () => {
	using folder = temporaryFolder();
	const { next, place } = sites(folder.path);
	const rename = () => {
		throw Object.assign(new Error('it is a mount point'), { code: 'EBUSY' });
	};

	expect(() => {
		replaceFolder(next, place, { rename });
	}).toThrow('it is a mount point');

	expect(textsIn(place)).toEqual(oldSite);
});

test('a site that another build puts there in the same moment is replaced whole', () => {
	using folder = temporaryFolder();
	const { next, place } = sites(folder.path);
	let isFirst = true;
	const rename = (from: string, to: string) => {
		if (from === next && isFirst) {
			isFirst = false;
			folderOf(place, { 'index.html': 'of another', 'another.html': 'of another' });
		}
		renameSync(from, to);
	};

	replaceFolder(next, place, { rename: rename as typeof renameSync });

	expect(textsIn(folder.path)).toEqual({ 'dist/index.html': 'new' });
});

test('a site that a killed build had moved aside is put back', () => {
	using folder = temporaryFolder();
	folderOf(join(folder.path, `dist.replaced.${endedProcess()}.partial`), oldSite);
	folderOf(join(folder.path, `dist.${endedProcess()}.partial`), newSite);

	restoreFolder(join(folder.path, 'dist'));

	expect(textsIn(join(folder.path, 'dist'))).toEqual(oldSite);
	expect(readdirSync(folder.path)).toEqual(['dist']);
});

test('a site is put back also where the id of the killed build is that of another process by now', () => {
	test.skip(process.platform !== 'linux', 'Only Linux tells when a process began.');
	using folder = temporaryFolder();
	const place = join(folder.path, 'dist');
	for (const id of [process.pid, process.ppid]) {
		folderOf(join(folder.path, `dist.replaced.${processName(id)}.1.partial`), oldSite);
		folderOf(join(folder.path, `dist.${processName(id)}.1.partial`), newSite);

		restoreFolder(place);

		expect(textsIn(place)).toEqual(oldSite);
		expect(readdirSync(folder.path)).toEqual(['dist']);
		rmSync(place, { recursive: true });
	}
});

test('a site that another machine had moved aside is put back at once, and stays beside one that is in place', () => {
	using folder = temporaryFolder();
	const place = join(folder.path, 'dist');
	const former = join(folder.path, 'dist.replaced.elsewhere-1.1.partial');

	folderOf(former, oldSite);
	restoreFolder(place);
	expect(textsIn(place)).toEqual(oldSite);

	folderOf(former, newSite);
	restoreFolder(place);
	expect(textsIn(place)).toEqual(oldSite);
	expect(textsIn(former)).toEqual(newSite);
});

test('a new site stands where the former one cannot be put away, which is left whole to the next build', () => {
	using folder = temporaryFolder();
	const { next, place } = sites(folder.path);
	const rename = (from: string, to: string) => {
		if (to.includes('.discarded')) throw Object.assign(new Error('busy'), { code: 'EBUSY' });
		renameSync(from, to);
	};

	replaceFolder(next, place, { rename: rename as typeof renameSync });

	expect(textsIn(place)).toEqual(newSite);
	const [former = ''] = readdirSync(folder.path).filter((name) => name !== 'dist');
	expect(former).toMatch(/^dist\.replaced\./);
	expect(textsIn(join(folder.path, former))).toEqual(oldSite);
});

test('of a former site that somebody was removing nothing is put back, and the rest goes', () => {
	using folder = temporaryFolder();
	const { next, place } = sites(folder.path);
	folderOf(join(folder.path, 'dist.discarded.elsewhere-1.1.partial'), oldSite);
	let leftBeside: string[] = [];
	const remove = (former: string) => {
		rmSync(join(former, 'index.html'));
		leftBeside = readdirSync(folder.path);
	};
	replaceFolder(next, place, { remove });
	rmSync(place, { recursive: true });

	restoreFolder(place);

	expect(leftBeside).toContainEqual(expect.stringMatching(/^dist\.discarded\.(?!elsewhere)/));
	expect(leftBeside).not.toContainEqual(expect.stringMatching(/^dist\.replaced\./));
	expect(readdirSync(folder.path)).not.toContain('dist');
	expect(readdirSync(folder.path)).not.toContain('dist.discarded.elsewhere-1.1.partial');
});

test('so it is where the clock of that machine is ahead of this one', () => {
	using folder = temporaryFolder();
	const place = join(folder.path, 'dist');
	const former = folderOf(join(folder.path, 'dist.replaced.elsewhere-1.1.partial'), oldSite);
	const inAnHour = new Date(Date.now() + hourMs);
	utimesSync(former, inAnHour, inAnHour);

	restoreFolder(place);

	expect(textsIn(place)).toEqual(oldSite);
});

test('what a process is building that runs is left to it, also by its own word', async () => {
	using folder = temporaryFolder();
	const parent = join(folder.path, 'public');
	const place = folderOf(join(parent, 'dist'), oldSite);
	const next = folderOf(join(folder.path, 'next'), newSite);
	const mover = join(import.meta.dirname, 'site-mover.ts');
	const builder = spawn(process.execPath, [mover, String(process.pid), next, place]);
	const ended = once(builder, 'close');
	await once(builder.stdout, 'data');
	const before = readdirSync(parent);

	restoreFolder(place);
	const whileItRuns = readdirSync(parent);
	builder.kill('SIGKILL');
	await ended;
	restoreFolder(place);

	expect(before).toEqual([expect.stringMatching(/^dist\.replaced\..+\.partial$/)]);
	expect(whileItRuns).toEqual(before);
	expect(textsIn(place)).toEqual(oldSite);
});

test('where a site is in place, what killed builds left is removed, and what others are building is not', () => {
	using folder = temporaryFolder();
	const place = folderOf(join(folder.path, 'dist'), newSite);
	folderOf(join(folder.path, `dist.replaced.${endedProcess()}.partial`), oldSite);
	folderOf(join(folder.path, `dist.${endedProcess()}.partial`), oldSite);
	folderOf(join(folder.path, 'dist.notes'), oldSite);
	const building = `dist.${processName(process.ppid)}.partial`;
	mkdirSync(join(folder.path, building));

	restoreFolder(place);

	expect(textsIn(place)).toEqual(newSite);
	expect(readdirSync(folder.path).sort()).toEqual(['dist', 'dist.notes', building].sort());
});

function endedProcess(): string {
	return processName(spawnSync(process.execPath, ['--version']).pid);
}

function processName(id: number): string {
	return `${hostname().replace(/[^\w-]/g, '_')}-${id}`;
}
