import { expect, test } from '@playwright/test';
import { pageOf } from './page-of.ts';

test('the text of a page is what a visitor can read, on one line', () => {
	const { text } = pageOf(
		'<p>Fish &amp; <b>Chips</b></p>\n<p hidden>Not now</p><script>never()</script><style>p{}</style><span class="a visually-hidden">Aloud</span><template>Later</template><p>Quay</p>',
		'<title>A title</title>',
	);

	expect(text).toBe('Home Fish & Chips Quay');
});

test('the head tells title, description, canonical address, data and whether search engines may show the page', () => {
	const facts = pageOf(
		'<svg><title>A drawing</title></svg>',
		'<title>Fish &amp; Chips</title><meta name="description" content="By the quay."><link rel="canonical" href="https://a.example/b/"><link rel="alternate" type="application/ld+json" href="https://a.example/b/index.jsonld"><script type="application/ld+json">{"a":"\\u003c"}</script><meta name="robots" content="noindex">',
	);

	expect(facts.titles).toEqual(['Fish & Chips']);
	expect(facts.description).toBe('By the quay.');
	expect(facts.canonicals).toEqual(['https://a.example/b/']);
	expect(facts.twin).toBe('https://a.example/b/index.jsonld');
	expect(facts.jsonLd).toEqual(['{"a":"\\u003c"}']);
	expect(facts.isIndexable).toBe(false);
	expect(facts.isRedirect).toBe(false);
});

test('links are told by where they stand, a link of the content as such wherever else it is', () => {
	const { images, links } = pageOf(
		'<a href="/a/">A</a> <a href="/">Home</a> <img src="/1.jpg" srcset="/1.jpg 1x, /2.jpg 2x">',
		'<link rel="icon" href="/icon.svg">',
	);

	expect([...links]).toEqual([
		['/icon.svg', 'resource'],
		['/', 'main'],
		['/a/', 'main'],
		['/1.jpg', 'image'],
		['/2.jpg', 'image'],
	]);
	expect([...images]).toEqual(['/1.jpg', '/2.jpg']);
});

test('an image that the preview of the page shows as well is one of the page', () => {
	const { links } = pageOf(
		'<img src="https://a.example/1.jpg">',
		'<meta property="og:image" content="https://a.example/1.jpg"><meta property="og:image" content="https://a.example/2.jpg">',
	);

	expect([...links]).toEqual([
		['https://a.example/1.jpg', 'image'],
		['https://a.example/2.jpg', 'resource'],
		['/', 'body'],
	]);
});

test('an image counts where it can be seen', () => {
	const { images } = pageOf(
		'<article hidden><img src="/later.jpg"> Photograph: Ana</article><img src="/now.jpg"><template><img src="/never.jpg"></template>',
	);

	expect([...images]).toEqual(['/now.jpg']);
});

test('a page that sends visitors on is a redirect', () => {
	expect(pageOf('', '<meta http-equiv="Refresh" content="0;url=/a/">').isRedirect).toBe(true);
});
