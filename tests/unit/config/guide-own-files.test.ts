import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { importWithFiles, namedFiles } from '../../../src/config/guide-own-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('lists the files that come with a module, but for those of packages', async () => {
	using folder = temporaryFolder();
	for (const [path, text] of Object.entries({
		'guide.mjs': `import { hue } from './look/hue.mjs';
import words from './words.json' with { type: 'json' };
import 'a-package';
export default { hue, words };
`,
		'look/hue.mjs': 'export const hue = 30;',
		'words.json': '{ "home": "Start" }',
		'node_modules/a-package/package.json': '{ "exports": "./index.mjs" }',
		'node_modules/a-package/index.mjs': '',
		'beside.mjs': '',
	})) {
		mkdirSync(join(folder.path, path, '..'), { recursive: true });
		writeFileSync(join(folder.path, path), text);
	}

	const { files, module } = await importWithFiles(
		pathToFileURL(join(folder.path, 'guide.mjs')).href,
	);

	expect(module).toMatchObject({ default: { hue: 30, words: { home: 'Start' } } });
	expect(files.sort()).toEqual(
		['guide.mjs', 'look/hue.mjs', 'words.json'].map((path) => join(folder.path, path)),
	);
});

test('lists the files that a guide names', () => {
	expect(namedFiles({})).toEqual([]);
	expect(
		namedFiles({
			components: { SiteHeader: 'parts/Header.astro' },
			logo: { file: 'brand/logo.svg', isBesideName: true },
			typefaces: {
				heading: { family: 'Own', files: { 400: 'brand/own.woff2' } },
				body: { family: 'Inter Variable', package: '@fontsource-variable/inter' },
			},
		}),
	).toEqual(['parts/Header.astro', 'brand/logo.svg', 'brand/own.woff2']);
});
