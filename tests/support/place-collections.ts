import type { PlaceCollection } from '../../src/outputs/feeds/place-collection.ts';
import { placeCollection } from '../../src/ui/view-models/place/place-files.ts';
import { contextOf } from './page-context.ts';
import { placeId, storedPlace } from './records.ts';

/** Returns what the files of all places of a guide hold. */
export function collectionOf(...places: object[]): PlaceCollection {
	const context = contextOf({ places: places.map(storedPlace) });
	return placeCollection(context, {
		name: context.site.name,
		path: context.routes.home(),
		places: context.guide.listedPlaces,
	});
}

/** A place that states whatever files tell of it, and one that has but a name. */
export const quayAndSomewhere: readonly object[] = [
	{
		id: placeId(1),
		name: 'Quay',
		description: 'Boats, nets & gulls.',
		category_path: 'Sights > Harbours',
		location: {
			address: { street: 'Cais 1', postal_code: '1100-148', city: 'Lisbon' },
			latitude: 38.7,
			longitude: -9.1,
		},
		provenance: {
			sd_license: 'https://creativecommons.org/licenses/by/4.0/',
			sd_publisher: { name: 'Port', url: 'https://port.example/' },
		},
		attribution: { text: 'Port of Lisbon', url: 'https://port.example/credit', required: true },
		updated_at: '2026-11-20T10:00:00+01:00',
	},
	{ id: placeId(2), name: 'Somewhere' },
];

/** A place that states every part of an address. */
export const pier = {
	id: placeId(3),
	name: 'Pier',
	location: {
		address: {
			street: '100 Oceanside Drive',
			street_alt: 'Gate 3',
			neighbourhood: 'Sunset',
			postal_code: '94133',
			city: 'San Francisco',
			region: 'CA',
			country: 'USA',
			country_code: 'US',
		},
		latitude: 37.8,
		longitude: -122.4,
	},
};
