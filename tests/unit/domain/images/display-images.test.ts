import { expect, test } from '@playwright/test';
import {
	displayImages,
	imageProblems,
	leadImage,
} from '../../../../src/domain/images/display-images.ts';
import { growth, steadyGrowth } from '../../../support/growth.ts';

const urls = (images: Parameters<typeof displayImages>[0]) =>
	displayImages(images).map(({ url }) => url);

test('shows everything that is stated of an image', () => {
	expect(
		displayImages([
			{
				url: 'https://cdn.example/m.jpg',
				alt_text: 'A long pale monastery front',
				caption: 'The south front',
				credit: 'Ana Reis',
				copyright_holder: 'City Archive',
				license: 'CC BY 4.0',
				thumbnail_url: 'https://cdn.example/m-480.jpg',
				width: 1600,
				height: 900,
				is_primary: true,
				sort_order: 0,
			},
		]),
	).toEqual([
		{
			url: 'https://cdn.example/m.jpg',
			alt: 'A long pale monastery front',
			caption: 'The south front',
			credit: 'Ana Reis',
			holder: 'City Archive',
			licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
			width: 1600,
			height: 900,
			thumbnailUrl: 'https://cdn.example/m-480.jpg',
		},
	]);
});

test('puts primary images first, then goes by sort order, then by the order of the source', () => {
	expect(
		urls([
			{ url: 'https://i.example/unsorted.jpg' },
			{ url: 'https://i.example/second.jpg', sort_order: 2 },
			{ url: 'https://i.example/first.jpg', sort_order: -1 },
			{ url: 'https://i.example/also-second.jpg', sort_order: 2 },
			{ url: 'https://i.example/primary.jpg', sort_order: 9, is_primary: true },
			{ url: 'https://i.example/also-unsorted.jpg', is_primary: false },
		]),
	).toEqual([
		'https://i.example/primary.jpg',
		'https://i.example/first.jpg',
		'https://i.example/second.jpg',
		'https://i.example/also-second.jpg',
		'https://i.example/unsorted.jpg',
		'https://i.example/also-unsorted.jpg',
	]);
});

test('shows an address once, with the credit that only a later entry states', () => {
	expect(
		displayImages([
			{ url: 'https://i.example/a.jpg', sort_order: 1, credit: 'Second entry', width: 10 },
			{ url: 'https://i.example/a.jpg', is_primary: true, caption: 'The garden' },
			{ url: 'https://i.example/a.jpg', sort_order: 2, credit: 'Third', width: 30, height: 20 },
		]),
	).toEqual([
		{
			url: 'https://i.example/a.jpg',
			alt: 'The garden',
			caption: 'The garden',
			credit: 'Second entry',
			holder: undefined,
			licence: undefined,
			width: 30,
			height: 20,
			thumbnailUrl: undefined,
		},
	]);
});

test('describes an image by the text that only a later entry states, not by its caption', () => {
	const images = [
		{ url: 'https://i.example/a.jpg', is_primary: true, caption: 'The garden' },
		{ url: 'https://i.example/a.jpg', alt_text: 'Roses along a gravel path' },
	];

	expect(displayImages(images)[0]).toMatchObject({
		alt: 'Roses along a gravel path',
		caption: 'The garden',
	});
	expect(leadImage(images)).toMatchObject({
		alt: 'Roses along a gravel path',
		caption: 'The garden',
	});
});

test('leaves out what has no address of an image', () => {
	expect(
		urls([
			{},
			{ caption: 'No address' },
			{ url: 'https://i.example/' },
			{ url: 'https://i.example/upload/' },
			{ url: 'https://i.example/brochure.pdf' },
			{ url: 'https://i.example/scan.TIFF' },
			{ url: 'javascript:alert(1)' },
			{ url: 'data:image/png;base64,AAAA' },
			{ url: 'not an address' },
			{ url: 'https://i.example/photo?id=5' },
			{ url: 'https://i.example/?image=7' },
			{ url: 'https://i.example/photo-15123' },
			{ url: 'http://i.example/old.bmp' },
		]),
	).toEqual([
		'https://i.example/photo?id=5',
		'https://i.example/?image=7',
		'https://i.example/photo-15123',
		'http://i.example/old.bmp',
	]);
});

