import { expect } from '@playwright/test';
import fc from 'fast-check';
import { displayImages } from '../../../src/images/display-images.ts';
import { eventNode } from '../../../src/structured-data/event.ts';
import { type PageDescription, pageGraph } from '../../../src/structured-data/graph.ts';
import { placeNode } from '../../../src/structured-data/place.ts';
import { serialise } from '../../../src/structured-data/serialise.ts';
import { validatePage } from '../../../src/structured-data/validate.ts';
import { testProperty } from '../../support/test-property.ts';
import { eventRecord, guide, pageUrl, placeRecord } from './example-guide.ts';

const text = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 12 }),
	fc.constantFrom(
		...['</script ><img src=x onerror=alert(1)>', '<!--', '&amp;amp;', '\u2028', '  ', 'a\n\nb'],
		...['javascript:alert(1)', '//host.example/x', 'https://host.example/é', 'data:text/html,x'],
		...['pt', 'xx-YY', '18+', 'EUR 5-8', 'from €12,50 per person', '20:30', 'online', 'mixed'],
		...['schema:Museum', 'schema:Hotel', 'http://schema.org/restaurant', 'music', 'Festival'],
		...['2026-12-04', '2026-12-04T21:00:00Z', '2026-02-30', 'sold out', 'cancelled', 'MO'],
		...['CC BY 4.0', 'CC BY', '09:00:00', '24:00:00', 'Monday', '02-30', '__proto__'],
	),
);
const value: fc.Arbitrary<unknown> = fc.oneof(
	{ arbitrary: text, weight: 6 },
	fc.boolean(),
	fc.integer({ min: -3, max: 2000 }),
	fc.double({ min: 0, max: 2000, noNaN: true }),
	fc.constant(null),
	fc.array(text, { maxLength: 3 }),
);
const record = (...members: string[]) =>
	fc.record(Object.fromEntries(members.map((member) => [member, value])), { requiredKeys: [] });

const address = record(
	...['street', 'street_alt', 'postal_code', 'neighbourhood', 'region', 'city', 'country'],
	'country_code',
);
const image = record(
	...['url', 'alt_text', 'caption', 'credit', 'copyright_holder', 'license', 'thumbnail_url'],
	...['width', 'height', 'is_primary', 'sort_order'],
);
const provenance = fc.record(
	{
		same_as: value,
		sd_license: value,
		sd_publisher: record('@type', 'name', 'url', 'identifier'),
		sd_date_published: value,
		main_entity_of_page: value,
		source_verified_at: value,
	},
	{ requiredKeys: [] },
);
const common = {
	images: fc.array(image, { maxLength: 3 }),
	provenance,
	attribution: record('text', 'url', 'required'),
	updated_at: value,
	description: value,
};
const place = fc.record(
	{
		...common,
		schema_type: value,
		alternate_name: value,
		category_path: value,
		location: fc.record(
			{
				latitude: value,
				longitude: value,
				address,
				contained_in: value,
				map_url: value,
				geo_link: value,
			},
			{ requiredKeys: [] },
		),
		contact: record('phone', 'fax', 'website'),
		editorial: record('keywords', 'travel_style', 'description'),
		pricing: record('price_range'),
		access: fc.record(
			{
				is_free: value,
				max_capacity: value,
				languages_spoken: value,
				pet_policy: record('pets_allowed', 'dogs_allowed'),
				family_friendly: record('minimum_age', 'children_menu'),
				accessibility: record('hearing_loop', 'step_free_access'),
			},
			{ requiredKeys: [] },
		),
		sustainability: record('features', 'certifications', 'carbon_offset'),
		validity: record('valid_from', 'valid_through'),
		opening_hours: fc.array(
			record(
				...['day_of_week', 'opens', 'closes', 'valid_from', 'valid_through', 'closed'],
				...['is_special_hours', 'notes'],
			),
			{ maxLength: 4 },
		),
	},
	{ requiredKeys: [] },
);
const occurrence = fc.record(
	{
		start_at: fc.constantFrom(
			...['2026-12-04T21:00:00+00:00', '2026-12-05T00:00:00Z', '2020-01-01T10:00:00.5-03:00'],
		),
		end_at: fc.oneof(fc.constant('2026-12-05T23:59:59+00:00'), value),
		status: value,
		recurrence_rule: fc.constantFrom('FREQ=DAILY', 'FREQ=HOURLY', 'x'),
	},
	{ requiredKeys: [] },
);
const event = fc.record(
	{
		...common,
		status: value,
		classification: record('event_type', 'event_subtype', 'attendance_mode', 'theme'),
		location: record('address', 'postal_code', 'city', 'country', 'latitude', 'longitude'),
		people: record('organiser', 'host', 'performer', 'sponsor'),
		details: record(
			...['is_free', 'price_range', 'ticket_url', 'donation_link', 'door_time', 'in_language'],
			...['available_age', 'capacity', 'keywords'],
		),
		occurrences: fc.array(occurrence, { maxLength: 4 }),
		hierarchy: record('previous_start_date'),
	},
	{ requiredKeys: [] },
);

function errorsOf(page: PageDescription): unknown[] {
	const json = serialise(pageGraph(page));
	return validatePage({ url: page.url, canonical: page.url, json }).problems.filter(
		({ severity }) => severity === 'error',
	);
}

testProperty('no record makes wrong structured data', 200, () =>
	fc.property(place, event, (placeMembers, eventMembers) => {
		const url = pageUrl;
		const venue = placeRecord(placeMembers);
		const shown = eventRecord(eventMembers);
		const sharedOccurrenceIds = new Set<string>();
		const ofPlace = { guide, url, images: displayImages(venue.images) };
		const ofEvent = { guide, url, images: displayImages(shown.images), sharedOccurrenceIds };
		const venuePage = { record: venue, url: 'https://guide.example/places/b/' };
		for (const page of [
			{ ...ofPlace, source: venue, entity: placeNode(venue, ofPlace) },
			{ ...ofEvent, source: shown, entity: eventNode(shown, ofEvent) },
			{ ...ofEvent, entity: eventNode(shown, { ...ofEvent, venue: venuePage }) },
		]) {
			expect(errorsOf({ ...page, name: 'A' })).toEqual([]);
		}
	}),
);
