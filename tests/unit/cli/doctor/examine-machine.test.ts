import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	realpathSync,
	rmSync,
	statSync,
	symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { examineMachine } from '../../../../src/cli/doctor/examine-machine.ts';
import type { DoctorFinding } from '../../../../src/cli/doctor/finding.ts';
import { serviceSettings } from '../../../../src/content/loaders/service-settings.ts';
import { originOf } from '../../../../src/content/loaders/snapshot-origin.ts';
import { readSettings, type Settings } from '../../../../src/config/read-settings.ts';
import { site } from '../../../../src/config/site.ts';
import { SnapshotWriter } from '../../../../src/content/snapshot/snapshot-writer.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

test.skip(process.platform === 'win32', 'Windows has no such rights of folders');

/** A user without rights of its own on Linux and macOS. */
const nobody = 65_534;

interface OutputFolder extends Disposable {
	path: string;
	/** Folder of the project. */
	root: string;
	findings: (outputFolder: string) => DoctorFinding[];
}

/**
 * A folder that may not be written to, with one for the site in it which may, and one for all else
 * beside it.
 */
function lockedParent(): OutputFolder {
	const folder = temporaryFolder();
	const caches = join(folder.path, 'caches');
	const parent = join(folder.path, 'srv');
	const path = join(parent, 'dist');
	const root = join(folder.path, 'project');
	mkdirSync(caches);
	mkdirSync(root);
	mkdirSync(path, { recursive: true });
	for (const open of [folder.path, caches, path, root]) chmodSync(open, 0o777);
	chmodSync(parent, 0o555);
	// All that is read here has a default.
	const settings = readSettings({
		WAYMARK_CACHE: caches,
		CONTENT_REPORT: join(caches, 'content-report.json'),
	}).settings as Settings;
	return {
		path,
		root,
		findings: (outputFolder) =>
			withoutPrivileges(() => examineMachine(serviceSettings(settings, site), outputFolder, root)),
		[Symbol.dispose]() {
			chmodSync(parent, 0o777);
			chmodSync(path, 0o777);
			folder[Symbol.dispose]();
		},
	};
}

/** Root may write everywhere. */
function withoutPrivileges<T>(work: () => T): T {
	if (process.getuid?.() !== 0) return work();
	process.seteuid?.(nobody);
	try {
		return work();
	} finally {
		process.seteuid?.(0);
	}
}

const writeFindings = (findings: readonly DoctorFinding[]) =>
	findings
		.filter(({ subject }) => subject === 'write access')
		.map(({ verdict, words }) => ({ verdict, words }));

test('an output folder whose parent cannot be written to is copied into, which is told and not wrong', () => {
	using output = lockedParent();
	const findings = output.findings(output.path);

	expect(writeFindings(findings)).toEqual([
		{
			verdict: 'notable',
			words: `${realpathSync(output.path)} can be written to, but not the folder that it is in: each build replaces its files one by one.`,
		},
		{ verdict: 'good', words: expect.stringContaining('caches can be written to.') },
	]);
	expect(readdirSync(output.path)).toEqual([]);
});

test('of an output folder that is a link the folder counts that it leads to', () => {
	using output = lockedParent();
	const link = join(output.path, '..', '..', 'link');
	symlinkSync(output.path, link);

	expect(writeFindings(output.findings(link))[0]?.verdict).toBe('notable');
});

test('an output folder that cannot be written to either, or is not there yet, is wrong', () => {
	using output = lockedParent();
	const missing = join(output.path, '..', 'site');
	expect(writeFindings(output.findings(missing))[0]).toEqual({
		verdict: 'wrong',
		words: expect.stringContaining('srv cannot be written to: '),
	});

	chmodSync(output.path, 0o555);
	expect(writeFindings(output.findings(output.path))[0]?.verdict).toBe('wrong');
});

test('a project in which Astro cannot write types is wrong, as where root has built before', () => {
	using output = lockedParent();
	const types = join(output.root, '.astro');
	mkdirSync(types);
	chmodSync(types, 0o555);

	expect(output.findings(output.path)).toContainEqual({
		subject: 'write access',
		verdict: 'wrong',
		words: expect.stringContaining(`${types} cannot be written to: EACCES: permission denied`),
		remedy:
			'Give this user the right to write there: each build keeps the types of its content in it.',
	});
	chmodSync(types, 0o777);
	expect(writeFindings(output.findings(output.path)).map(({ verdict }) => verdict)).toEqual([
		'notable',
		'good',
	]);
});

test('an output folder on another file system than the project is wrong: Astro can move nothing there', () => {
	const memory = '/dev/shm';
	const isElsewhere = existsSync(memory) && statSync(memory).dev !== statSync('.').dev;
	test.skip(!isElsewhere, 'There is one file system here.');
	using caches = temporaryFolder();
	const folder = mkdtempSync(join(memory, 'waymark-'));
	// All that is read here has a default.
	const { settings } = readSettings({ WAYMARK_CACHE: caches.path });
	const findings = (outputFolder: string) =>
		examineMachine(serviceSettings(settings as Settings, site), outputFolder);
	try {
		expect(findings(join(folder, 'site'))).toContainEqual({
			subject: 'file system',
			verdict: 'wrong',
			words: `${folder} is on another one than the project, from where no file can be moved there.`,
			remedy:
				'Let OUTPUT_DIRECTORY name a folder on the file system of the project, and copy the site from there to the other one.',
		});
		expect(findings('dist').map(({ subject }) => subject)).not.toContain('file system');
		expect(readdirSync(folder)).toEqual([]);
	} finally {
		rmSync(folder, { recursive: true });
	}
});

test('a clock that is behind the content is wrong, as no build believes it', () => {
	using folder = temporaryFolder();
	const read_at = '2126-11-21T09:00:00.000Z';
	new SnapshotWriter(join(folder.path, 'sample.sqlite')).commit({
		service: 'sample',
		parser: 'another',
		read_at,
		whole_read_at: read_at,
	});
	// All that is read here has a default.
	const settings = readSettings({ WAYMARK_CACHE: folder.path }).settings as Settings;

	expect(examineMachine(serviceSettings(settings, site), join(folder.path, 'dist'))).toContainEqual(
		{
			subject: 'snapshot',
			verdict: 'wrong',
			words: expect.stringMatching(
				/^The clock of this machine says 20\S+Z, but the content was read at 2126-11-21T09:00:00\.000Z\.$/,
			),
			remedy: expect.stringContaining('Set the clock.'),
		},
	);
});

test('a snapshot that was made for another time zone, wherever that is stated, is named as outdated', () => {
	using folder = temporaryFolder();
	// All that is read here has a default.
	const settings = serviceSettings(
		readSettings({ WAYMARK_CACHE: folder.path }).settings as Settings,
		site,
	);
	const read_at = '2026-11-21T09:00:00.000Z';
	new SnapshotWriter(settings.snapshotPath).commit({
		...originOf(settings),
		read_at,
		whole_read_at: read_at,
	});
	const snapshotWords = (timeZone: string) =>
		examineMachine({ ...settings, timeZone }, join(folder.path, 'dist')).find(
			({ subject }) => subject === 'snapshot',
		)?.words;

	expect(snapshotWords(settings.timeZone)).toContain(`the content was read at ${read_at}`);
	expect(snapshotWords('Asia/Tokyo')).toBe(
		'it is of another version of this project, of its packages or of Node.js, or for another time zone or language: the next build reads everything.',
	);
});
