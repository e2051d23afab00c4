import { expect, test } from '@playwright/test';
import { mapPage } from '../../../../../src/ui/view-models/explore/map-page.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, storedGrouping, storedPlace } from '../../../../support/records.ts';

test('the lists below the map are the largest by kind and by destination, with ways to all', () => {
	const place_ids = [placeId(1)];
	const page = mapPage(
		contextOf({
			places: [
				storedPlace({
					id: placeId(1),
					category: 'Quays',
					location: { latitude: 38.7, longitude: -9.1, address: { city: 'Faro' } },
				}),
			],
			destinations: Array.from({ length: 14 }, (_, index) =>
				storedGrouping({ id: `dst_${index}`, name: `Coast ${index}`, place_ids }),
			),
			collections: [storedGrouping({ id: 'col_1', name: 'Views', place_ids })],
		}),
	);

	expect(page?.allPlaces).toEqual({ href: '/guide/places/', label: 'All places' });
	expect(page?.lists.map(({ all, heading, links }) => [heading, links.length, all?.href])).toEqual([
		['Categories', 1, undefined],
		['Destinations', 12, '/guide/destinations/'],
	]);
});

test('the map is told its names without their keys, those with most places first', () => {
	const place_ids = [placeId(1)];
	const location = { latitude: 38.7, longitude: -9.1 };
	const page = mapPage(
		contextOf({
			places: [storedPlace({ id: placeId(1), location })],
			destinations: [
				storedGrouping({
					id: 'dst_1',
					name: 'Sintra',
					location: { latitude: 38.8, longitude: -9.4 },
				}),
				storedGrouping({ id: 'dst_2', name: 'Lisbon', place_ids }),
			],
		}),
	);
	// As `MapOptions` says.
	const { names } = JSON.parse(page?.map.options ?? '{}') as { names: unknown };

	expect(names).toEqual([
		['Lisbon', 38.7, -9.1, 1],
		['Sintra', 38.8, -9.4, 0],
	]);
});

test('a guide of which no place has coordinates has no page of the map', () => {
	expect(mapPage(contextOf({ places: [storedPlace({})] }))).toBeUndefined();
});

test('the map is told where its coasts are, unless the operator has a map of their own', () => {
	const places = [storedPlace({ id: placeId(1), location: { latitude: 38.7, longitude: -9.1 } })];
	const coastOf = (baseMap: string) => {
		const context = contextOf({ places });
		const page = mapPage({ ...context, site: { ...context.site, baseMap } });
		// As `MapOptions` says.
		return (JSON.parse(page?.map.options ?? '{}') as { coast?: string }).coast;
	};

	expect(coastOf('none')).toMatch(/^\/guide\/data\/coast\.json\?[0-9a-f]{12}$/);
	expect(coastOf('maps/lisbon.pmtiles')).toBeUndefined();
});

test('the page of the map says how many places it cannot show, where there are any', () => {
	const located = storedPlace({ id: placeId(1), location: { latitude: 38.7, longitude: -9.1 } });
	const places = [located, storedPlace({ id: placeId(2) }), storedPlace({ id: placeId(3) })];

	expect(mapPage(contextOf({ places }))?.onlyInLists).toBe(
		'Only in the lists, as their position is not known: 2 places.',
	);
	expect(mapPage(contextOf({ places: [located] }))?.onlyInLists).toBeUndefined();
});
