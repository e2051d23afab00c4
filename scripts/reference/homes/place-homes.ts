import { type FieldHomes, homesBelow, notForVisitors } from './field-home.ts';
import { accessHomes, sustainabilityHomes } from './access-homes.ts';
import { attributionHomes, imageHomes, provenanceHomes } from './shared-homes.ts';

/**
 * Where each field of a place is shown; `tests/site/fields.test.ts` checks it against a built
 * guide.
 */
export const placeHomes: FieldHomes = {
	id: { page: 'end of its URL', lists: 'end of its URL', structuredData: '`@id`, `identifier`' },
	type: { page: 'above the name, or as kind of place', lists: 'cards; search of names' },
	schema_type: {
		page: 'chooses the drawing where there is no photograph',
		lists: 'chooses the drawing',
		structuredData: '`@type`',
	},
	name: { page: 'heading', lists: 'cards', structuredData: '`name`' },
	alternate_name: {
		page: 'below the name, where more than case, accents, marks and spaces differ, and without the mark of a copy',
		lists: 'found by it in the search of names',
		structuredData: '`alternateName`',
	},
	category: {
		page: 'where there is no `category_path`: above the name, breadcrumb',
		lists: 'cards; a list of its own; search of names',
		structuredData: '`keywords`',
	},
	category_path: {
		page: 'above the name, breadcrumb',
		lists: 'cards; a list for each level, of eight at most; search of names',
		structuredData: '`keywords`',
	},
	description: {
		page: 'Description, without a first sentence that is the name',
		lists: 'teaser for search engines',
		structuredData: '`description`',
	},
	'location.latitude': {
		page: 'Getting there: coordinates; directions, distances of what is near, unless in doubt',
		lists: 'distances on cards',
		structuredData: '`geo`',
	},
	'location.longitude': {
		page: 'Getting there: coordinates; directions, distances of what is near, unless in doubt',
		lists: 'distances on cards',
		structuredData: '`geo`',
	},
	'location.address.street': { page: 'Getting there: address', structuredData: '`address`' },
	'location.address.street_alt': { page: 'Getting there: address', structuredData: '`address`' },
	'location.address.postal_code': { page: 'Getting there: address', structuredData: '`address`' },
	'location.address.neighbourhood': {
		page: 'below the name; address',
		lists: 'cards; a list of its own',
		structuredData: '`containedInPlace`',
	},
	'location.address.region': {
		page: 'Getting there: address',
		lists: 'members of a destination of that name',
		structuredData: '`address`',
	},
	'location.address.city': {
		page: 'below the name; address',
		lists: 'cards; a destination of that name; a list; search of names',
		structuredData: '`address`',
	},
	'location.address.country': {
		page: 'address, where there is no `country_code`',
		structuredData: '`address`',
	},
	'location.address.country_code': {
		page: "address: the country's name in the guide's language; order of the lines",
		structuredData: '`address`',
	},
	'location.transit': { page: 'Getting there: public transport' },
	'location.geo_link': {
		page: 'Getting there: directions on Android to its point, or a map',
		structuredData: '`hasMap`, where it is a web address and there is no `map_url`',
	},
	'location.contained_in': {
		page: 'Getting there: part of …, with a link where that is published',
		structuredData: '`containedInPlace`',
	},
	'location.map_url': { page: 'Getting there: show on a map', structuredData: '`hasMap`' },
	'contact.phone': {
		page: 'Contact; beside what is not stated',
		structuredData: '`telephone`, unless it cannot be dialled',
	},
	'contact.fax': { page: 'Contact', structuredData: '`faxNumber`' },
	'contact.website': {
		page: 'Contact, by its host',
		structuredData: '`sameAs`, where no other place has it',
	},
	'editorial.mood': { page: 'In a few words', lists: 'a list of its own' },
	'editorial.travel_style': {
		page: 'In a few words: good for',
		lists: 'a list of its own',
		structuredData: '`touristType`, else `keywords`',
	},
	'editorial.activity_type': { page: 'In a few words: things to do', lists: 'a list of its own' },
	'editorial.season': { page: 'In a few words', lists: 'a list of its own' },
	'editorial.keywords': { page: 'In a few words', structuredData: '`keywords`' },
	'editorial.curator_note': { page: "An editor's opinion" },
	'editorial.description': {
		page: 'what the description does not say leads it; without its beginning it follows; or stands in for it',
		structuredData: '`description`',
	},
	'editorial.neighbourhood_context': { page: 'The neighbourhood' },
	'editorial.seasonality_notes': { page: 'When to go' },
	'editorial.editorial_score': { page: notForVisitors, lists: 'orders them; never shown' },
	'editorial.endorsed': { page: 'Recommended by the editors, where true' },
	'editorial.source': { page: notForVisitors },
	'pricing.price_range': {
		page: 'At a glance; Price',
		structuredData: '`priceRange`, else `additionalProperty`',
	},
	...homesBelow('access', accessHomes),
	...homesBelow('sustainability', sustainabilityHomes),
	'validity.valid_from': {
		page: 'before that day: applies from …, and not whether it is open now; About this information',
		lists: 'before that day only under “From a later date”',
		structuredData: '`temporalCoverage`',
	},
	'validity.valid_through': {
		page: 'after that day: no longer current, and not whether it is open now; About this information',
		lists: 'leaves them and the sitemap after that day',
		structuredData: '`temporalCoverage`',
	},
	attributes: {
		page: 'Further facts, as `fields` in `src/config/site.ts` has them; bounded ([limits](../explanation/security.md#what-may-be-large))',
	},
	'opening_hours.day_of_week': {
		page: 'Opening hours',
		lists: 'open now, on cards; pages of events there',
		structuredData: '`openingHoursSpecification`',
	},
	'opening_hours.opens': {
		page: 'Opening hours; at a glance',
		lists: 'open now, on cards; pages of events there',
		structuredData: '`openingHoursSpecification`',
	},
	'opening_hours.closes': {
		page: 'Opening hours; at a glance; without it the opening alone, and not whether it is open now',
		lists: 'open now, on cards; pages of events there',
		structuredData: '`openingHoursSpecification`',
	},
	'opening_hours.valid_from': {
		page: 'Opening hours: seasons',
		lists: 'pages of events there',
		structuredData: '`openingHoursSpecification`',
	},
	'opening_hours.valid_through': {
		page: 'Opening hours: seasons',
		lists: 'pages of events there',
		structuredData: '`openingHoursSpecification`',
	},
	'opening_hours.closed': {
		page: 'Opening hours',
		lists: 'open now, on cards; pages of events there',
		structuredData: '`openingHoursSpecification`, from 00:00 to 00:00',
	},
	'opening_hours.is_special_hours': {
		page: 'Opening hours: special days',
		lists: 'open now, on cards; pages of events there',
		structuredData: '`specialOpeningHoursSpecification`, where true',
	},
	'opening_hours.notes': {
		page: 'Opening hours; at a glance where nothing else is stated',
		lists:
			'“See the opening hours” on cards and in Explore where nothing else is stated; pages of events there',
		structuredData: '`description` of the hours',
	},
	updated_at: {
		page: 'About this information: last updated',
		lists: 'the sources on the about page',
		structuredData: '`dateModified`',
	},
	metadata: {
		page: 'About: keys with a label in `fields` of `src/config/site.ts`, by default none; language of the descriptions',
	},
	...homesBelow('provenance', provenanceHomes),
	...homesBelow('images', imageHomes),
	...homesBelow('attribution', attributionHomes),
};
