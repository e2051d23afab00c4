import { expect, test } from '@playwright/test';
import { pageFrame } from '../../../../../src/ui/view-models/site/page-frame.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, storedPlace } from '../../../../support/records.ts';

const context = contextOf({}, { mostSocialImages: 0 });
const page = { heading: 'Old Harbour Museum', description: 'Ships.', path: '/guide/places/a/' };

test('a page says what it is, on which site, and where it stands', () => {
	expect(
		pageFrame(context, { ...page, parents: [{ href: '/guide/places/', label: 'Places' }] }),
	).toEqual({
		title: 'Old Harbour Museum – Coast Guide',
		description: 'Ships.',
		canonical: 'https://guide.example/guide/places/a/',
		breadcrumb: [
			{ label: 'Home', href: '/guide/' },
			{ label: 'Places', href: '/guide/places/' },
			{ label: 'Old Harbour Museum' },
		],
		credits: [],
		isIndexable: true,
		kind: 'website',
	});
});

test('a page without a picture of its own is shared with that of the guide', () => {
	const own = { url: 'https://guide.example/quay.jpg', alt: 'The quay' };
	const drawing = contextOf({}, { mostSocialImages: 1 });

	expect(pageFrame(drawing, page).socialImage?.alt).toBe('Coast Guide · Where to go on the coast.');
	expect(pageFrame(drawing, { ...page, socialImage: own }).socialImage).toEqual(own);
});

test('what tells pages of one heading apart stands in the title only', () => {
	const frame = pageFrame(context, { ...page, title: 'Old Harbour Museum, Alfama, Lisboa' });

	expect(frame.title).toBe('Old Harbour Museum, Alfama, Lisboa – Coast Guide');
	expect(frame.breadcrumb.at(-1)).toEqual({ label: 'Old Harbour Museum' });
});

test('a description is one line of at most 160 characters, cut after a word', () => {
	const description = `First paragraph.\n\n${'The quay and the ships. '.repeat(20)}`;

	expect(pageFrame(context, { ...page, description }).description).toBe(
		'First paragraph. The quay and the ships. The quay and the ships. The quay and the ships. The quay and the ships. The quay and the ships. The quay and the…',
	);
});

test('a description that two records share begins with the title, and is no longer than others', () => {
	const description = 'The quay and the ships. '.repeat(20);
	const shared = contextOf({
		places: ['Quay', 'Pier'].map((name, index) =>
			storedPlace({ id: placeId(index), name, description }),
		),
	});
	const path = '/guide/places/pier-00000001/';

	expect(pageFrame(shared, { ...page, path, description }).description).toBe(
		'Pier · The quay and the ships. The quay and the ships. The quay and the ships. The quay and the ships. The quay and the ships. The quay and the ships…',
	);
});
