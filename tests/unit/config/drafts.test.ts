import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { previewSettings } from '../../../src/config/drafts.ts';
import { settingProblems } from '../../../src/config/setting-problems.ts';
import { site } from '../../../src/config/site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

function project() {
	const folder = temporaryFolder();
	const root = join(realpathSync(folder.path), 'project');
	mkdirSync(root);
	return {
		root,
		problemsOf: (environment: Record<string, string>) => settingProblems(environment, site, root),
		[Symbol.dispose]: folder[Symbol.dispose],
	};
}

test('a preview has folders of its own beside those of the guide, and no file of addresses', () => {
	expect(previewSettings({ ADDRESSES_FILE: 'addresses.jsonl', GUIDE_OFFLINE: 'true' })).toEqual({
		GUIDE_DRAFTS: 'true',
		OUTPUT_DIRECTORY: 'dist-drafts',
		WAYMARK_CACHE: '.waymark-drafts',
		CONTENT_REPORT: join('.waymark-drafts', 'content-report.json'),
		ADDRESSES_FILE: '',
		GUIDE_OFFLINE: 'false',
	});
	expect(
		previewSettings({ OUTPUT_DIRECTORY: 'sites/loire/', WAYMARK_CACHE: '.waymark/loire' }),
	).toMatchObject({
		OUTPUT_DIRECTORY: 'sites/loire-drafts',
		WAYMARK_CACHE: '.waymark/loire-drafts',
	});
});

test('folders that are of previews already stay as they are', () => {
	const settings = previewSettings({});

	expect(previewSettings(settings)).toEqual(settings);
});

test('a preview may use its folders, and a guide its own', () => {
	using made = project();

	expect(made.problemsOf(previewSettings({}))).toEqual([]);
	expect(made.problemsOf({ OUTPUT_DIRECTORY: 'drafts', WAYMARK_CACHE: '.drafts' })).toEqual([]);
});

test('GUIDE_DRAFTS in the environment, beside the folders of the guide, ends a build', () => {
	using made = project();
	const advice =
		'the guide may, as its name does not end in -drafts. Leave GUIDE_DRAFTS out of the environment and .env, give npm run build -- --drafts, and let no link lead from -drafts to another folder.';

	expect(made.problemsOf({ GUIDE_DRAFTS: 'true' })).toEqual([
		{
			setting: 'OUTPUT_DIRECTORY',
			message: `A preview with drafts cannot use ${join(made.root, 'dist')} (OUTPUT_DIRECTORY): ${advice}`,
		},
		{
			setting: 'WAYMARK_CACHE',
			message: `A preview with drafts cannot use ${join(made.root, '.waymark')} (WAYMARK_CACHE): ${advice}`,
		},
	]);
	expect(made.problemsOf({ GUIDE_DRAFTS: 'false' })).toEqual([]);
});

test('a preview is refused where its folder is a link to that of the guide', () => {
	using made = project();
	for (const name of ['dist', '.waymark']) {
		mkdirSync(join(made.root, name));
		symlinkSync(name, join(made.root, `${name}-drafts`));
	}

	expect(made.problemsOf(previewSettings({})).map(({ setting }) => setting)).toEqual([
		'OUTPUT_DIRECTORY',
		'WAYMARK_CACHE',
	]);
});

test('a guide is refused the folders of previews', () => {
	using made = project();
	symlinkSync('dist-drafts', join(made.root, 'site'));

	expect(made.problemsOf({ OUTPUT_DIRECTORY: 'site', WAYMARK_CACHE: '.waymark-drafts' })).toEqual([
		{
			setting: 'OUTPUT_DIRECTORY',
			message: `The guide cannot use ${join(made.root, 'dist-drafts')} (OUTPUT_DIRECTORY): folders whose names end in -drafts are of previews with drafts. Set OUTPUT_DIRECTORY to another one.`,
		},
		{
			setting: 'WAYMARK_CACHE',
			message: `The guide cannot use ${join(made.root, '.waymark-drafts')} (WAYMARK_CACHE): folders whose names end in -drafts are of previews with drafts. Set WAYMARK_CACHE to another one.`,
		},
	]);
});
