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

test('leaves out of a caption the name at its end that the credit has as well', () => {
	const url = 'https://i.example/a.jpg';
	const shown = (caption: string, rights: { credit?: string; copyright_holder?: string }) => {
		const [image] = displayImages([{ url, caption, ...rights }]);
		return [image?.caption, image?.alt];
	};

	expect(shown('The keep © Inês Reis', { credit: 'Town – Ines REIS' })).toEqual([
		'The keep',
		'The keep',
	]);
	expect(shown('The keep, ©Ana-Reis', { copyright_holder: 'Ana Reis' })).toEqual([
		'The keep',
		'The keep',
	]);
	expect(shown('the-keep ©Ana-Reis', { credit: '©Ana-Reis' })).toEqual([undefined, '']);
	for (const [caption, credit] of [
		['The keep © Town of Quay', 'Quay – Ana Reis'],
		['The keep © Eva', 'Evan'],
		['The keep © Ana Luz', 'Ana Reis, Rui Luz'],
		['The keep © Ana Reis, drawn by Rui Luz', 'Ana Reis'],
		['Foto: © Ana Reis', 'Ana Reis'],
		['The keep ©', 'Ana Reis'],
	] as const) {
		expect(shown(caption, { credit }), caption).toEqual([caption, caption]);
	}
	expect(shown('The keep © Ana Reis', {})).toEqual(['The keep © Ana Reis', 'The keep © Ana Reis']);
});

test('leaves out of a caption the name after “Copyright”, “(c)” or “credits”, too', () => {
	const url = 'https://i.example/a.jpg';

	for (const caption of [
		'The keep - CREDITS INES REIS',
		'The keep, crédit photo : Inês Reis',
		'The keep (c) Ines Reis',
		'The keep. Copyright © Inês Reis',
	]) {
		const [image] = displayImages([{ url, caption, credit: 'Inês Reis' }]);
		expect(image?.caption?.replace('.', ''), caption).toBe('The keep');
	}
	expect(
		displayImages([{ url, caption: 'The hall of Crédit Agricole', credit: 'Agricole' }])[0]
			?.caption,
	).toBe('The hall of Crédit Agricole');
});

test('a caption that says only whose the image is is no caption, and describes nothing', () => {
	const url = 'https://i.example/a.jpg';
	const shown = (caption: string, credit?: string) => {
		const [image] = displayImages([{ url, caption, credit }]);
		return [image?.caption, image?.alt, image?.alsoCredited];
	};

	expect(shown('COPYRIGHT INES REIS', 'Inês Reis')).toEqual([undefined, '', undefined]);
	expect(shown('Credits: Ines Reis', 'Inês Reis')).toEqual([undefined, '', undefined]);
	expect(shown('© Ana Reis', 'Photo: Ana Reis')).toEqual([undefined, '', undefined]);
	expect(shown('8 INES REIS', 'Inês Reis')).toEqual([undefined, '', undefined]);
	expect(shown('(c) Town of Quay (2)', 'Reis')).toEqual([undefined, '', ['© Town of Quay']]);
	expect(shown('© Ana Reis')).toEqual([undefined, '', ['© Ana Reis']]);
	for (const caption of [
		'© Ana Reis. The keep from the river',
		'© Ana Reis (the keep)',
		'© Ana Reis, the castle seen from the river in spring',
		'© Ana Reis – the keep',
		'Copyright expired',
		'Credit card terminal',
		'Credits of a film of 1920',
		'8 quays of the town',
	]) {
		expect(shown(caption, 'Town of Quay'), caption).toEqual([caption, caption, undefined]);
	}
});

test('credits whom a caption names that is a file’s name, where no credit does', () => {
	const url = 'https://i.example/a.jpg';
	const alsoCredited = (caption: string, rights: { credit?: string; copyright_holder?: string }) =>
		displayImages([{ url, caption, ...rights }])[0]?.alsoCredited;

	expect(alsoCredited('(19)keep©Quay41-Reis-2012', { credit: 'Rui Luz' })).toEqual([
		'© Quay41 Reis 2012',
	]);
	expect(alsoCredited('(19)keep©Quay41-areis', { credit: 'Quay' })).toEqual(['© Quay41 areis']);
	expect(alsoCredited('(19)keep©QUAY41', { credit: 'Quay 41' })).toBeUndefined();
	expect(alsoCredited('(19)keep©QUAY41', { copyright_holder: 'Quay 41' })).toBeUndefined();
	expect(alsoCredited('(19)keep©QUAY41', {})).toEqual(['© QUAY41']);
	expect(alsoCredited('keep_credit-2019', { credit: 'Rui Luz' })).toBeUndefined();
	expect(alsoCredited('The keep © Ana Reis', { credit: 'Rui Luz' })).toBeUndefined();
});

