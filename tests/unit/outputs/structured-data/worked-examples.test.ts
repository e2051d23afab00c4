import { expect, test } from '@playwright/test';
import { displayImages } from '../../../../src/domain/images/display-images.ts';
import type { EventRecord } from '../../../../src/records/event.ts';
import type { PlaceRecord } from '../../../../src/records/place.ts';
import { eventNode } from '../../../../src/outputs/structured-data/event.ts';
import { pageGraph } from '../../../../src/outputs/structured-data/graph.ts';
import { placeNode } from '../../../../src/outputs/structured-data/place.ts';
import { placeType } from '../../../../src/domain/schema-org/place-type.ts';
import { serialise } from '../../../../src/outputs/structured-data/serialise.ts';
import { validatePage } from '../../../../src/outputs/structured-data/validate.ts';
import { guide, oneLineJson, placeRecord } from './example-guide.ts';

const museumUrl = 'https://guide.example/places/old-harbour-museum/';
const museum: PlaceRecord = {
	id: 'plc_0a1b',
	schema_type: 'schema:Museum',
	name: 'Old Harbour Museum',
	pricing: { price_range: 'EUR 5-8 per person' },
	contact: { phone: '+351 210 000 000', website: 'https://museum.example' },
	location: {
		latitude: 38.70712,
		longitude: -9.13645,
		address: { street: 'Rua do Cais 1', city: 'Lisboa', country_code: 'pt' },
	},
	access: { is_free: false, accessibility: { hearing_loop: true, step_free_access: undefined } },
	images: [
		{
			url: 'https://cdn.example/m.jpg',
			credit: 'Ana Reis',
			license: 'CC BY 4.0',
			width: 1600,
			height: 900,
			is_primary: true,
		},
	],
	validity: { valid_from: '2026-04-01' },
	provenance: {
		sd_license: 'https://creativecommons.org/licenses/by/4.0/',
		sd_publisher: { '@type': 'Agency', name: 'Visit Lisboa' },
		main_entity_of_page: 'https://visit.example/m',
		source_verified_at: '2026-11-02T09:00:00.120+00:00',
	},
	attribution: {
		text: 'Data: Visit Lisboa & partners',
		url: 'https://visit.example/',
		required: true,
	},
	updated_at: '2026-11-03T08:15:30.512+00:00',
};

