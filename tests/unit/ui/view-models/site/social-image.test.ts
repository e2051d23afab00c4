import { expect, test } from '@playwright/test';
import {
	guideSocialImage,
	socialCovers,
	socialImageOf,
} from '../../../../../src/ui/view-models/site/social-image.ts';
import { contextOf } from '../../../../support/page-context.ts';
import {
	eventId,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../../support/records.ts';

const photograph = { url: 'https://images.example/quay.jpg', alt_text: 'The quay at dusk' };
const quay = {
	id: placeId(1),
	name: 'Quay',
	category: { primary: 'Harbour' },
	type: 'Harbour',
	location: { address: { neighbourhood: 'Alfama', city: 'Lisbon' } },
};

function imageOf(place: object, mostSocialImages = 10) {
	const context = contextOf({ places: [storedPlace({ ...quay, ...place })] }, { mostSocialImages });
	const [shown] = context.guide.places;
	if (!shown) throw new Error('The guide lost the place.');
	return { image: socialImageOf(context, shown), guideImage: guideSocialImage(context), context };
}

test('a photograph is shown as it is, and nothing is drawn for its page', () => {
	const { context, image } = imageOf({ images: [{ ...photograph, width: 1600, height: 900 }] });

	expect(image).toEqual({
		url: 'https://images.example/quay.jpg',
		alt: 'The quay at dusk',
		width: 1600,
		height: 900,
	});
	expect(socialCovers(context).map(({ name }) => name)).toEqual(['Coast Guide']);
});

test('a record without a photograph has a picture with its kind, name and place', () => {
	const { context, image } = imageOf({});

	expect(image).toEqual({
		url: expect.stringMatching(/^https:\/\/guide\.example\/guide\/social\/[0-9a-f]{24}\.png$/),
		alt: 'Quay · Alfama, Lisbon',
		width: 1200,
		height: 630,
	});
	expect(socialCovers(context)[1]).toMatchObject({
		name: 'Quay',
		kind: 'HARBOUR',
		locality: 'Alfama, Lisbon',
		guideName: 'Coast Guide',
	});
});

test('a destination and a collection have a picture that is drawn, as their pages credit no photograph of them', () => {
	const images = [{ ...photograph, credit: 'Ana Reis', license: 'CC BY 4.0' }];
	const context = contextOf(
		{
			destinations: [storedGrouping({ id: 'dst_1', name: 'Sintra', images })],
			collections: [storedGrouping({ id: 'col_1', name: 'Views', images })],
		},
		{ mostSocialImages: 10 },
	);
	const drawn = [...context.guide.destinations, ...context.guide.collections].map((grouping) =>
		socialImageOf(context, grouping),
	);

	expect(context.guide.destinations[0]?.summary.image?.url).toBe(photograph.url);
	expect(drawn).toEqual(
		['Sintra', 'Views'].map((alt) => ({
			url: expect.stringMatching(/^https:\/\/guide\.example\/guide\/social\/[0-9a-f]{24}\.png$/),
			alt,
			width: 1200,
			height: 630,
		})),
	);
	expect(socialCovers(context).map(({ name }) => name)).toEqual(['Coast Guide', 'Sintra', 'Views']);
});

test('thumbnails and drawings are no photographs for a preview', () => {
	for (const image of [
		{ ...photograph, width: 320, height: 200 },
		{ url: 'https://images.example/plan.SVG?x=1' },
	]) {
		expect(imageOf({ images: [image] }).image?.url).toContain('/guide/social/');
	}
});

test('the picture of the guide says its sentence', () => {
	const { context, guideImage } = imageOf({});

	expect(guideImage?.alt).toBe('Coast Guide · Where to go on the coast.');
	expect(socialCovers(context)[0]).toMatchObject({
		name: 'Coast Guide',
		locality: 'Where to go on the coast.',
		guideName: undefined,
	});
});

test('pages beyond the most that are drawn share the picture of the guide', () => {
	const { guideImage, image } = imageOf({}, 1);

	expect(image).toEqual(guideImage);
	expect(guideImage?.url).toContain('/guide/social/');
});

test('where nothing is to be drawn, pages without a photograph have no picture', () => {
	expect(imageOf({}, 0).image).toBeUndefined();
	expect(imageOf({ images: [photograph] }, 0).image?.url).toBe(photograph.url);
});

test('destinations and collections come first, then places, then events to come', () => {
	const context = contextOf({
		places: [storedPlace(quay)],
		events: [
			storedEvent({
				id: eventId(1),
				name: 'An old fair',
				occurrences: [{ start_at: '2020-01-01T10:00:00Z' }],
			}),
			storedEvent({
				id: eventId(2),
				name: 'Fado night',
				location: { place_id: quay.id },
				occurrences: [{ start_at: '2027-01-01T10:00:00Z' }],
			}),
		],
		destinations: [storedGrouping({ id: 'dst_1', name: 'Sintra' })],
		collections: [storedGrouping({ id: 'col_1', name: 'Views' })],
	});

	expect(socialCovers(context).map(({ kind, locality, name }) => [name, kind, locality])).toEqual([
		['Coast Guide', undefined, 'Where to go on the coast.'],
		['Sintra', 'DESTINATION', undefined],
		['Views', 'COLLECTION', undefined],
		['Quay', 'HARBOUR', 'Alfama, Lisbon'],
		['Fado night', undefined, 'Quay, Lisbon'],
		['An old fair', undefined, undefined],
	]);
});
