import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { checkExtent } from '../../../../src/build/hosting/check-extent.ts';
import { hostLimits } from '../../../../src/config/host-limits.ts';
import { siteExtent, type SiteExtent } from '../../../../src/build/hosting/site-extent.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const small: SiteExtent = {
	files: 300,
	bytes: 9_000_000,
	largestFile: { size: 200_000, path: '/social/a.png' },
	fullestFolder: { size: 120, path: '/social/' },
	redirects: 3,
	redirectCharacters: 90,
	headerRules: 4,
	headerCharacters: 400,
};

function found(extent: Partial<SiteExtent>, host: keyof typeof hostLimits): string[] {
	return checkExtent({ ...small, ...extent }, hostLimits[host]).map(
		({ message, page, severity }) => `${severity} ${page}: ${message}`,
	);
}

test('a small site fits everywhere', () => {
	for (const limits of Object.values(hostLimits)) expect(checkExtent(small, limits)).toEqual([]);
});

test('from four fifths of a limit on a build warns, above it it ends, and the largest part is named', () => {
	expect(found({ files: 15_999 }, 'cloudflare-pages')).toEqual([]);
	expect(found({ files: 16_000 }, 'cloudflare-pages')).toEqual([
		'warning /: 16000 files in the whole site: 80 % of the 20000 that Cloudflare Pages (free plan) takes.',
	]);
	expect(found({ files: 20_000 }, 'cloudflare-pages')).toEqual([
		'warning /: 20000 files in the whole site: 100 % of the 20000 that Cloudflare Pages (free plan) takes.',
	]);
	expect(found({ files: 20_001 }, 'cloudflare-pages')).toEqual([
		'error /: 20001 files in the whole site: more than the 20000 that Cloudflare Pages (free plan) takes.',
	]);
	expect(found({ files: 20_001 }, 'cloudflare-pages-paid')).toEqual([]);
	expect(
		found({ largestFile: { size: 26_214_401, path: '/map.pdf' } }, 'cloudflare-pages'),
	).toEqual([
		'error /map.pdf: 26214401 bytes in one file: more than the 26214400 that Cloudflare Pages (free plan) takes.',
	]);
	expect(found({ bytes: 1_000_000_001 }, 'github-pages')).toEqual([
		'error /: 1000000001 bytes in the whole site, of which the largest file, /social/a.png, has 200000: more than the 1000000000 that GitHub Pages takes.',
	]);
	expect(found({ fullestFolder: { size: 54_001, path: '/social/' } }, 'netlify')).toEqual([
		'error /social/: 54001 files in one folder: more than the 54000 that Netlify takes.',
	]);
	expect(found({ redirects: 2001, headerCharacters: 2001 }, 'cloudflare-pages')).toEqual([
		'error /_redirects: 2001 redirects: more than the 2000 that Cloudflare Pages (free plan) takes.',
		'error /_headers: 2001 characters in one line: more than the 2000 that Cloudflare Pages (free plan) takes.',
	]);
});

test('a folder with too many files may be that of the index of texts, which is said', () => {
	const fullestFolder = { size: 54_001, path: '/pagefind/fragment/' };
	const [problem] = checkExtent({ ...small, fullestFolder }, hostLimits.netlify);

	expect(problem?.remedy).toMatch(/^Build no index of the texts.*GUIDE_FULL_TEXT_SEARCH=false/);
});

test('a line of redirects that Cloudflare Pages would not read is said', () => {
	expect(found({ redirectCharacters: 1120 }, 'cloudflare-pages-paid')).toEqual([
		'error /_redirects: 1120 characters in one line: more than the 1000 that Cloudflare Pages (paid plan) takes.',
	]);
});

test('a site is measured by its files, with the rules that hosts read', () => {
	using folder = temporaryFolder();
	mkdirSync(join(folder.path, 'places', 'mill'), { recursive: true });
	writeFileSync(join(folder.path, 'index.html'), '12345');
	writeFileSync(join(folder.path, 'places', 'mill', 'index.html'), '1234567');
	writeFileSync(join(folder.path, 'places', 'mill', 'index.jsonld'), '1');
	writeFileSync(join(folder.path, 'places', 'mill', 'calendar.ics'), '12');
	writeFileSync(join(folder.path, 'places', 'mill', 'card.webp'), '');
	writeFileSync(join(folder.path, '_redirects'), '/a/ /b/ 301\n\n# gone\n/c/ /d/ 301\n');
	writeFileSync(join(folder.path, '_headers'), '/*\n  X-A: 1\n/b/*\n  X-B: 123\n');

	expect(siteExtent(folder.path)).toEqual({
		files: 7,
		bytes: 75,
		largestFile: { size: 32, path: '/_redirects' },
		fullestFolder: { size: 4, path: '/places/mill/' },
		redirects: 2,
		redirectCharacters: 11,
		headerRules: 2,
		headerCharacters: 10,
	});
});
