import { expect, test } from '@playwright/test';
import { imageCandidates } from '../../../../src/domain/images/image-candidates.ts';

const image = { url: 'https://cdn.example/m.jpg', alt: '' };
const thumbnailUrl = 'https://cdn.example/m-480.jpg';

test('a card has the thumbnail, a page the image itself', () => {
	const shown = { ...image, thumbnailUrl: 'https://cdn.example/small.jpg', width: 1600, height: 1 };

	expect(imageCandidates(shown, 'card')).toEqual({ src: 'https://cdn.example/small.jpg' });
	expect(imageCandidates(shown, 'page')).toEqual({ src: 'https://cdn.example/m.jpg' });
	expect(imageCandidates(image, 'card')).toEqual({ src: 'https://cdn.example/m.jpg' });
});

for (const address of [
	'https://cdn.example/m-480.jpg',
	'https://cdn.example/m_480x320.webp',
	'https://cdn.example/m-480w.png',
	'https://cdn.example/m.jpg?q=80&w=480',
	'https://cdn.example/m?width=480',
	'https://upload.example/thumb/a/ab/M.jpg/480px-M.jpg',
]) {
	test(`the width in ${address} lets a browser choose`, () => {
		const shown = { ...image, thumbnailUrl: address, width: 1600, height: 1067 };
		const srcset = `${address} 480w, https://cdn.example/m.jpg 1600w`;

		expect(imageCandidates(shown, 'card')).toEqual({ src: address, srcset });
		expect(imageCandidates(shown, 'page')).toEqual({ src: 'https://cdn.example/m.jpg', srcset });
	});
}

test('a photograph too large for a card is not offered to one', () => {
	const shown = { ...image, thumbnailUrl, width: 6000, height: 4000 };

	expect(imageCandidates(shown, 'card')).toEqual({ src: thumbnailUrl });
	expect(imageCandidates(shown, 'page').srcset).toBe(
		'https://cdn.example/m-480.jpg 480w, https://cdn.example/m.jpg 6000w',
	);
});

test('numbers that are no width, or a wrong one, are not believed', () => {
	for (const address of ['https://cdn.example/m-2026.jpg', 'https://cdn.example/12345.jpg']) {
		const shown = { ...image, thumbnailUrl: address, width: 1600, height: 1067 };
		expect(imageCandidates(shown, 'page').srcset).toBeUndefined();
	}
	expect(imageCandidates({ ...image, thumbnailUrl }, 'page').srcset).toBeUndefined();
});

test('the number of a file, which the image’s own address bears too, is no width', () => {
	const shown = {
		...image,
		url: 'https://cdn.example/files/IMG_1234.jpg',
		thumbnailUrl: 'https://cdn.example/styles/thumbnail/IMG_1234.jpg',
		width: 4032,
		height: 3024,
	};

	expect(imageCandidates(shown, 'page')).toEqual({
		src: 'https://cdn.example/files/IMG_1234.jpg',
	});
	expect(imageCandidates({ ...shown, thumbnailUrl }, 'page').srcset).toBe(
		'https://cdn.example/m-480.jpg 480w, https://cdn.example/files/IMG_1234.jpg 4032w',
	);
});

test('the year in the name of a thumbnail is no width', () => {
	const widthsWith = (address: string) =>
		imageCandidates({ ...image, thumbnailUrl: address, width: 4032, height: 3024 }, 'page').srcset;

	expect(widthsWith('https://cdn.example/thumbnails/festival-2019.jpg')).toBeUndefined();
	expect(widthsWith('https://cdn.example/thumbnails/harbour_1950.jpg')).toBeUndefined();
	expect(widthsWith('https://cdn.example/m-1920w.jpg')).toBe(
		'https://cdn.example/m-1920w.jpg 1920w, https://cdn.example/m.jpg 4032w',
	);
});

test('an address that ends in a comma is not put among candidates', () => {
	const shown = { ...image, url: 'https://cdn.example/m,', thumbnailUrl, width: 1600, height: 1 };

	expect(imageCandidates(shown, 'page')).toEqual({ src: 'https://cdn.example/m,' });
});

test('of its own files a page is offered all, a card those that it may fill', () => {
	const files = [480, 960, 1600].map((width) => ({
		src: `/images/m-${width}.webp`,
		width,
		height: width,
	}));
	const shown = { ...image, files };

	expect(imageCandidates(shown, 'card')).toEqual({
		src: '/images/m-480.webp',
		srcset: '/images/m-480.webp 480w, /images/m-960.webp 960w',
	});
	expect(imageCandidates(shown, 'page')).toEqual({
		src: '/images/m-1600.webp',
		srcset: '/images/m-480.webp 480w, /images/m-960.webp 960w, /images/m-1600.webp 1600w',
	});
});
