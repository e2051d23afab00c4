import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { environmentWithoutSettings, projectRoot } from '../../../support/build-site.ts';
import { folderOf, textsIn } from '../../../support/folder-of.ts';
import { projectWithChange } from '../../../support/project-copy.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

test('a build whose settings were lost ends before it begins, and the published site stays', () => {
	using folder = temporaryFolder();
	const files = {
		'dist/index.html': '<head><link rel="canonical" href="https://guide.example/"></head>',
		'dist/events/calendar.ics': 'PRODID:-//Waymark//',
	};
	folderOf(folder.path, files);

	const { status, stderr } = spawnSync(
		process.execPath,
		[join('src', 'cli', 'commands', 'build.ts')],
		{
			cwd: projectRoot,
			encoding: 'utf8',
			env: {
				...environmentWithoutSettings(),
				OUTPUT_DIRECTORY: join(folder.path, 'dist'),
				WAYMARK_CACHE: join(folder.path, 'cache'),
				CONTENT_REPORT: join(folder.path, 'report.json'),
			},
		},
	);

	expect(status).toBe(1);
	expect(stderr).toContain('dist holds the site of https://guide.example/: the sample guide would');
	expect(stderr).toContain('GUIDE_SAMPLE to true.');
	expect(textsIn(folder.path)).toEqual(files);
});

test('ends before it reads anything where src/config/site.ts has a member that does not exist', () => {
	const project = projectWithChange('misspelt-member', 'src/config/site.ts', (source) =>
		source.replace('verifiedForMonths: 18,', 'verifiedForMonths: 18,\n\tacentHue: 30,'),
	);

	const { status, stderr, stdout } = spawnSync(
		process.execPath,
		[join('src', 'cli', 'commands', 'build.ts')],
		{ cwd: project, encoding: 'utf8', env: environmentWithoutSettings() },
	);

	expect(status).toBe(1);
	expect(stderr).toContain('acentHue in src/config/site.ts is no setting. Is accentHue meant?\n');
	expect(stdout).toBe('');
});

test('folders that cannot be written to end a build before it reads the service, each with its setting', () => {
	using folder = temporaryFolder();
	const file = join(folder.path, 'file');
	folderOf(folder.path, { file: '' });
	// Linux makes no folder there, and Node would try without end.
	const nowhere = process.platform === 'linux' ? '/proc' : file;

	const { status, stderr, stdout } = spawnSync(
		process.execPath,
		[join('src', 'cli', 'commands', 'build.ts')],
		{
			cwd: projectRoot,
			encoding: 'utf8',
			timeout: 60_000,
			env: {
				...environmentWithoutSettings(),
				OUTPUT_DIRECTORY: join(nowhere, 'waymark', 'site'),
				WAYMARK_CACHE: join(folder.path, 'cache'),
				CONTENT_REPORT: join(file, 'report.json'),
			},
		},
	);

	expect(status, stderr).toBe(1);
	expect(stderr).toContain(`${join(nowhere, 'waymark')} cannot be written to: `);
	expect(stderr).toContain(
		'Give this user the right to write there, or set OUTPUT_DIRECTORY to another folder.',
	);
	expect(stderr).toContain(`${file} cannot be written to: `);
	expect(stderr).toContain(
		'Give this user the right to write there, or set CONTENT_REPORT to another folder.',
	);
	expect(stdout).toBe('');
});
