import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { alternateProblems } from '../../../../src/build/join-languages/check-alternates.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const address = 'https://guide.example/';
const html = (own: string, alternates: Record<string, string>) =>
	`<link rel="canonical" href="${address}${own}">${Object.entries(alternates)
		.map(([tag, path]) => `<link rel="alternate" hreflang="${tag}" href="${address}${path}">`)
		.join('')}`;

function write(folder: string, pages: Record<string, Record<string, string>>): void {
	for (const [path, alternates] of Object.entries(pages)) {
		const file = join(folder, path, 'index.html');
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, html(path, alternates));
	}
}

test('pages that name each other and themselves are right', () => {
	using temporary = temporaryFolder();
	const folder = temporary.path;
	const both = { en: 'a/', de: 'de/a/', 'x-default': 'a/' };
	write(folder, { 'a/': both, 'de/a/': both, 'alone/': {} });

	expect(alternateProblems(folder)).toEqual([]);
});

test('a page that is not named in return is told, one that is missing, and one that leaves itself out', () => {
	using temporary = temporaryFolder();
	const folder = temporary.path;
	write(folder, {
		'a/': { en: 'a/', de: 'de/a/' },
		'de/a/': { de: 'de/a/', fr: 'fr/a/' },
		'b/': { de: 'de/b/' },
		'c/': { en: 'c/', de: 'de/c/' },
		'de/c/': {},
	});

	expect(alternateProblems(folder)).toEqual([
		`${address}a/ names ${address}de/a/, which names others.`,
		`${address}b/ does not name itself among its translations.`,
		`${address}c/ names ${address}de/c/, which names others.`,
		`${address}de/a/ names ${address}fr/a/, which is no page of the guide.`,
	]);
});

test('a sitemap that names other translations than a page does is told', () => {
	using temporary = temporaryFolder();
	const folder = temporary.path;
	const both = { en: 'a/', de: 'de/a/', 'x-default': 'a/' };
	write(folder, { 'a/': both, 'de/a/': both, 'alone/': {} });
	const entry = (page: string, links: Record<string, string>) =>
		`<url><loc>${address}${page}</loc>${Object.entries(links)
			.map(
				([tag, path]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}${path}"/>`,
			)
			.join('')}</url>`;
	const pair = { en: 'a/', de: 'de/a/' };
	writeFileSync(join(folder, 'sitemap-0.xml'), entry('a/', pair) + entry('alone/', {}));
	expect(alternateProblems(folder)).toEqual([]);

	writeFileSync(join(folder, 'de', 'sitemap-0.xml'), entry('de/a/', { de: 'de/a/' }));
	expect(alternateProblems(folder)).toEqual([
		`The sitemap names other translations than ${address}de/a/.`,
	]);
});
