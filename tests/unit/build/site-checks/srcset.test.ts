import { expect, test } from '@playwright/test';
import { addressesInSrcset } from '../../../../src/build/site-checks/srcset.ts';

for (const [written, srcset, addresses] of [
	['on one line', '/1.webp 480w, /2.webp 960w', ['/1.webp', '/2.webp']],
	['on several lines', '\n\t/1.webp 480w,\n\t/2.webp 960w\n', ['/1.webp', '/2.webp']],
	['without spaces after commas', '/1.webp 480w,/2.webp 960w', ['/1.webp', '/2.webp']],
	['without densities', '/1.webp, /2.webp 2x', ['/1.webp', '/2.webp']],
	[
		'with commas in addresses',
		'/w_480,h_320/1.webp 1x, /2,.webp',
		['/w_480,h_320/1.webp', '/2,.webp'],
	],
	['with nothing', ' ', []],
] as const) {
	test(`the addresses of a srcset are found ${written}`, () => {
		expect(addressesInSrcset(srcset)).toEqual(addresses);
	});
}
