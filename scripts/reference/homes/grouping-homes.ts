import { type FieldHomes, homesBelow } from './field-home.ts';
import { attributionHomes, imageHomes, provenanceHomes } from './shared-homes.ts';

/** Where each field of a destination or collection is shown. */
export const groupingHomes: FieldHomes = {
	id: { structuredData: '`@id`, `identifier`' },
	slug: { page: 'end of its URL', lists: 'end of its URL' },
	name: { page: 'heading', lists: 'cards', structuredData: '`name`' },
	description: { page: 'introduction', lists: 'cards', structuredData: '`description`' },
	'location.latitude': { page: 'the map', structuredData: '`geo`' },
	'location.longitude': { page: 'the map', structuredData: '`geo`' },
	place_ids: { page: 'its places' },
	event_ids: { page: 'its events' },
	places: { page: 'its places' },
	events: { page: 'its events' },
	updated_at: { lists: 'the sources on the about page', structuredData: '`dateModified`' },
	region: { page: 'below the name' },
	contained_in: { page: 'part of …' },
	country: { page: 'below the name' },
	...homesBelow('image', imageHomes),
	...homesBelow('images', imageHomes),
	...homesBelow('provenance', provenanceHomes),
	...homesBelow('attribution', attributionHomes),
};