test('never describes an image that the source does not describe', () => {
	const alt = (image: { alt_text?: string; caption?: string }) =>
		displayImages([{ url: 'https://i.example/a.jpg', ...image }])[0]?.alt;
	expect(alt({})).toBe('');
	expect(alt({ caption: 'IMAGE0902-2' })).toBe('');
	expect(alt({ caption: 'The cloister' })).toBe('The cloister');
	expect(alt({ alt_text: 'Two storeys of arches', caption: 'The cloister' })).toBe(
		'Two storeys of arches',
	);
	expect(alt({ alt_text: 'DSC_0067.jpg', caption: 'The cloister' })).toBe('The cloister');
});

test('gives width and height together or not at all', () => {
	const [onlyWidth, both] = displayImages([
		{ url: 'https://i.example/a.jpg', width: 100 },
		{ url: 'https://i.example/b.jpg', width: 100, height: 50 },
	]);
	expect(onlyWidth?.width).toBeUndefined();
	expect(onlyWidth?.height).toBeUndefined();
	expect(both?.width).toBe(100);
	expect(both?.height).toBe(50);
});

test('leaves out a thumbnail that is none and a credit that names nobody', () => {
	const [image] = displayImages([
		{
			url: 'https://i.example/a.jpg',
			thumbnail_url: 'https://i.example/thumbnails/',
			credit: '©',
			copyright_holder: '…',
		},
		{ url: 'https://i.example/b.jpg', thumbnail_url: 'https://i.example/b.jpg' },
	]);
	expect(image?.thumbnailUrl).toBeUndefined();
	expect(image?.credit).toBeUndefined();
	expect(image?.holder).toBeUndefined();
	expect(
		displayImages([{ url: 'https://i.example/b.jpg', thumbnail_url: 'https://i.example/b.jpg' }])[0]
			?.thumbnailUrl,
	).toBeUndefined();
});

test('a credit that is wholly the name of a file, or its ending, names nobody', () => {
	const url = 'https://i.example/a.jpg';
	const creditOf = (credit: string) => displayImages([{ url, credit }])[0]?.credit;

	for (const credit of ['jpg', '.JPG', 'P7170330', 'IMG_5589.jpg', 'DSC-1034', '_MG_1369']) {
		expect(creditOf(credit), credit).toBeUndefined();
		expect(imageProblems([{ url, alt_text: 'A gate', credit }]), credit).toEqual([
			{ path: 'images[0].credit', reason: 'names nobody' },
		]);
	}
	expect(displayImages([{ url, copyright_holder: 'P3290079' }])[0]?.holder).toBeUndefined();
	for (const credit of ['CDT41', 'MG41', 'JEP2020', 'Kyriad_2021', 'Sam 2020', 'IMG_5589 Reis']) {
		expect(creditOf(credit), credit).toBe(credit);
	}
});

test('credits whom captions name that are names of files, where no credit does', () => {
	const url = 'https://i.example/a.jpg';
	const alsoCredited = (caption: string, rights: { credit?: string; copyright_holder?: string }) =>
		displayImages([{ url, caption, ...rights }])[0]?.alsoCredited;

	expect(alsoCredited('(19)keep©Quay41-Reis-2012', { credit: 'Rui Luz' })).toEqual([
		'©Quay41-Reis-2012',
	]);
	expect(alsoCredited('(19)keep©QUAY41', { credit: 'Quay 41' })).toBeUndefined();
	expect(alsoCredited('(19)keep©QUAY41', { copyright_holder: 'Quay 41' })).toBeUndefined();
	expect(alsoCredited('(19)keep©QUAY41', {})).toEqual(['©QUAY41']);
	expect(alsoCredited('The keep © Ana Reis', { credit: 'Rui Luz' })).toBeUndefined();
	expect(
		displayImages([
			{ url, caption: 'keep_©Reis', is_primary: true },
			{ url, caption: 'keep_©Luz' },
			{ url, credit: 'Ana Reis' },
		])[0]?.alsoCredited,
	).toEqual(['©Luz']);
});

test('a caption that names somebody stays as it is', () => {
	const image = { url: 'https://i.example/a.jpg', caption: 'The keep © Inês Reis' };

	expect(displayImages([{ ...image, credit: 'Inês Reis' }])[0]).toMatchObject({
		alt: 'The keep © Inês Reis',
		caption: 'The keep © Inês Reis',
		credit: 'Inês Reis',
	});
});