test('writes example 1, a whole place page, byte for byte', () => {
	const images = displayImages(museum.images);
	const graph = pageGraph({
		guide,
		url: museumUrl,
		name: museum.name,
		breadcrumb: [
			{ name: 'Home', url: 'https://guide.example/' },
			{ name: 'Places', url: 'https://guide.example/places/' },
			{ name: 'Old Harbour Museum' },
		],
		images,
		entity: placeNode(museum, { guide, url: museumUrl, images }),
		source: museum,
	});

	expect(serialise(graph)).toBe(oneLineJson`
		{"@context":"https://schema.org","@graph":[
		{"@type":"Organization","@id":"https://guide.example/#organization","name":"Coast Guide","url":"https://guide.example/",
		"logo":{"@type":"ImageObject","@id":"https://guide.example/#logo","url":"https://guide.example/logo.png","contentUrl":"https://guide.example/logo.png"}},
		{"@type":"WebSite","@id":"https://guide.example/#website","name":"Coast Guide","url":"https://guide.example/","inLanguage":"en",
		"publisher":{"@id":"https://guide.example/#organization"}},
		{"@type":"WebPage","@id":"https://guide.example/places/old-harbour-museum/#webpage","url":"https://guide.example/places/old-harbour-museum/",
		"name":"Old Harbour Museum","inLanguage":"en","isPartOf":{"@id":"https://guide.example/#website"},
		"publisher":{"@id":"https://guide.example/#organization"},
		"breadcrumb":{"@id":"https://guide.example/places/old-harbour-museum/#breadcrumb"},
		"primaryImageOfPage":{"@id":"https://guide.example/places/old-harbour-museum/#image-1"},
		"mainEntity":{"@id":"https://guide.example/#plc_0a1b"},
		"dateModified":"2026-11-03T08:15:30+00:00","lastReviewed":"2026-11-02","temporalCoverage":"2026-04-01/..",
		"creditText":"Data: Visit Lisboa \u0026 partners","isBasedOn":["https://visit.example/","https://visit.example/m"],
		"sdLicense":"https://creativecommons.org/licenses/by/4.0/","sdPublisher":{"@type":"Organization","name":"Visit Lisboa"}},
		{"@type":"BreadcrumbList","@id":"https://guide.example/places/old-harbour-museum/#breadcrumb","itemListElement":[
		{"@type":"ListItem","position":1,"name":"Home","item":"https://guide.example/"},
		{"@type":"ListItem","position":2,"name":"Places","item":"https://guide.example/places/"},
		{"@type":"ListItem","position":3,"name":"Old Harbour Museum"}]},
		{"@type":"ImageObject","@id":"https://guide.example/places/old-harbour-museum/#image-1","url":"https://cdn.example/m.jpg",
		"contentUrl":"https://cdn.example/m.jpg","width":1600,"height":900,"creditText":"Ana Reis",
		"license":"https://creativecommons.org/licenses/by/4.0/"},
		{"@type":"Museum","@id":"https://guide.example/#plc_0a1b","identifier":"plc_0a1b","name":"Old Harbour Museum",
		"url":"https://guide.example/places/old-harbour-museum/",
		"mainEntityOfPage":{"@id":"https://guide.example/places/old-harbour-museum/#webpage"},
		"sameAs":["https://museum.example/"],"image":[{"@id":"https://guide.example/places/old-harbour-museum/#image-1"}],
		"telephone":"+351 210 000 000",
		"address":{"@type":"PostalAddress","streetAddress":"Rua do Cais 1","addressLocality":"Lisboa","addressCountry":"PT"},
		"geo":{"@type":"GeoCoordinates","latitude":38.70712,"longitude":-9.13645},"isAccessibleForFree":false,
		"amenityFeature":[{"@type":"LocationFeatureSpecification","name":"Hearing loop","value":true}],
		"additionalProperty":[{"@type":"PropertyValue","name":"Price range","value":"EUR 5-8 per person"}]}]}
	`);
	expect(
		validatePage({ url: museumUrl, canonical: museumUrl, json: serialise(graph) }).problems,
	).toEqual([]);
});

test('resolves the types of example 2', () => {
	const types = [
		'schema:Museum',
		'schema:museum',
		'https://schema.org/BarOrPub',
		'schema:TouristDestination',
		'schema:TouristTrip',
		'schema:Viewpoint',
		'schema:Product',
		'schema:Monday',
		'',
		undefined,
	].map((schemaType) => placeType(schemaType).type);

	expect(types).toEqual([
		'Museum',
		'Museum',
		'BarOrPub',
		'TouristDestination',
		'Place',
		'Place',
		'Place',
		'Place',
		'Place',
		'Place',
	]);
});

const casaAzul: PlaceRecord = {
	id: 'plc_03',
	schema_type: 'schema:Hotel',
	name: 'Casa Azul',
	pricing: { price_range: '€€' },
	location: { address: { city: 'Porto', country_code: 'PT' } },
	access: {
		languages_spoken: ['pt', 'en'],
		pet_policy: { pets_allowed: false, dogs_allowed: undefined },
	},
};
const casaAzulPage = { guide, url: 'https://guide.example/places/casa-azul/', images: [] };

test('writes example 3, a hotel: price, pets and languages have properties of their own', () => {
	expect(serialise(placeNode(casaAzul, casaAzulPage))).toBe(oneLineJson`
		{"@type":"Hotel","@id":"https://guide.example/#plc_03","identifier":"plc_03","name":"Casa Azul",
		"url":"https://guide.example/places/casa-azul/",
		"mainEntityOfPage":{"@id":"https://guide.example/places/casa-azul/#webpage"},
		"address":{"@type":"PostalAddress","addressLocality":"Porto","addressCountry":"PT"},
		"priceRange":"€€","petsAllowed":false,"availableLanguage":["pt","en"]}
	`);
});

