import { expect, test } from '@playwright/test';
import { displayImages } from '../../../../src/domain/images/display-images.ts';
import type { ImageRecord } from '../../../../src/records/image.ts';
import { pageGraph } from '../../../../src/outputs/structured-data/graph.ts';
import {
	imageNodes,
	imageReferences,
} from '../../../../src/outputs/structured-data/image-object.ts';
import type { JsonLdGraph } from '../../../../src/outputs/structured-data/serialise.ts';
import { guide, pageUrl } from './example-guide.ts';
import { membersOf } from './members-of.ts';

/** Returns what an image says besides its address. */
function added(image: ImageRecord): Record<string, unknown> {
	const [node] = imageNodes(
		pageUrl,
		displayImages([{ url: 'https://cdn.example/a.jpg', ...image }]),
	);
	const plain = ['@type', '@id', 'url', 'contentUrl'];
	return Object.fromEntries(membersOf(node).filter(([key]) => !plain.includes(key)));
}

test('writes every member in a fixed order', () => {
	const [node] = imageNodes(
		pageUrl,
		displayImages([
			{
				url: 'https://cdn.example/a.jpg',
				alt_text: 'A boat',
				caption: 'The harbour at dusk',
				credit: 'Ana Reis / Arquivo',
				copyright_holder: 'Arquivo da Foz',
				license: 'CC BY-SA 4.0',
				thumbnail_url: 'https://cdn.example/a-small.jpg',
				width: 1600,
				height: 900,
			},
		]),
	);

	expect(membersOf(node)).toEqual([
		['@type', 'ImageObject'],
		['@id', 'https://guide.example/places/a/#image-1'],
		['url', 'https://cdn.example/a.jpg'],
		['contentUrl', 'https://cdn.example/a.jpg'],
		['thumbnailUrl', 'https://cdn.example/a-small.jpg'],
		['width', 1600],
		['height', 900],
		['description', 'A boat'],
		['caption', 'The harbour at dusk'],
		['creditText', 'Ana Reis / Arquivo'],
		['copyrightHolder', { '@type': 'Organization', name: 'Arquivo da Foz' }],
		['copyrightNotice', '© Arquivo da Foz'],
		['license', 'https://creativecommons.org/licenses/by-sa/4.0/'],
	]);
});

test('numbers images in the order shown: primary first, then sorted, each address once', () => {
	const images = displayImages([
		{ url: 'https://cdn.example/c.jpg', sort_order: 2 },
		{ url: 'https://cdn.example/b.jpg', sort_order: 1 },
		{ alt_text: 'no address' },
		{ url: 'https://cdn.example/a.jpg', sort_order: 9, is_primary: true },
		{ url: 'https://cdn.example/b.jpg', sort_order: 3 },
	]);

	expect(imageNodes(pageUrl, images)).toEqual([
		{
			'@type': 'ImageObject',
			'@id': 'https://guide.example/places/a/#image-1',
			url: 'https://cdn.example/a.jpg',
			contentUrl: 'https://cdn.example/a.jpg',
		},
		{
			'@type': 'ImageObject',
			'@id': 'https://guide.example/places/a/#image-2',
			url: 'https://cdn.example/b.jpg',
			contentUrl: 'https://cdn.example/b.jpg',
		},
		{
			'@type': 'ImageObject',
			'@id': 'https://guide.example/places/a/#image-3',
			url: 'https://cdn.example/c.jpg',
			contentUrl: 'https://cdn.example/c.jpg',
		},
	]);
	expect(imageReferences(pageUrl, images)).toEqual([
		{ '@id': 'https://guide.example/places/a/#image-1' },
		{ '@id': 'https://guide.example/places/a/#image-2' },
		{ '@id': 'https://guide.example/places/a/#image-3' },
	]);
});

test('states width and height as positive integers, both or neither', () => {
	expect(added({ width: 1600 })).toEqual({});
	expect(added({ height: 900 })).toEqual({});
	expect(added({ width: 0, height: 900 })).toEqual({});
	expect(added({ width: 3, height: 2 })).toEqual({ width: 3, height: 2 });
});

test('says a caption once: it stands in for a missing alternative text on the page only', () => {
	expect(added({ caption: 'The harbour at dusk' })).toEqual({ caption: 'The harbour at dusk' });
	expect(added({ alt_text: 'A boat' })).toEqual({ description: 'A boat' });
	expect(added({ caption: 'IMG_2041.jpg' })).toEqual({});
});

test('credits also whom only a caption names that is a file’s name', () => {
	expect(added({ credit: 'Ana Reis', caption: 'quay_1©Arquivo' })).toEqual({
		creditText: 'Ana Reis · ©Arquivo',
	});
	expect(added({ caption: 'quay_1©Arquivo' })).toEqual({ creditText: '©Arquivo' });
});

test('does not mark a holder twice as such', () => {
	expect(added({ copyright_holder: '© Arquivo' }).copyrightNotice).toBe('© Arquivo');
	expect(added({ copyright_holder: 'Copyright Arquivo' }).copyrightNotice).toBe(
		'Copyright Arquivo',
	);
	expect(added({ copyright_holder: '(c) Arquivo' }).copyrightNotice).toBe('(c) Arquivo');
	expect(added({ copyright_holder: 'Copyrights Ltd' }).copyrightNotice).toBe('© Copyrights Ltd');
});

test('names a holder without the sign and the years before the name', () => {
	const nameOf = (holder: string) => added({ copyright_holder: holder }).copyrightHolder;

	for (const holder of [
		'©Arquivo',
		'(c) Arquivo',
		'Copyright © 2019–2021 Arquivo',
		'© 2020, Arquivo',
		'Copyright: Arquivo',
		'Copyright: 2020 Arquivo',
		'© by Arquivo',
		'(c) 2020: Arquivo',
		'Copyright © 2020 by Arquivo',
	])
		expect(nameOf(holder), holder).toEqual({ '@type': 'Organization', name: 'Arquivo' });
	for (const holder of ['Copyrights Ltd', '1905 Arquivo', 'Byron Arquivo', 'by Arquivo'])
		expect(nameOf(holder), holder).toEqual({ '@type': 'Organization', name: holder });
});

const licences: readonly [licence: string, address: string | undefined][] = [
	['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
	['CC BY-NC-ND 3.0', 'https://creativecommons.org/licenses/by-nc-nd/3.0/'],
	['CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
	['https://cdn.example/licence', 'https://cdn.example/licence'],
	['CC BY', undefined],
	['CC BY 9.0', undefined],
	['All rights reserved', undefined],
	['javascript:alert(1)', undefined],
];
for (const [licence, address] of licences) {
	test(`writes the licence "${licence}" as ${address ?? 'nothing'}`, () => {
		expect(added({ license: licence }).license).toBe(address);
	});
}

test('the page itself leads to its images where no entity does, as that of an event without a date', () => {
	const images = displayImages([
		{ url: 'https://cdn.example/a.jpg' },
		{ url: 'https://cdn.example/b.jpg' },
	]);
	const page = { guide, url: pageUrl, name: 'A', images };
	const entity = { '@type': 'Museum', '@id': 'https://guide.example/#plc_1' } as const;
	const imagesOf = (graph: JsonLdGraph) =>
		graph['@graph'].flatMap((member) => ('image' in member ? [member.image] : []));

	expect(imagesOf(pageGraph(page))).toEqual([
		[
			{ '@id': 'https://guide.example/places/a/#image-1' },
			{ '@id': 'https://guide.example/places/a/#image-2' },
		],
	]);
	expect(imagesOf(pageGraph({ ...page, entity }))).toEqual([]);
});
