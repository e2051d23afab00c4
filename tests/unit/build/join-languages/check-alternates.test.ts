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

test('a page that is not named in return is told, and one that leaves itself out', () => {
	using temporary = temporaryFolder();
	const folder = temporary.path;
	write(folder, {
		'a/': { en: 'a/', de: 'de/a/' },
		'de/a/': { de: 'de/a/', fr: 'fr/a/' },
		'b/': { de: 'de/b/' },
	});

	expect(alternateProblems(folder)).toEqual([
		`${address}a/ and ${address}de/a/ name other translations.`,
		`${address}b/ does not name itself among its translations.`,
		`${address}de/a/ names ${address}fr/a/, which names no translations.`,
	]);
});
