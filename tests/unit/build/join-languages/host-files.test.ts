import { expect, test } from '@playwright/test';
import { isHostFile, joinedHostFile } from '../../../../src/build/join-languages/host-files.ts';
import { headersFile } from '../../../../src/config/security/headers-file.ts';

test('knows the files that hosts look for at the root alone', () => {
	const files = ['robots.txt', '_headers', '_redirects', '_redirects.nginx', 'about/robots.txt'];

	expect(files.filter(isHostFile)).toEqual(files.slice(0, 4));
});

test('robots find the sitemaps of all languages', () => {
	const robots = (path: string) =>
		`User-agent: *\nAllow: /\n\nSitemap: https://guide.example${path}sitemap-index.xml\n`;

	expect(joinedHostFile('robots.txt', [robots('/'), robots('/de/')])).toBe(
		`${robots('/')}Sitemap: https://guide.example/de/sitemap-index.xml\n`,
	);
});

test('no header is said twice of a path, and one policy has the sources of all languages', () => {
	const policy = (host: string) =>
		new Map([
			['default-src', ["'none'"]],
			['img-src', ["'self'", host]],
		]);
	const joined = joinedHostFile('_headers', [
		headersFile('/guide/', policy('https://one.example')),
		headersFile('/guide/de/', policy('https://two.example')),
	]);

	expect(joined.match(/Content-Security-Policy.*/g)).toEqual([
		"Content-Security-Policy: default-src 'none'; img-src 'self' https://one.example https://two.example",
	]);
	expect(joined.split('\n').filter((line) => line.startsWith('/guide/de'))).toEqual([
		'/guide/de/_astro/*',
		'/guide/de/images/*',
		'/guide/de/social/*',
		'/guide/de/covers/*',
		'/guide/de/sw.js',
	]);
	expect(joined.match(/^\/guide\/\*\.ics$/gm)).toHaveLength(1);
});

test('a file of the operator, which is the same in all languages, stays as it is', () => {
	expect(joinedHostFile('_headers', ['/*\n  X: y\n', '/*\n  X: y\n'])).toBe('/*\n  X: y\n');
});
