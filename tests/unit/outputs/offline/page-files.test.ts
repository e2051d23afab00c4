import { expect, test } from '@playwright/test';
import {
	filesOfPage,
	isPageOfGuide,
	picturesOfPage,
	scriptsOfScript,
} from '../../../../src/outputs/offline/page-files.ts';

const html = `<html><head><meta property="og:image" content="https://guide.example/guide/images/a.webp">
<link rel="stylesheet" href="/guide/_astro/style.Ab-1.css"><script type="module" src="/guide/_astro/page.c_2.js"></script>
<link rel="preload" href="/guide/data/places.json?0a1b" as="fetch"></head>
<body data-view='{"coast":"/guide/data/coast.json?2c3d"}' data-words="{&quot;table&quot;:&quot;/guide/data/events.json?4e5f&quot;}">
<script src="/other/_astro/page.d.js"></script><script src="https://stats.example/guide/_astro/x.js"></script>
<img alt="" src="/guide/covers/12ab.svg"><img src="https://photos.example/images/b.webp"><img src="/guide/images/b-640.webp" srcset="/guide/images/b-1280.webp 1280w">
<footer><time data-content-date="true">1 May</time></footer></body></html>`;

test('a page needs the scripts, styles and data of its own guide that it names', () => {
	expect(filesOfPage(html, '/guide/')).toEqual([
		'/guide/_astro/style.Ab-1.css',
		'/guide/_astro/page.c_2.js',
		'/guide/data/places.json?0a1b',
		'/guide/data/coast.json?2c3d',
		'/guide/data/events.json?4e5f',
	]);
});

test('its pictures are those that the guide serves itself', () => {
	expect(picturesOfPage(html, '/guide/')).toEqual([
		'/guide/covers/12ab.svg',
		'/guide/images/b-640.webp',
	]);
});

test('a script needs what it imports, at once and later, beside itself', () => {
	const code =
		'import{a}from"./page.c_2.js";const b=()=>import(`./map-sheet.E-f.js`);"./words.txt"';
	expect(scriptsOfScript(code, '/guide/_astro/x.js')).toEqual([
		'/guide/_astro/page.c_2.js',
		'/guide/_astro/map-sheet.E-f.js',
	]);
});

test('a page of a host, and half a page, are no pages of the guide', () => {
	expect(isPageOfGuide(html)).toBe(true);
	expect(isPageOfGuide(html.slice(0, -10))).toBe(false);
	expect(isPageOfGuide('<!doctype html><html><h1>503</h1></html>')).toBe(false);
});
