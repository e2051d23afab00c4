import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { LinkCheck } from '../../../../src/build/site-checks/check-links.ts';
import { PartCheck } from '../../../../src/build/site-checks/check-parts.ts';
import { pageOf } from './page-of.ts';

const paths = new Set(['/guide/', '/guide/places/é/', '/guide/icon.svg', '/']);
const check = () => new LinkCheck('https://a.example/guide/', paths);
const found = (main: string, head = '') =>
	check()
		.check('/guide/', pageOf(main, head))
		.problems.map(({ severity, message }) => `${severity}: ${message}`);

test('links to pages and files of the site, elsewhere and to parts of the page are sound', () => {
	expect(
		found(
			'<a href="/guide/places/%C3%A9/">E</a><a href="https://a.example/guide/places/é/">E</a><a href="https://a.example/shop/">Not ours</a><a href="https://b.example/">B</a><a href="mailto:a@a.example">M</a><a href="tel:+351">T</a><a href="#content">C</a>',
			'<link rel="icon" href="/guide/icon.svg">',
		),
	).toEqual([]);
});

test('a link of the guide to nothing is an error, one in a text of the content a warning', () => {
	expect(found('<a href="/guide/places/a/">A</a>')).toEqual([
		'error: A link leads to /guide/places/a/, which is not on the site.',
	]);
	expect(found('<a href="/places/é/">Without the base path</a>')).toEqual([
		'error: A link leads to /places/é/, which is not on the site.',
	]);
	expect(found('<a href="https://a.example/guide/old/">Old</a>')).toEqual([
		'warning: A link leads to https://a.example/guide/old/, which is not on the site.',
	]);
	expect(found('', '<script src="/guide/a.js"></script>')).toEqual([
		'error: The page refers to /guide/a.js, which is not on the site.',
	]);
});

test('a photograph of a record that says it lies on the site of the guide, and does not, is a warning', () => {
	expect(
		found(
			'<img src="https://a.example/guide/1.jpg"><article hidden><img src="https://a.example/guide/2.jpg" srcset="https://a.example/guide/3.jpg 480w"></article>',
		),
	).toEqual([
		'warning: The page refers to https://a.example/guide/1.jpg, which is not on the site.',
		'warning: The page refers to https://a.example/guide/2.jpg, which is not on the site.',
		'warning: The page refers to https://a.example/guide/3.jpg, which is not on the site.',
	]);
	expect(found('<img src="/guide/1.jpg">')).toEqual([
		'error: The page refers to /guide/1.jpg, which is not on the site.',
	]);
});

test('the picture of a page for link previews is an error where it is missing, unless a record names it', () => {
	const head =
		'<meta property="og:image" content="https://a.example/guide/social/1.png"><link rel="canonical" href="https://a.example/guide/gone/">';
	const links = new LinkCheck(
		'https://a.example/guide/',
		paths,
		new Set(['https://a.example/guide/social/1.png']),
	);

	expect(found('', head)).toEqual([
		'error: The page refers to https://a.example/guide/social/1.png, which is not on the site.',
		'error: The page refers to https://a.example/guide/gone/, which is not on the site.',
	]);
	expect(links.check('/guide/', pageOf('', head)).problems.map(({ severity }) => severity)).toEqual(
		['warning', 'error'],
	);
});

test('what is to be done about a missing file is another thing than about a link', () => {
	const remedies = check()
		.check('/guide/', pageOf('<a href="/guide/a/">A</a>', '<script src="/guide/a.js"></script>'))
		.problems.map(({ message, remedy }) => `${message} ${remedy}`);

	expect(remedies.toSorted()).toEqual([
		'A link leads to /guide/a/, which is not on the site. Make addresses with src/config/routes.ts, and of published things only; those at the foot of all pages are footerLinks in src/config/site.ts.',
		'The page refers to /guide/a.js, which is not on the site. Put the file in public/, or let the template import it from src/.',
	]);
});

test('a part of another page is looked for when all pages were read', () => {
	const links = check();
	const parts = new PartCheck();
	for (const [path, main] of [
		['/guide/', '<a href="/guide/places/%C3%A9/#map">M</a><a href="#no">N</a><a href="#top">T</a>'],
		['/guide/places/é/', '<p id="maps"></p><p id="hours"></p><a href="/guide/#no">N</a>'],
	] as const) {
		const facts = pageOf(main);
		parts.add(path, facts.ids, links.check(path, facts).parts);
	}

	expect(parts.finish().map(({ message, page }) => `${page}: ${message}`)).toEqual([
		'/guide/: A link leads to /guide/places/é/#map, and that page has no such part.',
		'/guide/: A link leads to /guide/#no, and that page has no such part.',
	]);
});

test('a part that a page has not is an error where the guide leads to it, and a warning where only a record does', () => {
	const links = check();
	const problemsOf = (...mains: readonly string[]) => {
		const parts = new PartCheck();
		for (const main of mains) {
			const facts = pageOf(main);
			parts.add('/guide/', facts.ids, links.check('/guide/', facts).parts);
		}
		return parts.finish().map(({ message, severity }) => `${severity}: ${message}`);
	};
	const ofRecord = '<a href="https://a.example/guide/#no">N</a>';
	const ofGuide = '<a href="/guide/#no">N</a>';
	const message = 'A link leads to /guide/#no, and that page has no such part.';

	expect(problemsOf(ofRecord)).toEqual([`warning: ${message}`]);
	expect(problemsOf(ofRecord, ofGuide, ofRecord)).toEqual([`error: ${message}`]);
	expect(problemsOf('<a href="https://a.example/guide/#content">C</a>')).toEqual([]);
});

/** Lists what addresses are written with, also where they are written strangely. */
const pieces = [
	...['/', '/', '/', 'a', 'guide', 'places', '-', '.', '..', '~x', '_', 'é', '%C3%A9', '%2F'],
	...['?', '#', '@', ';', '\\', 'https:', 'http:', '//', ':443', '127.1', '0x7f.1', 'xn--a'],
	...['a.example', 'A.EXAMPLE', 'a.example.', 'b.example'],
];

test('an address leads where browsers would go, however it is written', () => {
	const page = '/guide/places/é/';
	const leadsTo = (href: string) => {
		const url = URL.parse(href, `https://a.example${encodeURI(page)}`);
		if (url?.origin !== 'https://a.example') return undefined;
		const isOfGuide = url.pathname.startsWith('/guide/') || !/^https?:/i.test(href);
		return isOfGuide ? decodeURIComponent(url.pathname) : undefined;
	};

	expect(leadsTo('https://A.example:443/guide/./a')).toBe('/guide/a');
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (parts) => {
			const href = parts.join('');
			fc.pre(!/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(href));

			return check().targetPath(href, page) === leadsTo(href);
		}),
		{ numRuns: 3000 },
	);
});
