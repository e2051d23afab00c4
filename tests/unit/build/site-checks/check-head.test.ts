import { expect, test } from '@playwright/test';
import { headProblems, TitleCheck } from '../../../../src/build/site-checks/check-head.ts';
import { pageOf } from './page-of.ts';

const url = 'https://a.example/a/';
const canonical = `<link rel="canonical" href="${url}">`;
const data = '<script type="application/ld+json">{}</script>';
const whole = `<title>A</title><meta name="description" content="About A.">${canonical}${data}`;
const noindex = '<meta name="robots" content="noindex">';

const found = (head: string) => headProblems(url, pageOf('', head)).map(({ message }) => message);

test('a head that says everything once is sound, and so is one that search engines are kept from', () => {
	expect(found(whole)).toEqual([]);
	expect(found(whole.replace(canonical, '').replace(data, noindex))).toEqual([]);
});

test('what is missing, doubled or of another page is an error', () => {
	expect(found(whole.replace('<title>A</title>', '<title> </title>'))).toEqual([
		'The page has 1 titles, or an empty one.',
	]);
	expect(found(whole.replace('About A.', ''))).toEqual(['The page has no description.']);
	expect(found(whole.replace(url, 'https://a.example/b/'))).toEqual([
		'The canonical address is https://a.example/b/, not https://a.example/a/.',
	]);
	expect(found(whole.replace(canonical, ''))).toEqual([
		'The canonical address is missing, not https://a.example/a/.',
	]);
	expect(found(whole.replace(data, ''))).toEqual(['The page has 0 scripts of structured data.']);
	expect(found(whole + noindex)).toEqual(['The page has 1 scripts of structured data.']);
	expect(
		found(`${whole}<link rel="alternate" type="application/ld+json" href="/b/index.jsonld">`),
	).toEqual(['The page names /b/index.jsonld as its data.']);
});

test('two pages of one title are a warning', () => {
	const check = new TitleCheck();
	check.add('/a/', 'A');
	check.add('/b/', 'A');
	check.add('/c/', 'C');

	expect(check.finish().map(({ message, page, severity }) => [severity, page, message])).toEqual([
		['warning', '/b/', 'The title “A” is that of /a/ as well.'],
	]);
});
