import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { webAddressOf } from '../../../src/records/web-address.ts';
import { growth, steadyGrowth } from '../../support/growth.ts';
import { testProperty } from '../../support/test-property.ts';

test('an address with one reading is mended', () => {
	const expected: Record<string, string> = {
		'https://a.example': 'https://a.example/',
		'//a.example/b': 'https://a.example/b',
		'http://https://a.example/b': 'https://a.example/b',
		'https://http://a.example/': 'http://a.example/',
		'http://http://www.a.example': 'http://www.a.example/',
		'http://www.https://a.example/': 'https://a.example/',
		'http://www.http://www.a.example/': 'http://www.a.example/',
		'www.https://a.example': 'https://a.example/',
		'https://https//a.example/b': 'https://a.example/b',
		'http:/a.example/b': 'http://a.example/b',
		'http//a.example': 'http://a.example/',
		'https//www.a.example': 'https://www.a.example/',
		'https:// www.a.example': 'https://www.a.example/',
		'https:///a.example': 'https://a.example/',
		'https:\\\\a.example\\b': 'https://a.example/b',
		'htpp://a.example': 'http://a.example/',
		'htps://a.example': 'https://a.example/',
		'htttps://a.example': 'https://a.example/',
		'hhttp://a.example': 'http://a.example/',
		'ttps://a.example': 'https://a.example/',
		'HTTPS://A.Example/B': 'https://a.example/B',
		'www.a.example': 'http://www.a.example/',
		'museum.example': 'http://museum.example/',
		'museum.example/visit?a=b': 'http://museum.example/visit?a=b',
		'musée.example/été': 'http://xn--muse-dpa.example/%C3%A9t%C3%A9',
		'https://a.example/?a=1&amp;b=2&#38;c=3&amp;amp;d=4': 'https://a.example/?a=1&b=2&c=3&d=4',
		'https://a.example/?a=1&copy=2&lt;': 'https://a.example/?a=1&copy=2&lt;',
		'\u200Bhttps://a.exa\u00ADmple/\uFEFF': 'https://a.example/',
		'ｈｔｔｐｓ：／／ａ．ｅｘａｍｐｌｅ／': 'https://a.example/',
		'https://例え.jp/道': 'https://xn--r8jz45g.jp/%E9%81%93',
		'https://a.example:8443/b': 'https://a.example:8443/b',
		'http://93.184.216.34/b': 'http://93.184.216.34/b',
		'https://web.archive.example/web/2020/https://a.example/':
			'https://web.archive.example/web/2020/https://a.example/',
		'https://a.example/go?to=https://b.example/': 'https://a.example/go?to=https://b.example/',
		'https://a.example/@me': 'https://a.example/@me',
		'https://a_b.example/': 'https://a_b.example/',
	};
	for (const [text, address] of Object.entries(expected)) {
		expect(webAddressOf(text), text).toBe(address);
	}
});

test('what has no reading, or several, is no address', () => {
	for (const text of [
		...['', '-', 'https://', 'https://-', 'http://.', 'https://www.', 'https://www', 'https://n/a'],
		...['https://museum', 'https://museum/visit', 'http://www.museum', 'http://www', 'museum'],
		...['https://me@a.example/', 'https://me:secret@a.example/', 'info@a.example', '@museum'],
		...['mailto:info@a.example', 'ftp://a.example/', 'javascript:alert(1)', 'data:text/html,x'],
		...['java\nscript:alert(1)', 'tel:112', 'geo:1,2', '/places', 'photo.jpg', 'index.html'],
		...['https://a.example,https://b.example', 'https://www,a.example', 'https://a..example/'],
		...['https://-a.example/', 'https://a-.example', 'ask at the desk', 'see a.example', '3.5'],
	]) {
		expect(webAddressOf(text), text).toBeUndefined();
	}
});

test('a file that a build fetches may be on a host without a dot', () => {
	expect(webAddressOf('http://images:9000/a.jpg', 'any')).toBe('http://images:9000/a.jpg');
	expect(webAddressOf('https://-', 'any')).toBeUndefined();
	expect(webAddressOf('http://me@images/a.jpg', 'any')).toBeUndefined();
});

const label = fc.stringMatching(/^[a-z]([a-z0-9-]{0,8}[a-z0-9])?$/);
const address = fc
	.record({
		scheme: fc.constantFrom('http', 'https'),
		host: fc.array(label, { minLength: 2, maxLength: 4 }).filter(([first]) => first !== 'www'),
		path: fc.webPath(),
		query: fc.option(fc.webQueryParameters()),
	})
	.map(({ scheme, host, path, query }) =>
		URL.parse(`${scheme}://${host.join('.')}${path || '/'}${query === null ? '' : `?${query}`}`),
	)
	.filter((url) => url !== null)
	.map(({ href }) => href)
	.filter((href) => !/&(amp|#)/i.test(href));

testProperty('an address is read as it stands, and once read is read the same', 500, () =>
	fc.property(address, (href) => {
		expect(webAddressOf(href)).toBe(href);
	}),
);

testProperty('schemes before an address and ampersands of HTML change nothing', 300, () =>
	fc.property(
		address,
		fc.array(fc.constantFrom('http://', 'https://', 'http://www.', 'https:/', 'https//')),
		(href, before) => {
			expect(webAddressOf(before.join('') + href)).toBe(href);
			expect(webAddressOf(href.replaceAll('&', '&amp;'))).toBe(href);
			expect(webAddressOf(` ${href}\u200B\n`)).toBe(href);
		},
	),
);

testProperty(
	'whatever is read leads to a host with a dot, over http or https, as nobody',
	1000,
	() =>
		fc.property(
			fc.oneof(
				fc.string({ unit: 'grapheme' }),
				fc.string().map((text) => `https://${text}`),
				fc.webUrl(),
			),
			(text) => {
				const read = webAddressOf(text);
				if (read === undefined) return;
				expect(read).toMatch(/^https?:\/\/(?:[^/@?#]+\.[^/@?#]+|\[[^\]]+\])(?::\d+)?\//);
				expect(webAddressOf(read)).toBe(read);
			},
		),
);

for (const part of ['http://', 'www.', 'a.', 'https//', '&amp;', '\\', 'h']) {
	test(`very many “${part}” are read in a time that grows with their number`, () => {
		expect(growth(3000, (times) => webAddressOf(part.repeat(times)))).toBeLessThan(steadyGrowth);
	});
}
