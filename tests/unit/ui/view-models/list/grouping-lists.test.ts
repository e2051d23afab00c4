import { expect, test } from '@playwright/test';
import { groupingPages } from '../../../../../src/ui/view-models/list/grouping-lists.ts';
import { contextOf } from '../../../../support/page-context.ts';
import {
	eventId,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../../support/records.ts';

const context = contextOf({
	places: [storedPlace({ name: 'Quay' })],
	events: [storedEvent({ name: 'Over', occurrences: [{ start_at: '2026-01-01T20:00:00+00:00' }] })],
	destinations: [
		storedGrouping({
			id: 'dst_1',
			name: 'Faro',
			description: 'A town.\n\nBy the sea.',
			place_ids: [placeId(1)],
			attribution: { text: 'Faro Office', required: true },
		}),
	],
	collections: [
		storedGrouping({ id: 'col_1', name: 'Last year', event_ids: [eventId(1)] }),
		storedGrouping({ id: 'col_2', name: 'Void' }),
	],
});

test('the page of a destination says where its record comes from', () => {
	const sourced = contextOf({
		places: [storedPlace({})],
		destinations: [
			storedGrouping({
				id: 'dst_1',
				name: 'Faro',
				place_ids: [placeId(1)],
				attribution: { text: 'Faro Office', url: 'https://faro.example/', required: true },
				provenance: {
					sd_license: 'https://creativecommons.org/licenses/by/4.0/',
					sd_publisher: { name: 'Algarve Board' },
					sd_date_published: '2026-05-04',
					source_verified_at: '2026-06-07T08:00:00Z',
				},
				updated_at: '2026-07-08T09:00:00Z',
			}),
		],
	});
	const [faro] = groupingPages(sourced, 'destinations');
	const graph = JSON.parse(faro?.pages[0]?.frame.structuredData ?? '{}') as {
		'@graph': { '@type': string }[];
	};

	expect(graph['@graph'].find(({ '@type': type }) => type === 'CollectionPage')).toMatchObject({
		creditText: 'Faro Office',
		isBasedOn: ['https://faro.example/'],
		sdLicense: 'https://creativecommons.org/licenses/by/4.0/',
		sdPublisher: { '@type': 'Organization', name: 'Algarve Board' },
		sdDatePublished: '2026-05-04',
		lastReviewed: '2026-06-07',
		dateModified: '2026-07-08T09:00:00+00:00',
	});
});

test('a destination is introduced by its description, else by where it lies and what it has', () => {
	const [faro] = groupingPages(context, 'destinations');
	const [lastYear] = groupingPages(context, 'collections');

	expect(faro?.pages[0]?.introduction).toBe('A town.\n\nBy the sea.');
	expect(faro?.pages[0]?.frame.description).toBe('A town. By the sea.');
	expect(lastYear?.pages[0]?.introduction).toBe('Last year');
	const within = contextOf({
		places: [storedPlace({ id: placeId(1) })],
		events: [storedEvent({ id: eventId(1) })],
		destinations: [
			storedGrouping({
				id: 'dst_1',
				name: 'Old Town',
				contained_in: 'Faro',
				country: 'Portugal',
				place_ids: [placeId(1)],
				event_ids: [eventId(1)],
			}),
			storedGrouping({ id: 'dst_2', name: 'Tavira', place_ids: [placeId(1)] }),
		],
	});
	expect(
		groupingPages(within, 'destinations').map(({ pages: [page] }) => [
			page?.introduction,
			page?.kinds?.places.label,
			page?.count,
			page?.frame.title,
			page?.frame.description,
		]),
	).toEqual([
		[
			'Faro',
			'1 place',
			'1 place and 1 event',
			'Old Town: places and events – Coast Guide',
			'Old Town, Faro: 1 place and 1 event.',
		],
		['Tavira: 1 place.', undefined, undefined, 'Tavira: places – Coast Guide', 'Tavira: 1 place.'],
	]);
});

test('a destination and a collection lead to their places and events with filters', () => {
	const members = { place_ids: [placeId(1)], event_ids: [eventId(1)] };
	const both = contextOf({
		places: [storedPlace({ id: placeId(1) })],
		events: [storedEvent({ id: eventId(1) })],
		destinations: [storedGrouping({ id: 'dst_1', name: 'Faro', ...members })],
		collections: [storedGrouping({ id: 'col_1', name: 'Rain', ...members })],
	});
	const hrefsOf = (kind: 'destinations' | 'collections') => {
		const kinds = groupingPages(both, kind)[0]?.pages[0]?.kinds;
		return [kinds?.places.href, kinds?.events.href];
	};

	expect(hrefsOf('destinations')).toEqual([
		'/guide/explore/?destination=faro',
		'/guide/events/?destination=faro',
	]);
	expect(hrefsOf('collections')).toEqual([
		'/guide/explore/?collection=rain',
		'/guide/events/?collection=rain',
	]);
});

test('a collection without anything to show says so and leads on', () => {
	const [lastYear, empty] = groupingPages(context, 'collections');

	expect(lastYear?.pages[0]?.emptyState?.links.map(({ href }) => href)).toEqual([
		'/guide/events/archive/',
	]);
	expect(empty?.pages[0]?.emptyState?.links.map(({ href }) => href)).toEqual([
		'/guide/collections/',
	]);
});

test('the description of a destination is a text of the service, a sentence in its place is not', () => {
	const originOf = (kind: 'destinations' | 'collections') =>
		groupingPages(context, kind)[0]?.pages[0]?.isContent;

	expect(originOf('destinations')).toEqual({ heading: true, introduction: true });
	expect(originOf('collections')).toEqual({ heading: true, introduction: false });
});

test('places of a destination or collection that are not in force yet are told with their day', () => {
	const later = { validity: { valid_from: '2026-12-01' } };
	const coming = contextOf({
		places: [
			storedPlace({
				...later,
				name: 'Temple',
				location: { address: { city: 'Kyoto' } },
				attribution: { text: 'Kyoto Office', required: true },
			}),
		],
		destinations: [storedGrouping({ id: 'dst_1', name: 'Kyoto' })],
		collections: [storedGrouping({ id: 'col_1', name: 'Calm', place_ids: [placeId(1)] })],
	});

	for (const kind of ['destinations', 'collections'] as const) {
		const page = groupingPages(coming, kind)[0]?.pages[0];
		expect(page?.places).toEqual([]);
		expect(page?.later).toEqual({
			heading: 'From a later date',
			links: [
				{
					href: '/guide/places/temple-00000001/',
					label: 'Temple',
					isContent: true,
					count: 'From 1 December 2026',
				},
			],
		});
		expect(page?.frame.credits.map(({ text }) => text)).toEqual(['Kyoto Office']);
	}
	expect(groupingPages(context, 'destinations')[0]?.pages[0]?.later).toBeUndefined();
});

test('an empty destination says that the information on its places has run out', () => {
	const runOut = (number: number) =>
		storedPlace({
			id: placeId(number),
			location: { address: { city: 'Faro' } },
			validity: { valid_through: '2026-11-20' },
		});
	const content = {
		places: [runOut(1), runOut(2), storedPlace({ id: placeId(3) })],
		destinations: [storedGrouping({ id: 'dst_1', name: 'Faro' })],
		collections: [storedGrouping({ id: 'col_1', name: 'Walks', place_ids: [placeId(2)] })],
	};
	const emptyState = (kind: 'destinations' | 'collections') =>
		groupingPages(contextOf(content), kind)[0]?.pages[0]?.emptyState?.message;

	expect(emptyState('destinations')).toBe('The information on these 2 places has run out.');
	expect(emptyState('collections')).toBe('The information on this place has run out.');
});

test('where the guide lists places past their validity, a destination shows them with a notice', () => {
	const listing = contextOf(
		{
			places: [
				storedPlace({ name: 'Quay', validity: { valid_through: '2026-11-20' } }),
				storedPlace({ id: placeId(2), name: 'Pier' }),
			],
			destinations: [
				storedGrouping({ id: 'dst_1', name: 'Faro', place_ids: [placeId(1), placeId(2)] }),
			],
		},
		{ pastValidity: 'listed' },
	);
	const cards = groupingPages(listing, 'destinations')[0]?.pages[0]?.places ?? [];

	expect(cards.map(({ name, notice }) => [name, notice])).toEqual([
		['Pier', undefined],
		['Quay', 'No longer current: this was valid until 20 November 2026'],
	]);
});

test('the page of a city leads to its districts', () => {
	const destinations = groupingPages(
		contextOf({
			places: [1, 2].map((number) => storedPlace({ id: placeId(number) })),
			destinations: [
				{ id: 'dst_1', name: 'Alfama', contained_in: 'Lisbon', place_ids: [placeId(1)] },
				{ id: 'dst_2', name: 'Lisbon', place_ids: [placeId(1), placeId(2)] },
			].map(storedGrouping),
		}),
		'destinations',
	);

	expect(destinations.map(({ pages }) => pages[0]?.narrower)).toEqual([
		undefined,
		{
			heading: 'Destinations',
			links: [
				{
					href: '/guide/destinations/alfama/',
					label: 'Alfama',
					isContent: true,
					count: '1 place',
				},
			],
		},
	]);
});
