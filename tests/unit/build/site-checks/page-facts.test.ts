import { expect, test } from '@playwright/test';
import { pageOf } from './page-of.ts';

test('the credits of a page are those that a visitor can read, a line for each', () => {
	const { credits } = pageOf(
		'<p class="credit">Fish &amp; <b>Chips</b></p>\n<p hidden class="credit">Not now</p><p hidden><b class="credit">Later</b></p><script>never()</script><style>p{}</style><p class="lines credit">Ana <span class="a visually-hidden">Aloud</span>Reis</p><template><i class="credit">Later</i></template><p class="credits">Quay</p>',
		'<title>A title</title>',
	);

	expect(credits).toBe('Fish & Chips\nAna Reis');
});

test('the credits of images are those that stand in a figure', () => {
	const { credits, imageCredits } = pageOf(
		'<figure><img src="/1.jpg"><figcaption>Quay <small class="credit">Ana · © Port <a href="/by/">CC BY</a></small></figcaption></figure><p class="credit">Visit</p><figure hidden><small class="credit">Later</small></figure><figure><figure></figure><small class="credit">Rui</small></figure>',
	);

	expect(imageCredits).toBe('Ana · © Port CC BY\nRui');
	expect(credits).toBe('Visit');
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

test('that search engines are to keep away from a whole preview says nothing of its single pages', () => {
	const head = '<title>A title</title><meta name="robots" content="noindex" data-drafts>';

	expect(pageOf('', head).isIndexable).toBe(true);
	expect(pageOf('', `${head}<meta name="robots" content="noindex">`).isIndexable).toBe(false);
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

test('of an image for several widths every candidate counts, however their list is written', () => {
	const { images } = pageOf(
		'<img src="/1.jpg" srcset="\n  /480.jpg 480w,\n  /960.jpg 960w,/1600.jpg 1600w">',
	);

	expect([...images]).toEqual(['/1.jpg', '/480.jpg', '/960.jpg', '/1600.jpg']);
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
