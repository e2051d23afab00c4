import { expect, test } from '@playwright/test';
import { groupingPages } from '../../../../../src/ui/view-models/list/grouping-lists.ts';
import { listPages } from '../../../../../src/ui/view-models/list/list-page.ts';
import { contextOf } from '../../../../support/page-context.ts';
import {
	eventId,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../../support/records.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const credit = (text: string) => ({ attribution: { text, required: true } });
const hrefOf = (page: number) => (page > 1 ? `/guide/list/${page}/` : '/guide/list/');
const list = {
	heading: 'Quays',
	introduction: 'Where ships land.',
	emptyState: { message: 'None.', links: [{ href: '/guide/', label: 'Home' }] },
	hrefOf,
};

test('a long list has pages with addresses, headings and credits of their own', () => {
	const context = contextOf({
		places: numbers(40).map((number) =>
			storedPlace({
				id: placeId(number),
				name: `Quay ${number}`,
				...credit(number > 36 ? 'Late Office' : 'Early Office'),
			}),
		),
	});
	const pages = listPages(context, { ...list, places: context.guide.places });

	expect(pages.map(({ frame }) => frame.canonical)).toEqual([
		'https://guide.example/guide/list/',
		'https://guide.example/guide/list/2/',
	]);
	expect(pages.map(({ heading }) => heading)).toEqual(['Quays', 'Quays, page 2']);
	expect(pages.map(({ frame }) => frame.title)).toEqual([
		'Quays – Coast Guide',
		'Quays, page 2 – Coast Guide',
	]);
	expect(pages.map(({ frame }) => frame.description)).toEqual([
		'Where ships land.',
		'Page 2. Where ships land.',
	]);
	expect(pages.map(({ count }) => count)).toEqual(['40 places', '40 places']);
	expect(pages.map(({ places }) => places.length)).toEqual([36, 4]);
	expect(pages[1]?.places[0]).toMatchObject({
		name: 'Quay 37',
		href: '/guide/places/quay-37-00000037/',
	});
	expect(pages.map(({ frame }) => frame.credits.map(({ text }) => text))).toEqual([
		['Early Office'],
		['Late Office'],
	]);
});

test('each page of a list whose text begins as that of another does is described with its title', () => {
	const ids = numbers(40).map(placeId);
	const text = 'Beaches and cliffs.';
	const context = contextOf({
		places: ids.map((id) => storedPlace({ id, name: 'Quay' })),
		destinations: [
			storedGrouping({ id: 'dst_1', name: 'Coast', description: text, place_ids: ids }),
			storedGrouping({ id: 'dst_2', name: 'Bay', description: text, place_ids: ids }),
		],
	});
	const pages = groupingPages(context, 'destinations').flatMap((grouping) => grouping.pages);

	expect(pages.map(({ frame }) => frame.description)).toEqual([
		'Bay: places · Beaches and cliffs.',
		'Page 2. Bay: places · Beaches and cliffs.',
		'Coast: places · Beaches and cliffs.',
		'Page 2. Coast: places · Beaches and cliffs.',
	]);
});

test('positions in the structured data run on from page to page', () => {
	const context = contextOf({
		places: numbers(38).map((number) =>
			storedPlace({ id: placeId(number), name: `Quay ${number}` }),
		),
	});
	const [, second] = listPages(context, { ...list, places: context.guide.places });

	expect(JSON.parse(second?.frame.structuredData ?? '{}')).toMatchObject({
		'@graph': expect.arrayContaining([
			expect.objectContaining({
				'@type': 'CollectionPage',
				mainEntity: {
					'@type': 'ItemList',
					'@id': 'https://guide.example/guide/list/2/#list',
					numberOfItems: 38,
					itemListElement: [
						{
							'@type': 'ListItem',
							position: 37,
							url: 'https://guide.example/guide/places/quay-37-00000037/',
							name: 'Quay 37',
						},
						{
							'@type': 'ListItem',
							position: 38,
							url: 'https://guide.example/guide/places/quay-38-00000038/',
							name: 'Quay 38',
						},
					],
				},
			}),
		]),
	});
});

test('places stand before events', () => {
	const context = contextOf({
		places: [storedPlace({ name: 'Quay' })],
		events: [storedEvent({ id: eventId(1), name: 'Fado' })],
	});
	const { events, places } = context.guide;
	const [page] = listPages(context, { ...list, places, events });

	expect(page?.count).toBe('1 place and 1 event');
	expect(page?.places.map(({ name }) => name)).toEqual(['Quay']);
	expect(page?.events.map(({ name }) => name)).toEqual(['Fado']);
});

test('the first page of a long list of both kinds has the next events, too', () => {
	const pages = listPages(contextOf({}), { ...list, ...membersOf(50, 40) });

	expect(pages.map(({ events, places }) => [places.length, events.length])).toEqual([
		[24, 12],
		[26, 10],
		[0, 18],
	]);
	expect(pages.flatMap(({ places }) => places.map(({ name }) => name))).toEqual(
		numbers(50).map((number) => `Quay ${number}`),
	);
	expect(new Set(pages.flatMap(({ events }) => events.map(({ id }) => id))).size).toBe(40);
	expect(pages.map(({ frame }) => frame.credits.map(({ text }) => text))).toEqual([
		['Quay Office', 'Fado Office'],
		['Quay Office', 'Fado Office'],
		['Fado Office'],
	]);
});

test('few places leave the rest of the first page to events', () => {
	const pages = listPages(contextOf({}), { ...list, ...membersOf(3, 40) });

	expect(pages.map(({ events, places }) => [places.length, events.length])).toEqual([
		[3, 33],
		[0, 7],
	]);
});

test('a list of both kinds leads to all of each, or to where it shows them', () => {
	const filtered = { places: '/guide/explore/?city=faro', events: '/guide/events/?city=faro' };
	const both = { ...list, ...membersOf(50, 1) };
	const [, second] = listPages(contextOf({}), both);

	expect(listPages(contextOf({}), { ...both, filtered })[0]?.kinds).toEqual({
		places: { href: '/guide/explore/?city=faro', label: '50 places' },
		events: { href: '/guide/events/?city=faro', label: '1 event' },
	});
	expect(second?.kinds?.events.href).toBe('/guide/list/#events');
	expect(listPages(contextOf({}), { ...list, ...membersOf(3, 0), filtered })[0]?.kinds).toBe(
		undefined,
	);
});

test('a list leads to its places, or else to its events, with filters, where there are some', () => {
	const filtered = { places: '/guide/explore/?city=faro', events: '/guide/events/?city=faro' };
	const pageOf = (placeCount: number, eventCount: number, introduction = list.introduction) =>
		listPages(contextOf({}), {
			...list,
			...membersOf(placeCount, eventCount),
			filtered,
			introduction,
		})[0];
	const ofPlaces = { href: '/guide/explore/?city=faro', label: 'Filters · Map' };

	expect(pageOf(3, 0)).toMatchObject({ count: '3 places', filters: ofPlaces });
	expect(pageOf(3, 1)).toMatchObject({ count: '3 places and 1 event', filters: ofPlaces });
	expect(pageOf(0, 1)).toMatchObject({
		count: '1 event',
		filters: { href: '/guide/events/?city=faro', label: 'Filters' },
	});
	const counted = pageOf(3, 0, 'Faro: 3 places.');
	expect(counted?.count).toBeUndefined();
	expect(counted?.filters).toEqual(ofPlaces);
	expect(pageOf(0, 0)?.filters).toBeUndefined();
	expect(listPages(contextOf({}), { ...list, ...membersOf(3, 0) })[0]?.filters).toBeUndefined();
});

test('the credit of the list itself is shown on each of its pages', () => {
	const context = contextOf({
		places: numbers(37).map((number) => storedPlace({ id: placeId(number) })),
	});
	const pages = listPages(context, {
		...list,
		places: context.guide.places,
		credit: { text: 'Quay Office', required: true },
	});

	expect(pages.map(({ frame }) => frame.credits)).toEqual(
		[
			[{ text: 'Quay Office', url: undefined, required: true }],
			[{ text: 'Quay Office', url: undefined, required: true }],
		].map((credits) => credits.map(({ text, required }) => ({ text, required }))),
	);
});

test('ways to a shorter list stand on the first page only', () => {
	const context = contextOf({
		places: numbers(37).map((number) => storedPlace({ id: placeId(number) })),
	});
	const narrower = { heading: 'Narrower', links: [{ href: '/a/', label: 'A', count: '1 place' }] };
	const pages = listPages(context, { ...list, places: context.guide.places, narrower });

	expect(pages.map((page) => page.narrower)).toEqual([narrower, undefined]);
});

test('a list without entries is one page that says so, and search engines keep away', () => {
	const pages = listPages(contextOf({}), { ...list, narrower: { heading: 'Narrower', links: [] } });

	expect(pages).toHaveLength(1);
	expect(pages[0]).toMatchObject({
		heading: 'Quays',
		count: undefined,
		narrower: undefined,
		places: [],
		events: [],
		pagination: undefined,
		emptyState: list.emptyState,
	});
	expect(pages[0]?.frame.isIndexable).toBe(false);
	expect(pages[0]?.frame.structuredData).toBe(undefined);
});

test('a heading that the service wrote is one of its texts until the number of a page stands beside it', () => {
	const context = contextOf({
		places: numbers(40).map((number) =>
			storedPlace({ id: placeId(number), name: `Quay ${number}` }),
		),
	});
	const isContent = { heading: true, introduction: false };
	const pages = listPages(context, { ...list, isContent, places: context.guide.places });

	expect(pages.map((page) => page.isContent)).toEqual([
		{ heading: true, introduction: false },
		{ heading: false, introduction: false },
	]);
	expect(pages.map(({ frame }) => frame.breadcrumb.at(-1))).toEqual([
		{ label: 'Quays', isContent: true },
		{ label: 'Quays, page 2', isContent: false },
	]);
});

test('a list that is called by a term of the service is so on its page and on the way to it', () => {
	const isContent = { heading: true, introduction: false, isTerm: true };
	const [first, second] = listPages(contextOf({}), { ...list, ...membersOf(40, 0), isContent });

	expect(first?.isContent).toMatchObject({ heading: true, isTerm: true });
	expect(first?.frame.breadcrumb.at(-1)).toEqual({ label: 'Quays', isContent: true, isTerm: true });
	expect(second?.frame.breadcrumb.at(-2)).toMatchObject({ label: 'Quays', isTerm: true });
});

test('further pages lie below the first, which alone has filters and shorter lists', () => {
	const [first, second] = listPages(contextOf({}), {
		...list,
		...membersOf(40, 0),
		isContent: { heading: true, introduction: false },
		parents: [{ href: '/guide/places/', label: 'Places' }],
	});

	expect(first?.frame.breadcrumb).toEqual([
		{ href: '/guide/', label: 'Home' },
		{ href: '/guide/places/', label: 'Places' },
		{ label: 'Quays', isContent: true },
	]);
	expect(second?.frame.breadcrumb).toEqual([
		{ href: '/guide/', label: 'Home' },
		{ href: '/guide/places/', label: 'Places' },
		{ href: '/guide/list/', label: 'Quays', isContent: true },
		{ label: 'Quays, page 2', isContent: false },
	]);
	expect(JSON.parse(second?.frame.structuredData ?? '{}')).toMatchObject({
		'@graph': expect.arrayContaining([
			expect.objectContaining({
				'@type': 'BreadcrumbList',
				itemListElement: [
					{
						'@type': 'ListItem',
						position: 1,
						name: 'Home',
						item: 'https://guide.example/guide/',
					},
					{
						'@type': 'ListItem',
						position: 2,
						name: 'Places',
						item: 'https://guide.example/guide/places/',
					},
					{
						'@type': 'ListItem',
						position: 3,
						name: 'Quays',
						item: 'https://guide.example/guide/list/',
					},
					{ '@type': 'ListItem', position: 4, name: 'Quays, page 2' },
				],
			}),
		]),
	});
});

function membersOf(placeCount: number, eventCount: number) {
	const { events, places } = contextOf({
		places: numbers(placeCount).map((number) =>
			storedPlace({ id: placeId(number), name: `Quay ${number}`, ...credit('Quay Office') }),
		),
		events: numbers(eventCount).map((number) =>
			storedEvent({ id: eventId(number), name: `Fado ${number}`, ...credit('Fado Office') }),
		),
	}).guide;
	return { events, places };
}