test('a credit that is wholly “Copyright”, or a yes or no, names nobody', () => {
	const url = 'https://i.example/a.jpg';
	const nobody = [
		'Copyright',
		'© COPYRIGHT 2020',
		'(c)',
		'Oui',
		'non',
		'yes.',
		'Nein',
		'Sì',
		'はい',
	];
	const somebody = ['Droits réservés', 'DR', 'JA', '© Sim', 'Copyright Reis', 'Non Stop', 'Ouida'];
	const shown = (credit: string) =>
		displayImages([{ url, credit, copyright_holder: credit }]).map((image) => [
			image.credit,
			image.holder,
		]);

	for (const credit of nobody) {
		expect(shown(credit), credit).toEqual([[undefined, undefined]]);
		expect(imageProblems([{ url, alt_text: 'A gate', credit }]), credit).toEqual([
			{ path: 'images[0].credit', reason: 'names nobody' },
		]);
	}
	for (const credit of somebody) {
		expect(shown(credit), credit).toEqual([[credit, credit]]);
	}
});

test('shows nothing where there are no images', () => {
	expect(displayImages(undefined)).toEqual([]);
	expect(displayImages([])).toEqual([]);
	expect(imageProblems(undefined)).toEqual([]);
});

test('reports what an editor should mend, at its place in the record', () => {
	expect(
		imageProblems([
			{ url: 'https://i.example/a.jpg', alt_text: 'A gate', caption: 'The gate' },
			{ url: 'http://i.example/b.jpg', caption: 'IMG_0001', width: 100, credit: '©' },
			{ url: 'https://i.example/upload/' },
			{ caption: 'Lost' },
			{ url: 'https://i.example/a.jpg' },
			{
				url: 'https://i.example/c.jpg',
				alt_text: 'DSC_0067.jpg',
				thumbnail_url: 'http://i.example/c-480.jpg',
				height: 50,
			},
		]),
	).toEqual([
		{ path: 'images[1].url', reason: 'http, not https' },
		{ path: 'images[1].alt_text', reason: 'missing' },
		{ path: 'images[1].caption', reason: 'a file name' },
		{ path: 'images[1].credit', reason: 'names nobody' },
		{ path: 'images[1].height', reason: 'missing beside the other' },
		{ path: 'images[2].url', reason: 'a folder, not an image' },
		{ path: 'images[3].url', reason: 'missing' },
		{ path: 'images[4].url', reason: 'listed before' },
		{ path: 'images[5].thumbnail_url', reason: 'http, not https' },
		{ path: 'images[5].alt_text', reason: 'a file name' },
		{ path: 'images[5].width', reason: 'missing beside the other' },
	]);
});

test('of 100,000 images the first 100 are shown, and an editor is told once', () => {
	const images = Array.from({ length: 100_000 }, (_, index) => ({
		url: `https://i.example/${index % 90_000}.jpg`,
		alt_text: 'A quay',
		sort_order: 90_000 - (index % 90_000),
	}));
	const shown = urls(images);

	expect(shown).toHaveLength(100);
	expect(shown[0]).toBe('https://i.example/89999.jpg');
	expect(imageProblems(images)).toEqual([
		{ path: 'images', reason: 'more than 100, of which those are shown' },
	]);
});

test('an image whose host would stand for others in a security policy is left out', () => {
	const images = [{ url: 'https://*.example/a.jpg' }, { url: 'https://a;script-src/b.jpg' }];

	expect(displayImages(images)).toEqual([]);
	expect(imageProblems(images).map(({ reason }) => reason)).toEqual([
		'not a host name that a content security policy can state',
		'not a host name that a content security policy can state',
	]);
});

test('looks for names in a caption in a time that grows with its length', () => {
	const read = (times: number) =>
		displayImages([
			{ url: 'https://i.example/a.jpg', caption: `a_${'©a -'.repeat(times)}`, credit: 'Reis' },
			{ url: 'https://i.example/b.jpg', caption: `© ${'credit '.repeat(times)}`, credit: 'Reis' },
		]);

	expect(growth(2000, read)).toBeLessThan(steadyGrowth);
});