test('writes the same record as a restaurant and as a park', () => {
	const restaurant = placeNode({ ...casaAzul, schema_type: 'schema:Restaurant' }, casaAzulPage);
	const park = placeNode({ ...casaAzul, schema_type: 'schema:Park' }, casaAzulPage);

	expect(serialise(restaurant)).toBe(oneLineJson`
		{"@type":"Restaurant","@id":"https://guide.example/#plc_03","identifier":"plc_03","name":"Casa Azul",
		"url":"https://guide.example/places/casa-azul/",
		"mainEntityOfPage":{"@id":"https://guide.example/places/casa-azul/#webpage"},
		"address":{"@type":"PostalAddress","addressLocality":"Porto","addressCountry":"PT"},
		"priceRange":"€€","knowsLanguage":["pt","en"],
		"amenityFeature":[{"@type":"LocationFeatureSpecification","name":"Pets allowed","value":false}]}
	`);
	expect(serialise(park)).toBe(oneLineJson`
		{"@type":"Park","@id":"https://guide.example/#plc_03","identifier":"plc_03","name":"Casa Azul",
		"url":"https://guide.example/places/casa-azul/",
		"mainEntityOfPage":{"@id":"https://guide.example/places/casa-azul/#webpage"},
		"address":{"@type":"PostalAddress","addressLocality":"Porto","addressCountry":"PT"},
		"amenityFeature":[{"@type":"LocationFeatureSpecification","name":"Pets allowed","value":false}],
		"additionalProperty":[{"@type":"PropertyValue","name":"Price range","value":"€€"},
		{"@type":"PropertyValue","name":"Languages spoken","value":["pt","en"]}]}
	`);
});

test('writes example 4: two shifts, past midnight, until midnight, closed, round the clock, an unreadable day', () => {
	const record: PlaceRecord = {
		id: 'plc_04',
		schema_type: 'schema:Restaurant',
		name: 'Tasca do Porto',
		location: { address: { city: 'Porto' } },
		opening_hours: [
			{ day_of_week: ['Tue', 'Wednesday'], opens: '12:00:00', closes: '15:00:00' },
			{ day_of_week: ['tuesday'], opens: '19:00:00', closes: '00:00:00' },
			{ day_of_week: ['Saturday'], opens: '18:00:00', closes: '03:00:00' },
			{ day_of_week: ['Sunday'], opens: '00:00:00', closes: '00:00:00', closed: false },
			{ day_of_week: ['Monday'], closed: true, opens: '09:00:00', closes: '17:00:00' },
			{ day_of_week: ['Freeday'], opens: '10:00:00', closes: '12:00:00' },
		],
	};
	const url = 'https://guide.example/places/tasca/';

	expect(serialise(placeNode(record, { guide, url, images: [] }))).toBe(oneLineJson`
		{"@type":"Restaurant","@id":"https://guide.example/#plc_04","identifier":"plc_04","name":"Tasca do Porto",
		"url":"https://guide.example/places/tasca/",
		"mainEntityOfPage":{"@id":"https://guide.example/places/tasca/#webpage"},
		"address":{"@type":"PostalAddress","addressLocality":"Porto"},"openingHoursSpecification":[
		{"@type":"OpeningHoursSpecification","dayOfWeek":["https://schema.org/Monday"],"opens":"00:00","closes":"00:00"},
		{"@type":"OpeningHoursSpecification","dayOfWeek":["https://schema.org/Tuesday","https://schema.org/Wednesday"],"opens":"12:00","closes":"15:00"},
		{"@type":"OpeningHoursSpecification","dayOfWeek":["https://schema.org/Tuesday"],"opens":"19:00","closes":"23:59"},
		{"@type":"OpeningHoursSpecification","dayOfWeek":["https://schema.org/Saturday"],"opens":"18:00","closes":"03:00"},
		{"@type":"OpeningHoursSpecification","dayOfWeek":["https://schema.org/Sunday"],"opens":"00:00","closes":"23:59"}]}
	`);
});