test('credits once whom a caption that is a file’s name names with more words than the credit', () => {
	const credits = (name: string, credit: string, rights: object = {}) => {
		const image = { url: 'https://i.example/a.jpg', caption: `keep_${name}`, credit, ...rights };
		const [shown] = displayImages([image]);
		return [shown?.credit, ...(shown?.alsoCredited ?? [])];
	};

	for (const [name, credit] of [
		['© CDT41 clazi', 'CDT41'],
		['© Studio Éva', 'Éva'],
	] as const) {
		expect(credits(name, credit), name).toEqual([name]);
	}
	expect(credits('© Quay Reis', 'Quay', { copyright_holder: 'Rui Luz' })).toEqual(['© Quay Reis']);
	expect(credits('©Reis ©Quay Reis', 'Quay')).toEqual(['© Quay Reis']);
});

test('keeps a credit that no line beside it has whole, with its sign, and as a licence asks for it', () => {
	const credits = (name: string, credit: string, license?: string) => {
		const image = { url: 'https://i.example/a.jpg', caption: `keep_${name}`, credit, license };
		const [shown] = displayImages([image]);
		return [shown?.credit, ...(shown?.alsoCredited ?? [])];
	};

	for (const [name, credit] of [
		['© ADTtouraine JC Coutand', 'Jean-Christophe COUTAND'],
		['© ADTtouraine JC Coutand', 'JC COUTAND'],
		['© CHATEAUROYALBLOIS dlepissier', 'CHATEAU ROYAL BLOIS'],
		['© CDT41 hotelsthubert', '©CDT41'],
		['© CDT41', '©ADT41'],
		['© Evan Luz', 'Eva'],
		['© Reis Ana Luz', 'Ana Reis'],
		['© Quay41 areis', 'Quay'],
		['© Quay Reis', 'Quay / Ana Luz'],
	] as const) {
		expect(credits(name, credit), credit).toEqual([credit, name]);
	}
	expect(credits('©Ana Reis ©Quay A Reis', 'Quay')).toEqual(['© Quay A Reis', '© Ana Reis']);
	expect(credits('©Reis credit Quay Reis', 'Quay')).toEqual(['Quay Reis', '© Reis']);
	expect(credits('credit Quay Reis', '© Quay')).toEqual(['© Quay', 'Quay Reis']);
	expect(credits('© Quay Reis', 'Quay', 'CC BY 4.0')).toEqual(['Quay', '© Quay Reis']);
});

test('credits whom any entry of an address names in its caption', () => {
	expect(
		displayImages([
			{ url: 'https://i.example/a.jpg', caption: 'keep_©Reis', is_primary: true },
			{ url: 'https://i.example/a.jpg', caption: 'keep_©Luz' },
			{ url: 'https://i.example/a.jpg', credit: 'Ana Reis' },
		])[0]?.alsoCredited,
	).toEqual(['© Luz']);
	expect(
		displayImages([
			{ url: 'https://i.example/a.jpg', caption: '© Reis', is_primary: true },
			{ url: 'https://i.example/a.jpg', caption: 'keep_©Luz' },
		])[0]?.alsoCredited,
	).toEqual(['© Reis', '© Luz']);
});

test('tells editors of captions and credits that limit the use of an image', () => {
	const url = 'https://i.example/a.jpg';
	const problems = (image: { caption?: string; credit?: string }) =>
		imageProblems([{ url, alt_text: 'A gate', ...image }]);

	expect(problems({ caption: 'The gate. Ts droits jusqu’à avril 2024' })).toEqual([
		{ path: 'images[0].caption', reason: 'limits the use' },
	]);
	expect(problems({ credit: 'Ana Reis, all rights reserved until 2024' })).toEqual([
		{ path: 'images[0].credit', reason: 'limits the use' },
	]);
	expect(problems({ credit: 'Ana Reis, tous droits réservés' })).toEqual([]);
	expect(problems({ caption: 'The Declaration of Rights, on show until May' })).toEqual([]);
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

test('looks for the name of a credit in a time that grows with the length of a caption', () => {
	const read = (times: number) =>
		displayImages([
			{ url: 'https://i.example/a.jpg', caption: `A${' ,'.repeat(times)}x ©`, credit: 'Reis' },
		]);

	expect(growth(2000, read)).toBeLessThan(steadyGrowth);
});

test('looks for names in a caption in a time that grows with its length', () => {
	const read = (times: number) =>
		displayImages([
			{ url: 'https://i.example/a.jpg', caption: `a_${'©a -'.repeat(times)}`, credit: 'Reis' },
			{ url: 'https://i.example/b.jpg', caption: `© ${'credit '.repeat(times)}`, credit: 'Reis' },
		]);

	expect(growth(2000, read)).toBeLessThan(steadyGrowth);
});
