import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { guideRoutes } from '../../../src/build/guide-routes.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const patternsBeside = (ownPages: string) => guideRoutes(ownPages).map(({ pattern }) => pattern);

test('the pages of the package are routes of a guide, by the paths that they have here', () => {
	expect(patternsBeside('/none')).toEqual(
		expect.arrayContaining([
			'/',
			'/404',
			'/about',
			'/events/[...page]',
			'/events/[event]',
			'/events/archive',
			'/places/[place]',
			'/robots.txt',
			'/icon-[size].png',
			'/[packageFile]',
		]),
	);
});

test('a page that a guide has itself takes the place of that of the package', () => {
	using folder = temporaryFolder();
	mkdirSync(join(folder.path, 'browse'));
	writeFileSync(join(folder.path, 'about.md'), '');
	writeFileSync(join(folder.path, 'browse', 'index.astro'), '');

	const patterns = patternsBeside(folder.path);
	expect(patternsBeside('/none').filter((pattern) => !patterns.includes(pattern))).toEqual([
		'/about',
		'/browse',
	]);
});