test('writes example 5: on 2026-11-21 summer is over, winter runs, Christmas is ahead', () => {
	const record: PlaceRecord = {
		id: 'plc_05',
		schema_type: 'schema:Park',
		name: 'Parque da Foz',
		opening_hours: [
			{
				day_of_week: ['Daily'],
				opens: '09:00:00',
				closes: '20:00:00',
				valid_from: '04-01',
				valid_through: '10-31',
			},
			{
				day_of_week: ['Weekend'],
				opens: '10:00:00',
				closes: '16:00:00',
				valid_from: '11-01',
				valid_through: '03-31',
			},
			{
				day_of_week: [],
				closed: true,
				valid_from: '12-25',
				valid_through: '12-25',
				is_special_hours: true,
			},
			{ day_of_week: ['Public holidays'], opens: '10:00:00', closes: '13:00:00' },
			{ day_of_week: ['Friday'], opens: '10:00:00', closes: '11:00:00', valid_from: '02-30' },
		],
	};
	const url = 'https://guide.example/places/foz/';

	expect(serialise(placeNode(record, { guide, url, images: [] }))).toBe(oneLineJson`
		{"@type":"Park","@id":"https://guide.example/#plc_05","identifier":"plc_05","name":"Parque da Foz",
		"url":"https://guide.example/places/foz/",
		"mainEntityOfPage":{"@id":"https://guide.example/places/foz/#webpage"},"openingHoursSpecification":[
		{"@type":"OpeningHoursSpecification","dayOfWeek":["https://schema.org/PublicHolidays"],"opens":"10:00","closes":"13:00"},
		{"@type":"OpeningHoursSpecification","dayOfWeek":["https://schema.org/Saturday","https://schema.org/Sunday"],"opens":"10:00","closes":"16:00","validFrom":"2026-11-01","validThrough":"2027-03-31"},
		{"@type":"OpeningHoursSpecification","dayOfWeek":["https://schema.org/Monday","https://schema.org/Tuesday","https://schema.org/Wednesday","https://schema.org/Thursday","https://schema.org/Friday","https://schema.org/Saturday","https://schema.org/Sunday"],"opens":"09:00","closes":"20:00","validFrom":"2027-04-01","validThrough":"2027-10-31"}],
		"specialOpeningHoursSpecification":[{"@type":"OpeningHoursSpecification","opens":"00:00","closes":"00:00","validFrom":"2026-12-25","validThrough":"2026-12-25"}]}
	`);
});

test('writes example 6: the first occurrence is past, the second cancelled, the third gives the dates', () => {
	const fado: EventRecord = {
		id: 'evt_06',
		name: 'Fado at the Quay',
		status: 'confirmed',
		classification: { event_type: 'music', attendance_mode: 'in_person' },
		location: { place_id: 'plc_0a1b' },
		people: { organiser: 'Porto Vivo' },
		details: {
			price_range: 'from €12,50 per person',
			ticket_url: 'https://tix.example/f?id=1&d=2',
		},
		occurrences: [
			{ id: 'u1', start_at: '2026-11-13T21:00:00+00:00', end_at: '2026-11-13T23:00:00+00:00' },
			{
				id: 'u2',
				start_at: '2026-11-27T21:00:00+00:00',
				end_at: '2026-11-27T23:00:00+00:00',
				status: 'Canceled',
			},
			{ id: 'u3', start_at: '2026-12-04T21:00:00+00:00', end_at: '2026-12-04T23:00:00+00:00' },
		],
	};
	const node = eventNode(fado, {
		guide,
		url: 'https://guide.example/events/fado/',
		images: [],
		venue: { record: museum, url: museumUrl },
		sharedOccurrenceIds: new Set<string>(),
	});

	expect(node && serialise(node)).toBe(oneLineJson`
		{"@type":"MusicEvent","@id":"https://guide.example/#evt_06","identifier":"evt_06","name":"Fado at the Quay",
		"url":"https://guide.example/events/fado/","mainEntityOfPage":{"@id":"https://guide.example/events/fado/#webpage"},
		"startDate":"2026-12-04T21:00:00+00:00","endDate":"2026-12-04T23:00:00+00:00",
		"eventStatus":"https://schema.org/EventScheduled","eventAttendanceMode":"https://schema.org/OfflineEventAttendanceMode",
		"location":{"@type":"Museum","@id":"https://guide.example/#plc_0a1b","name":"Old Harbour Museum",
		"url":"https://guide.example/places/old-harbour-museum/",
		"address":{"@type":"PostalAddress","streetAddress":"Rua do Cais 1","addressLocality":"Lisboa","addressCountry":"PT"},
		"geo":{"@type":"GeoCoordinates","latitude":38.70712,"longitude":-9.13645}},
		"organizer":{"@type":"Organization","name":"Porto Vivo"},
		"offers":{"@type":"Offer","price":12.5,"priceCurrency":"EUR","url":"https://tix.example/f?id=1\u0026d=2"},
		"subEvent":[
		{"@type":"MusicEvent","@id":"https://guide.example/#occ_u2","name":"Fado at the Quay",
		"startDate":"2026-11-27T21:00:00+00:00","endDate":"2026-11-27T23:00:00+00:00",
		"eventStatus":"https://schema.org/EventCancelled","location":{"@id":"https://guide.example/#plc_0a1b"},
		"url":"https://guide.example/events/fado/"},
		{"@type":"MusicEvent","@id":"https://guide.example/#occ_u3","name":"Fado at the Quay",
		"startDate":"2026-12-04T21:00:00+00:00","endDate":"2026-12-04T23:00:00+00:00",
		"eventStatus":"https://schema.org/EventScheduled","location":{"@id":"https://guide.example/#plc_0a1b"},
		"url":"https://guide.example/events/fado/"}]}
	`);
});

