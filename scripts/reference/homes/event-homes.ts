import { type FieldHomes, homesBelow, notForVisitors } from './field-home.ts';
import { attributionHomes, imageHomes, provenanceHomes } from './shared-homes.ts';

/**
 * Where each field of an event is shown; `tests/site/fields.test.ts` checks it against a built
 * guide.
 */
export const eventHomes: FieldHomes = {
	id: { page: 'end of its URL', lists: 'end of its URL', structuredData: '`@id`, `identifier`' },
	type: {
		page: 'above the name, or as kind of event',
		lists: 'a filter on What’s on',
		structuredData: '`@type`, where no classification is one',
	},
	name: {
		page: 'heading; a notice where it alone says that the event is called off or sold out',
		lists: 'cards',
		structuredData: '`name`',
	},
	description: {
		page: 'Description, without a first sentence that is the name',
		lists: 'teaser for search engines',
		structuredData: '`description`',
	},
	status: {
		page: 'banner, beside dates',
		lists: 'cards',
		structuredData: '`eventStatus`, `location`, where known',
	},
	portal_status: { page: notForVisitors, lists: 'left out where it says “draft” or the like' },
	'classification.event_type': {
		page: 'above the name, or as kind of event',
		lists: 'a filter on What’s on',
		structuredData: '`@type`, where schema.org has it',
	},
	'classification.event_subtype': {
		page: 'above the name',
		lists: 'a filter on What’s on',
		structuredData: '`@type`, where schema.org has it',
	},
	'classification.kind_of_event': {
		page: 'above the name, or as kind of event',
		lists: 'a filter on What’s on',
		structuredData: '`@type`, where schema.org has it',
	},
	'classification.attendance_mode': {
		page: 'Good to know: how to take part',
		structuredData: '`eventAttendanceMode`, kind of `location`',
	},
	'classification.theme': {
		page: 'Good to know: themes',
		lists: 'a list for each',
		structuredData: '`keywords`',
	},
	'location.place_id': {
		page: 'Where: the place, with its hours then and what it states of getting in; Getting there: its address',
		lists: 'cards; “Closed today” on what runs for a week or more, also in what is on',
		structuredData: '`location`',
	},
	'location.address': {
		page: 'Getting there: in place of that of the venue or besides it, where it says something else',
		structuredData: '`location`',
	},
	'location.postal_code': {
		page: 'Getting there, unless the place is published with an address',
		structuredData: '`location`',
	},
	'location.neighbourhood': {
		page: 'below the name; Getting there, unless the place is published with an address',
		lists: 'cards',
	},
	'location.region': {
		page: 'Getting there, unless the place is published with an address',
		lists: 'members of a destination of that name',
		structuredData: '`location`',
	},
	'location.city': {
		page: 'below the name; Getting there, unless the place is published with an address',
		lists: 'cards; destination of that name; name search',
		structuredData: '`location`',
	},
	'location.country': {
		page: 'Getting there, where there is no `country_code`',
		structuredData: '`location`',
	},
	'location.country_code': {
		page: "Getting there: the country's name in the guide's language",
		structuredData: '`location`',
	},
	'location.latitude': {
		page: 'Getting there: coordinates, directions, unless in doubt or its place has its own nearby',
		structuredData: '`geo` of `location`',
	},
	'location.longitude': {
		page: 'Getting there: coordinates, directions, unless in doubt or its place has its own nearby',
		structuredData: '`geo` of `location`',
	},
	'people.organiser': { page: 'Good to know', structuredData: '`organizer`' },
	'people.host': { page: 'Good to know', structuredData: '`organizer`' },
	'people.performer': { page: 'Good to know', structuredData: '`performer`' },
	'people.sponsor': { page: 'Good to know', structuredData: '`sponsor`' },
	'details.is_free': { page: 'Price', structuredData: '`isAccessibleForFree`, `offers`' },
	'details.price_range': { page: 'Price', structuredData: '`offers`' },
	'details.ticket_url': { page: 'Price: tickets, by its host', structuredData: '`offers`' },
	'details.donation_link': {
		page: 'Good to know: donate, by its host',
		structuredData: '`potentialAction`',
	},
	'details.door_time': {
		page: 'below the date, where it may be of that one',
		structuredData: '`doorTime`',
	},
	'details.in_language': {
		page: "Good to know, by the language's name",
		structuredData: '`inLanguage`',
	},
	'details.available_age': { page: 'Good to know', structuredData: '`typicalAgeRange`' },
	'details.capacity': { page: 'Good to know', structuredData: '`maximumAttendeeCapacity`' },
	'details.program_info': { page: 'Programme' },
	'details.keywords': { page: 'Good to know', structuredData: '`keywords`' },
	'occurrences.id': { page: 'in the calendar file', structuredData: '`@id` of a `subEvent`' },
	'occurrences.start_at': {
		page: 'date, all dates, calendar file',
		lists: 'cards, months, calendars',
		structuredData: '`startDate`',
	},
	'occurrences.end_at': {
		page: 'date, all dates, calendar file; not as a time where it is 23:59',
		lists: 'decides when it leaves them',
		structuredData: '`endDate`',
	},
	'occurrences.status': {
		page: 'banner, beside its date, calendar file',
		lists: 'cards',
		structuredData: '`eventStatus`, `location`, where known',
	},
	'occurrences.recurrence_rule': {
		page: 'in words; adds dates',
		lists: 'adds dates',
		structuredData: '`eventSchedule`, `subEvent`',
	},
	'occurrences.notes': {
		page: 'beside its date; the date itself where no start is stated',
		lists: 'the date, where no date has a start',
	},
	'hierarchy.super_event_id': {
		page: 'Part of; the programme links back',
		structuredData: '`superEvent`',
	},
	'hierarchy.previous_start_date': {
		page: 'banner of an event with a new date',
		structuredData: '`previousStartDate`',
	},
	'editorial.description': {
		page: 'what the description does not say leads it; without its beginning it follows; or stands in for it',
		structuredData: '`description`',
	},
	'editorial.endorsed': { page: 'Recommended by the editors, where true' },
	'editorial.endorsed_at': { page: 'the day of the recommendation' },
	'editorial.source': { page: notForVisitors },
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
