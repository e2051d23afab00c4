import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { projectRoot } from '../../support/build-site.ts';
import { documents } from '../../support/documents.ts';

const textOf = (file: string) => readFileSync(file, 'utf8');
const index = join(projectRoot, 'docs', 'README.md');

/** The links of a page outside blocks of code, without those to other hosts. */
const links = documents.flatMap((page) =>
	[...proseOf(page).matchAll(/\]\((?!https?:)((?:[^()#\s]|\([^()]*\))*)(?:#([^)\s]+))?\)/g)].map(
		([, target = '', heading]) => ({
			page,
			heading,
			file: target === '' ? page : join(dirname(page), target),
		}),
	),
);

test('every file that the documents link to is there, with the heading that they name', () => {
	expect(links.length).toBeGreaterThan(200);
	const broken = links.filter(
		({ file, heading }) =>
			!existsSync(file) || (heading !== undefined && !headingsIn(file).has(heading)),
	);

	expect(
		broken.map(({ file, heading = '', page }) => `${named(page)}: ${named(file)}#${heading}`),
	).toEqual([]);
});

test('every page of docs is in its list of pages, and in one of its sections', () => {
	const listed = new Set(links.filter(({ page }) => page === index).map(({ file }) => file));
	const pages = documents.filter(
		(page) => page.startsWith(dirname(index)) && page !== index && !/decisions.\d{4}-/.test(page),
	);

	expect(pages.filter((page) => !listed.has(page)).map(named)).toEqual([]);
});

test('every decision is in the list of decisions', () => {
	const list = join(dirname(index), 'decisions', 'README.md');
	const listed = new Set(links.filter(({ page }) => page === list).map(({ file }) => file));
	const decisions = documents.filter((page) => /decisions.\d{4}-/.test(page));

	expect(decisions.filter((page) => !listed.has(page)).map(named)).toEqual([]);
	expect(
		decisions.filter((page) => !/Context[^]*Decision[^]*Consequence/.test(textOf(page))),
	).toEqual([]);
});

test('every file of the project that the documents name is there', () => {
	const named = documents.flatMap((page) =>
		[...proseOf(page).matchAll(/`((?:src|tests|scripts|public|sample-content)\/[^`\s]*)`/g)].map(
			([, path = '']) => path,
		),
	);
	// Files that a recipe tells its reader to make.
	const toMake = [
		'src/content.config.js',
		'src/styles.css',
		'src/Home.astro',
		'src/pages/imprint.astro',
		'src/pages/imprint.md',
		'src/i18n/messages/sv/',
		'public/logo.svg',
		'public/maps/',
		'public/_headers',
		'public/_redirects',
		'public/.htaccess',
	];

	expect(named.length).toBeGreaterThan(40);
	expect(
		named.filter((path) => !toMake.includes(path) && !existsSync(join(projectRoot, path))),
	).toEqual([]);
});

test('the README is read in a few minutes', () => {
	const readme = textOf(join(projectRoot, 'README.md'));

	expect(readme.split('\n').length).toBeLessThanOrEqual(150);
	expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(8192);
});

test('no row of a table is longer than a line of a wide terminal', () => {
	const long = documents.flatMap((page) =>
		textOf(page)
			.split('\n')
			.filter((line) => line.startsWith('|') && line.length > 120)
			.map((line) => `${named(page)}: ${line}`),
	);

	expect(long).toEqual([]);
});

/** As hosts of Git and Starlight name headings in URLs. */
function headingsIn(file: string): Set<string> {
	const headings = [...proseOf(file).matchAll(/^#+ (.+)$/gm)];
	return new Set(
		headings.map(([, heading = '']) =>
			heading
				.toLowerCase()
				.replace(/[^\p{L}\p{N}_ -]/gu, '')
				.replaceAll(' ', '-'),
		),
	);
}

function proseOf(file: string): string {
	return textOf(file).replace(/^( *)```[^]*?^\1```$/gm, '');
}

function named(file: string): string {
	return relative(projectRoot, file);
}