test('writes example 7: rescheduled, free, all-day, at a venue that the guide does not publish', () => {
	const lantern: EventRecord = {
		id: 'evt_07',
		name: 'Lantern Festival',
		status: 'scheduled',
		classification: { event_type: 'festival' },
		location: {
			place_id: 'plc_ff',
			address: 'Praça Central',
			city: 'Faro',
			country_code: 'PT',
		},
		hierarchy: { previous_start_date: '2027-05-08' },
		details: {
			is_free: true,
			available_age: '6+',
			donation_link: 'https://give.example/l',
			door_time: 'after dark',
		},
		occurrences: [
			{ id: 'u7', start_at: '2027-06-12T00:00:00+01:00', end_at: '2027-06-14T00:00:00+01:00' },
		],
	};
	const node = eventNode(lantern, {
		guide,
		url: 'https://guide.example/events/lantern/',
		images: [],
		sharedOccurrenceIds: new Set<string>(),
	});

	expect(node && serialise(node)).toBe(oneLineJson`
		{"@type":"Festival","@id":"https://guide.example/#evt_07","identifier":"evt_07","name":"Lantern Festival",
		"url":"https://guide.example/events/lantern/",
		"mainEntityOfPage":{"@id":"https://guide.example/events/lantern/#webpage"},
		"startDate":"2027-06-12","endDate":"2027-06-13","eventStatus":"https://schema.org/EventRescheduled",
		"previousStartDate":"2027-05-08",
		"location":{"@type":"Place","@id":"https://guide.example/events/lantern/#location",
		"address":{"@type":"PostalAddress","streetAddress":"Praça Central","addressLocality":"Faro","addressCountry":"PT"}},
		"isAccessibleForFree":true,"offers":{"@type":"Offer","price":0,"priceCurrency":"EUR"},"typicalAgeRange":"6-",
		"potentialAction":{"@type":"DonateAction","target":"https://give.example/l"}}
	`);
});

