import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { feedCalendar } from '../../../src/outputs/icalendar/calendar.ts';
import { outputFolderFault, signOfSite } from '../../../src/config/output-folder.ts';
import { settingProblems } from '../../../src/config/setting-problems.ts';
import { site } from '../../../src/config/site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { clock, english } from '../outputs/icalendar/parsed-calendar.ts';
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
		/** Returns what is said of it as the output folder of a guide at that address. */
		faultAt: (output: string, origin: string, base = '/') =>
			outputFolderFault(output, root, '.waymark', { origin, base }),
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

const siteAt = (address: string) => ({
	...earlierSite,
	'index.html': `<!doctype html><html lang="en"><head><title>Guide</title><link rel="canonical" href="${address}"></head>`,
});

test('the finished site of a guide at another address is refused, with what to do', () => {
	using made = project(below('srv', siteAt('https://minho.example/guide/')));

	expect(made.faultAt('../srv', 'https://loire.example', '/guide/')).toBe(
		`The site cannot go to ${join(made.parent, 'srv')}: that of https://minho.example/guide/ stands there, and this one is for https://loire.example/guide/. Set OUTPUT_DIRECTORY to a folder of this guide's own or, if it has moved to another address, empty that one first.`,
	);
	expect(made.faultAt('../srv', 'https://minho.example')).toContain(
		'this one is for https://minho.example/.',
	);
	expect(
		settingProblems(
			{ OUTPUT_DIRECTORY: '../srv', SITE_URL: 'https://loire.example' },
			site,
			made.root,
		),
	).toContainEqual({
		setting: 'OUTPUT_DIRECTORY',
		message: made.faultAt('../srv', 'https://loire.example'),
	});
});

test('the site of the same guide is replaced, however its address is written', () => {
	using made = project(below('srv', siteAt('https://minho.example/guide/')));

	for (const [origin, base] of [
		['https://minho.example', '/guide/'],
		['https://Minho.example/', '/guide'],
		['https://minho.example:443', 'guide'],
	] as const) {
		expect(made.faultAt('../srv', origin, base), origin).toBe('');
	}
});

test('a site that does not say whose it is, or is for this machine alone, is replaced by any other', () => {
	using made = project({
		...below('local', siteAt('http://localhost:4321/')),
		...below('loopback', siteAt('http://127.0.0.1:8080/guide/')),
		...below('loopback-6', siteAt('http://[::1]:8080/')),
		...below('minho', siteAt('https://minho.example/')),
		...below('unknown', earlierSite),
		...below('project/dist', siteAt('https://minho.example/')),
	});

	for (const local of ['../local', '../loopback', '../loopback-6']) {
		expect(made.faultAt(local, 'https://loire.example'), local).toBe('');
	}
	expect(made.faultAt('../unknown', 'https://loire.example')).toBe('');
	expect(made.faultAt('dist', 'https://loire.example')).toBe('');
	for (const own of ['http://localhost:4321', 'http://127.0.0.1:8080', 'http://[::1]:8080']) {
		expect(made.faultAt('../minho', own), own).toBe('');
	}
	expect(made.faultAt('../minho', 'no address')).toBe('');
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

test('what builds keep beside the site is refused in its folder, also where a link leads there', () => {
	using made = project({ ...below('project/sites/loire', earlierSite) });
	symlinkSync(join(made.root, 'sites'), join(made.parent, 'link'));
	const problems = (environment: Record<string, string>) =>
		settingProblems({ OUTPUT_DIRECTORY: 'sites/loire', ...environment }, site, made.root);
	const fault = `is in the folder of the site, ${join(made.root, 'sites', 'loire')}, which each build replaces as a whole. Set it to a file elsewhere.`;

	expect(problems({ CONTENT_REPORT: 'sites/loire/report/content-report.json' })).toEqual([
		{
			setting: 'CONTENT_REPORT',
			message: `CONTENT_REPORT ("sites/loire/report/content-report.json") ${fault}`,
		},
	]);
	expect(problems({ ADDRESSES_FILE: '../link/loire/addresses.jsonl' })).toEqual([
		{
			setting: 'ADDRESSES_FILE',
			message: `ADDRESSES_FILE ("../link/loire/addresses.jsonl") ${fault}`,
		},
	]);
	expect(
		problems({ CONTENT_REPORT: 'sites/report.json', ADDRESSES_FILE: 'addresses.jsonl' }),
	).toEqual([]);
	expect(settingProblems({ CONTENT_REPORT: 'dist/report.json' }, site, made.root)).toHaveLength(1);
});

function below(folder: string, files: Record<string, string>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(files).map(([path, text]) => [join(folder, path), text]),
	);
}
