import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { feedCalendar } from '../../../src/calendars/calendar.ts';
import { outputFolderFault, signOfSite } from '../../../src/settings/output-folder.ts';
import { settingProblems } from '../../../src/settings/setting-problems.ts';
import { site } from '../../../src/site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { clock, english } from '../calendars/parsed-calendar.ts';
import { folderOf } from '../../support/folder-of.ts';

const earlierSite = {
	'index.html': '<h1>Guide</h1>',
	[signOfSite]: feedCalendar(
		{ name: 'Guide', sources: [], refreshSeconds: 43_200, sinceMs: 0 },
		clock,
		english,
	),
};

/** A project with folders beside it, and what is said of each as its output folder. */
function project(files: Record<string, string> = {}) {
	const folder = temporaryFolder();
	const parent = realpathSync(folder.path);
	const root = join(parent, 'project');
	mkdirSync(join(root, 'src'), { recursive: true });
	folderOf(parent, files);
	return {
		parent,
		root,
		faultOf: (output: string) => outputFolderFault(output, root, '.waymark'),
		[Symbol.dispose]: folder[Symbol.dispose],
	};
}

test('a site may go to a folder that is missing, empty or holds an earlier site, whatever else is in that', () => {
	using made = project({
		'empty/.gitkeep': '',
		'half-copied/index.html.host-12.partial': '<h1>',
		'half-copied/map/index.html.host-12.3456.partial': '<h1>',
		...below('earlier', earlierSite),
		'earlier/notes.txt': 'By a step after the build.',
	});
	mkdirSync(join(made.parent, 'volume', 'lost+found'), { recursive: true });

	for (const output of ['site', '../missing/site', '../empty', '../half-copied', '../volume']) {
		expect(made.faultOf(output)).toBe('');
	}
	expect(made.faultOf(join(made.parent, 'earlier'))).toBe('');
});

test('the usual folder of the project may hold anything, as of another program before', () => {
	using made = project({ 'project/dist/index.html': '<h1>Vite</h1>' });

	expect(made.faultOf('dist')).toBe('');
	expect(made.faultOf(join(made.parent, 'project', '.', 'dist'))).toBe('');
});

test('a folder with files of others is refused, and some of them are named', () => {
	using made = project({
		'srv/wiki/index.html': 'Wiki',
		'srv/wiki/deep/er/page.html': 'Wiki',
		'srv/favicon.ico': '',
		'srv/.htaccess': '',
		[`srv/${signOfSite}`]: 'PRODID:-//Another program//',
	});

	const { parent } = made;
	expect(made.faultOf('../srv')).toMatch(
		/^The site cannot go to .+srv: each build replaces the whole folder, and it holds files that no build has written, such as .+\. Set OUTPUT_DIRECTORY to a folder that holds nothing but the site, such as dist, or empty this one\.$/,
	);
	for (const name of ['.htaccess', 'favicon.ico']) expect(made.faultOf('../srv')).toContain(name);
	symlinkSync(join(parent, 'srv'), join(parent, 'project', 'dist'));
	expect(made.faultOf('dist')).toContain(`The site cannot go to ${join(parent, 'srv')}: each`);
	expect(made.faultOf('../srv/favicon.ico')).toContain('it is a file');
});

test('a site takes the place of neither the project, its sources or its caches nor of a folder that holds them', () => {
	using made = project();
	const { parent, root } = made;

	expect(made.faultOf('.')).toBe(
		`The site cannot go to ${root}: each build replaces the whole folder, and ${root} is in it. Set OUTPUT_DIRECTORY to a folder that holds nothing but the site, such as dist.`,
	);
	for (const output of ['..', '/', 'src', 'public', '.waymark', parent]) {
		expect(made.faultOf(output), output).toContain('each build replaces the whole folder');
	}
	for (const output of ['src/site', 'public/guide']) {
		expect(made.faultOf(output)).toContain('the next build would read it as a part of');
	}
	expect(outputFolderFault('../caches', root, '../caches/waymark')).toContain(
		`and ${join(parent, 'caches', 'waymark')} is in it.`,
	);
});

test('it is a problem of the settings, so that every command tells it', () => {
	using made = project({ 'srv/index.html': 'Ours.' });

	expect(settingProblems({ OUTPUT_DIRECTORY: '../srv' }, site, made.root)).toEqual([
		{ setting: 'OUTPUT_DIRECTORY', message: made.faultOf('../srv') },
	]);
	expect(settingProblems({ OUTPUT_DIRECTORY: '' }, site, made.root)).toEqual([]);
});

function below(folder: string, files: Record<string, string>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(files).map(([path, text]) => [join(folder, path), text]),
	);
}