test('writes example 8, no start: page, breadcrumb and images remain, and nothing refers to the event', () => {
	const url = 'https://guide.example/events/undated/';
	const images = displayImages([{ url: 'https://cdn.example/u.jpg', credit: 'Ana Reis' }]);
	const undated: EventRecord = {
		id: 'evt_08',
		name: 'Undated',
		location: { city: 'Faro' },
		occurrences: [],
	};
	const graph = pageGraph({
		guide,
		url,
		name: undated.name,
		breadcrumb: [{ name: 'Home', url: 'https://guide.example/' }, { name: 'Undated' }],
		images,
		entity: eventNode(undated, { guide, url, images, sharedOccurrenceIds: new Set<string>() }),
		source: undated,
	});

	expect(graph['@graph'].slice(2)).toEqual([
		{
			'@type': 'WebPage',
			'@id': 'https://guide.example/events/undated/#webpage',
			url: 'https://guide.example/events/undated/',
			name: 'Undated',
			inLanguage: 'en',
			isPartOf: { '@id': 'https://guide.example/#website' },
			publisher: { '@id': 'https://guide.example/#organization' },
			breadcrumb: { '@id': 'https://guide.example/events/undated/#breadcrumb' },
			primaryImageOfPage: { '@id': 'https://guide.example/events/undated/#image-1' },
		},
		{
			'@type': 'BreadcrumbList',
			'@id': 'https://guide.example/events/undated/#breadcrumb',
			itemListElement: [
				{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://guide.example/' },
				{ '@type': 'ListItem', position: 2, name: 'Undated' },
			],
		},
		{
			'@type': 'ImageObject',
			'@id': 'https://guide.example/events/undated/#image-1',
			url: 'https://cdn.example/u.jpg',
			contentUrl: 'https://cdn.example/u.jpg',
			creditText: 'Ana Reis',
		},
	]);
	expect(serialise(graph)).not.toContain('evt_');
	expect(validatePage({ url, canonical: url, json: serialise(graph) }).problems).toEqual([]);
});

test('writes example 9, the second page of a list: positions run on', () => {
	const url = 'https://guide.example/places/2/';
	const graph = pageGraph({
		guide,
		url,
		name: 'Places, page 2',
		list: {
			entries: [
				{ name: 'Parque da Foz', url: 'https://guide.example/places/parque-da-foz/' },
				{ name: 'Tasca do Porto', url: 'https://guide.example/places/tasca-do-porto/' },
			],
			totalCount: 41,
			firstPosition: 21,
		},
	});

	expect(serialise(graph)).toBe(oneLineJson`
		{"@context":"https://schema.org","@graph":[
		{"@type":"Organization","@id":"https://guide.example/#organization","name":"Coast Guide","url":"https://guide.example/",
		"logo":{"@type":"ImageObject","@id":"https://guide.example/#logo","url":"https://guide.example/logo.png","contentUrl":"https://guide.example/logo.png"}},
		{"@type":"WebSite","@id":"https://guide.example/#website","name":"Coast Guide","url":"https://guide.example/","inLanguage":"en",
		"publisher":{"@id":"https://guide.example/#organization"}},
		{"@type":"CollectionPage","@id":"https://guide.example/places/2/#webpage","url":"https://guide.example/places/2/",
		"name":"Places, page 2","inLanguage":"en","isPartOf":{"@id":"https://guide.example/#website"},
		"publisher":{"@id":"https://guide.example/#organization"},
		"mainEntity":{"@type":"ItemList","@id":"https://guide.example/places/2/#list","numberOfItems":41,"itemListElement":[
		{"@type":"ListItem","position":21,"url":"https://guide.example/places/parque-da-foz/","name":"Parque da Foz"},
		{"@type":"ListItem","position":22,"url":"https://guide.example/places/tasca-do-porto/","name":"Tasca do Porto"}]}}]}
	`);
	expect(validatePage({ url, canonical: url, json: serialise(graph) }).problems).toEqual([]);
});

test('writes example 10, hostile text: tags stripped, entities decoded once, the rest escaped', () => {
	const record = placeRecord({
		name: 'Fish &amp; Chips</script ><img src=x onerror=alert(1)> "Quay"',
	});
	const url = 'https://guide.example/places/fish/';

	expect(serialise(placeNode(record, { guide, url, images: [] }))).toBe(oneLineJson`
		{"@type":"Place","@id":"https://guide.example/#plc_0123456789abcdef0123456789abcdef",
		"identifier":"plc_0123456789abcdef0123456789abcdef","name":"Fish \u0026 Chips \"Quay\"",
		"url":"https://guide.example/places/fish/",
		"mainEntityOfPage":{"@id":"https://guide.example/places/fish/#webpage"}}
	`);
});
