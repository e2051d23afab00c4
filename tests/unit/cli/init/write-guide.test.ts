import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { initArguments } from '../../../../src/cli/commands/init-arguments.ts';
import { writeGuide } from '../../../../src/cli/init/write-guide.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const files = [
	'package.json',
	'astro.config.mjs',
	'guide.ts',
	'src/content.config.js',
	'.env.example',
	'.gitignore',
];

test('a new guide is named after its folder, and has a workflow for a host that is asked for', () => {
	using folder = temporaryFolder();
	const guide = join(folder.path, 'Val de Loire');

	expect(writeGuide(guide, 'github-pages')).toEqual([...files, '.github/workflows/guide.yml']);

	const text = (path: string) => readFileSync(join(guide, path), 'utf8');
	expect(text('guide.ts')).toContain('name: "Val de Loire"');
	expect(JSON.parse(text('package.json'))).toMatchObject({
		name: 'val-de-loire',
		type: 'module',
		scripts: { build: 'waymark build' },
	});
	expect(text('.gitignore')).toMatch(/^\.env$/m);
	expect(text('.github/workflows/guide.yml')).toContain('actions/deploy-pages');
});

test('nothing is written into a folder that holds anything', () => {
	using folder = temporaryFolder();
	writeFileSync(join(folder.path, 'notes.txt'), '');

	expect(() => writeGuide(folder.path, undefined)).toThrow(
		`${folder.path} is not empty (notes.txt): name a folder that is new, so that nothing is lost.`,
	);
});

test('the command line names one folder, and a host with a workflow', () => {
	expect(initArguments([])).toEqual({});
	expect(initArguments(['guide', '--help'])).toEqual({});
	expect(initArguments(['guide', '--host', 'gitlab-pages'])).toEqual({
		folder: 'guide',
		host: 'gitlab-pages',
	});
	expect(() => initArguments(['guide', '--host', 'nginx'])).toThrow(
		'--host needs one of github-pages, gitlab-pages, netlify, cloudflare-pages, s3.',
	);
	expect(() => initArguments(['one', 'two'])).toThrow('One folder is needed, not several.');
});
