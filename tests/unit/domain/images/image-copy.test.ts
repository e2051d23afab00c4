import { expect, test } from '@playwright/test';
import { displayImages } from '../../../../src/domain/images/display-images.ts';
import { copyWidths, withCopy } from '../../../../src/domain/images/image-copy.ts';
import { isLicenceAmong, licenceOf } from '../../../../src/domain/images/licence.ts';

const allowed = ['CC0', 'Public Domain Mark', 'Public domain', 'CC BY', 'CC BY-SA'];
const addresses = {
	imageFile: (name: string) => `/guide/images/${name}`,
	absolute: (path: string) => `https://guide.example${path}`,
};
const copies = new Map([
	[
		'https://cdn.example/m.jpg',
		[
			{ name: 'm-1-480.webp', width: 480, height: 320 },
			{ name: 'm-1-1600.webp', width: 1600, height: 1067 },
		],
	],
]);

test('widths suit cards, columns and pages, and no file is wider than the original', () => {
	expect(copyWidths(6000)).toEqual([480, 960, 1600]);
	expect(copyWidths(1600)).toEqual([480, 960, 1600]);
	expect(copyWidths(1100)).toEqual([480, 1100]);
	expect(copyWidths(500)).toEqual([500]);
	expect(copyWidths(1)).toEqual([1]);
});

for (const [licence, isAllowed] of [
	['CC0', true],
	['https://creativecommons.org/publicdomain/mark/1.0/', true],
	['CC BY 4.0', true],
	['cc-by', true],
	['https://creativecommons.org/licenses/by-sa/3.0/fr/', true],
	['CC0 1.0 Universal', true],
	['Public Domain Mark 1.0', true],
	['public domain', true],
	['CC BY 4.0 International', true],
	['CC BY-SA 3.0 FR', true],
	['https://creativecommons.org/licenses/by/3.0/igo/', true],
	['CC BY 4.0 (no commercial use)', false],
	['CC BY 4.0 for press use only', false],
	['CC BY 4.0 only', false],
	['CC BY-SA 4.0 sauf utilisation commerciale', false],
	['CC0 1.0 except the logo', false],
	['Public domain in the USA', false],
	['CC BY-NC 4.0', false],
	['CC BY-ND 4.0', false],
	['CC BY-NC-SA 4.0', false],
	['CC BYOB', false],
	['All rights reserved', false],
	['', false],
	[undefined, false],
] as const) {
	test(`an image under ${licence ?? 'no licence'} may ${isAllowed ? '' : 'not '}be copied`, () => {
		expect(isLicenceAmong(licenceOf(licence), allowed)).toBe(isAllowed);
	});
}

test('a copied image has the address and the size of the guide’s own file', () => {
	const [image] = displayImages([
		{
			url: 'https://cdn.example/m.jpg',
			thumbnail_url: 'https://cdn.example/m-small.jpg',
			credit: 'Ana Reis',
			license: 'CC BY 4.0',
			width: 3000,
			height: 2000,
		},
	]);
	if (!image) throw new Error('The image is not shown.');

	expect(withCopy(image, copies, allowed, addresses)).toEqual({
		...image,
		url: 'https://guide.example/guide/images/m-1-1600.webp',
		width: 1600,
		height: 1067,
		thumbnailUrl: 'https://guide.example/guide/images/m-1-480.webp',
		sourceUrl: 'https://cdn.example/m.jpg',
		files: [
			{ src: '/guide/images/m-1-480.webp', width: 480, height: 320 },
			{ src: '/guide/images/m-1-1600.webp', width: 1600, height: 1067 },
		],
	});
});

test('an image without a copy, or without a licence for it, is shown from its source', () => {
	const images = displayImages([
		{ url: 'https://cdn.example/other.jpg', license: 'CC0' },
		{ url: 'https://cdn.example/m.jpg' },
	]);

	expect(images.map((image) => withCopy(image, copies, allowed, addresses))).toEqual(images);
});
