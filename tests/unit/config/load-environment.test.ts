import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { loadEnvironment } from '../../../src/config/load-environment.ts';
import { type Environment, setVariables } from '../../../src/config/read-settings.ts';
import { settingProblems } from '../../../src/config/setting-problems.ts';
import { settingNames } from '../../../src/config/settings-schema.ts';
import { site } from '../../../src/config/site.ts';
import { environmentWithoutSettings, projectRoot } from '../../support/build-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

function folderWithFiles(): ReturnType<typeof temporaryFolder> {
	const folder = temporaryFolder();
	const files = {
		'.env': 'BASE_PATH=/guide/\nSITE_URL=https://guide.example',
		'.env.production': 'SITE_URL=https://published.example',
		'.env.development': 'SITE_URL=https://tried.example',
	};
	for (const [name, text] of Object.entries(files)) writeFileSync(join(folder.path, name), text);
	return folder;
}

test('the development server has a file of its own, as all other commands have', () => {
	using folder = folderWithFiles();
	const siteOf = (...words: string[]) => loadEnvironment(folder.path, words).SITE_URL;

	expect(siteOf('dev', '--port', '4400')).toBe('https://tried.example');
	expect(siteOf('build')).toBe('https://published.example');
	expect(siteOf('preview')).toBe('https://published.example');
	expect(siteOf('--offline')).toBe('https://published.example');
	expect(siteOf()).toBe('https://published.example');
	expect(loadEnvironment(folder.path, []).BASE_PATH).toBe('/guide/');
});

test('the configuration of Astro takes the address of the guide from the file for builds', () => {
	using folder = folderWithFiles();
	const config = pathToFileURL(join(projectRoot, 'astro.config.mjs')).href;
	const script = `import(${JSON.stringify(config)}).then(({ default: { site, base } }) => console.log(site, base))`;

	const { stdout, stderr } = spawnSync(process.execPath, ['-e', script, 'astro.mjs', 'build'], {
		cwd: folder.path,
		env: { ...environmentWithoutSettings(), SITE_URL: undefined, BASE_PATH: undefined },
		encoding: 'utf8',
	});

	expect(stdout, stderr).toBe('https://published.example /guide/\n');
});

test('what tests start heeds no setting of the files of the operator', () => {
	using folder = temporaryFolder();
	for (const name of ['.env', '.env.production', '.env.development']) {
		const lines = settingNames.map((setting) => `${setting}=of-the-operator\n`);
		writeFileSync(join(folder.path, name), ['OTHER=1\n', ...lines].join(''));
	}
	const module = pathToFileURL(join(projectRoot, 'src/config/load-environment.ts')).href;
	const script = `import(${JSON.stringify(module)}).then(({ loadEnvironment }) => console.log(JSON.stringify(loadEnvironment())))`;

	for (const command of ['build', 'dev']) {
		const { stdout, stderr } = spawnSync(process.execPath, ['-e', script, 'astro.mjs', command], {
			cwd: folder.path,
			env: { ...environmentWithoutSettings(), GUIDE_NAME: 'Loire' },
			encoding: 'utf8',
		});

		const read = setVariables(JSON.parse(stdout) as Environment);
		expect(read.OTHER, stderr).toBe('1');
		expect(settingNames.filter((setting) => read[setting] !== undefined)).toEqual(['GUIDE_NAME']);
		expect(read.GUIDE_NAME).toBe('Loire');
	}
});

for (const [kind, bytes] of [
	['with a byte order mark', Buffer.from('\uFEFFGUIDE_NAME=Loire\nBASE_PATH=/guide/\n')],
	['in UTF-16', Buffer.from('GUIDE_NAME=Loire\r\n', 'utf16le')],
	['in UTF-16 with a byte order mark', Buffer.from('\uFEFFGUIDE_NAME=Loire\r\n', 'utf16le')],
] as const) {
	test(`a file ${kind}, of which a line is lost, is told with what to do`, () => {
		using folder = temporaryFolder();
		writeFileSync(join(folder.path, '.env'), bytes);

		expect(settingProblems(loadEnvironment(folder.path, []), site)).toContainEqual({
			setting: 'GUIDE_NAME',
			message:
				'GUIDE_NAME is in a file .env that is not plain UTF-8, and is not read. Save that file as UTF-8 without a byte order mark.',
		});
	});
}
