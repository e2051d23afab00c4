import { expect, test } from '@playwright/test';
import type { AddressMove } from '../../../../../src/ui/view-models/site/former-address-pages.ts';
import { redirectFile } from '../../../../../src/ui/view-models/site/redirect-file.ts';

const moves: readonly AddressMove[] = [
	{ slug: 'old-quay', from: '/guide/places/old-quay/', to: '/guide/places/quay/' },
	{
		slug: '埠頭',
		from: '/guide/places/%E5%9F%A0%E9%A0%AD/',
		to: '/guide/places/%E6%B8%AF/',
	},
];

test('hosts that read _redirects are told the old path, the new one and the status', () => {
	expect(redirectFile('cloudflare-pages', moves)).toEqual({
		name: '_redirects',
		text: [
			'/guide/places/old-quay/ /guide/places/quay/ 301',
			'/guide/places/%E5%9F%A0%E9%A0%AD/ /guide/places/%E6%B8%AF/ 301\n',
		].join('\n'),
	});
	expect(redirectFile('netlify', moves.slice(0, 1))?.text).toBe(
		'/guide/places/old-quay/ /guide/places/quay/ 301!\n',
	);
	expect(redirectFile('none', [])).toBe(undefined);
});

test('each web server has a list of its own, which compares paths as they read', () => {
	const list = [
		'# Former addresses',
		'/guide/places/old-quay/ /guide/places/quay/',
		'/guide/places/埠頭/ /guide/places/%E6%B8%AF/\n',
	].join('\n');

	expect(redirectFile('nginx', moves)).toEqual({
		name: '_redirects.nginx',
		text: [
			'# Former addresses',
			'~^/guide/places/old-quay/$ /guide/places/quay/;',
			'~^/guide/places/埠頭/$ /guide/places/%E6%B8%AF/;\n',
		].join('\n'),
	});
	expect(redirectFile('apache', moves)).toEqual({ name: '_redirects.apache', text: list });
	expect(redirectFile('caddy', moves)).toEqual({ name: '_redirects.caddy', text: list });
});

test('nginx reads no dot of a base path as any sign', () => {
	const move = { slug: 'a', from: '/v1.2/places/a/', to: '/v1.2/places/b/' };

	expect(redirectFile('nginx', [move])?.text).toContain('~^/v1\\.2/places/a/$ /v1.2/places/b/;\n');
});

test('a web server has its list also where no address has changed', () => {
	expect(redirectFile('nginx', [])).toEqual({
		name: '_redirects.nginx',
		text: '# Former addresses\n',
	});
});

test('what would be more than an address in the configuration of a server is not in its list', () => {
	const slugs = ['a;}', 'a b', 'a{$HOME}', 'a"b', 'a\nb', 'a#b', '~x', ''];
	const hostile = slugs.map((slug) => ({
		slug,
		from: `/places/${encodeURIComponent(slug)}/`,
		to: '/places/quay/',
	}));

	expect(redirectFile('nginx', hostile)?.text).toBe('# Former addresses\n');
	expect(redirectFile('apache', hostile)?.text).toBe('# Former addresses\n');
});
