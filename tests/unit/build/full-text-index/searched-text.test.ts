import { expect, test } from '@playwright/test';
import type { SearchedText } from '../../../../src/build/full-text-index/searched-text.ts';
import { pageOf } from '../site-checks/page-of.ts';

test('of a page its marked texts are searched, but for headings and labels, a sentence for each block, and facts apart', () => {
	expect(
		contentOf(
			'<p>Before</p><div data-search-text><h2>The <i>neighbourhood</i></h2><p>Guitars &lt;and&gt;\n <b>voices</b></p><ul><li>Every night!</li><li>From 9<br>to 11</li></ul><dl><dt>Price</dt><dd>5 €</dd></dl><p>Émile’s café</p></div><p>Between</p><address data-search-text><span>Largo 1 </span><span>Alfama</span></address>',
		),
	).toBe(
		'Guitars <and> voices. · Every night! · From 9 to 11 · 5 € ¶ Émile’s café. · Largo 1 Alfama',
	);
});

test('what is no text of the page is left out, and what lies within a marked text is told once', () => {
	expect(
		contentOf(
			'<div data-search-text>Quay<svg><title>Drawing</title></svg><form><label>Your name</label></form><script>never()</script><template>Later</template><nav>More</nav><p data-search-text>and pier</p><footer>Foot</footer></div>',
		),
	).toBe('Quay and pier.');
});

test('a page is shown by its title and the like, and found by its filters', () => {
	const text = searchedTextOf(
		'<article data-search-filters="kind=place&amp;destination=alfama&amp;destination=s%C3%A3o-jo%C3%A3o"><p data-search-meta="eyebrow">Museum</p><h1 data-search-meta="title"> <bdi>Fado &amp;\n Co</bdi> </h1><p data-search-text>Guitars.</p></article>',
	);

	expect(text).toEqual({
		content: 'Guitars.',
		meta: { eyebrow: 'Museum', title: 'Fado & Co' },
		filters: { kind: ['place'], destination: ['alfama', 'são-joão'] },
	});
});

test('pages without words of their own are not searched, nor those that search engines may not show or that lead on', () => {
	const text = '<p data-search-text>Guitars.</p>';

	expect(searchedTextOf('<p>Guitars.</p><p data-search-text> </p>')).toBeUndefined();
	expect(searchedTextOf(text, '<meta name="robots" content="noindex">')).toBeUndefined();
	expect(searchedTextOf(text, '<meta http-equiv="refresh" content="0;url=/a/">')).toBeUndefined();
	expect(searchedTextOf(text)?.content).toBe('Guitars.');
});

function contentOf(main: string): string | undefined {
	return searchedTextOf(main)?.content;
}

function searchedTextOf(main: string, head?: string): SearchedText | undefined {
	return pageOf(main, head).searchedText;
}
