import { expect, test } from '@playwright/test';
import { serialise } from '../../../../src/outputs/structured-data/serialise.ts';
import { validatePage } from '../../../../src/outputs/structured-data/validate.ts';
import { siteProblems } from '../../../support/site-problems.ts';

const url = 'https://guide.example/a/';
type Nodes = readonly Record<string, unknown>[];

const webPage = {
	'@type': 'WebPage',
	'@id': 'https://guide.example/a/#webpage',
	url: 'https://guide.example/a/',
	name: 'A',
};

/** A page about one thing, with what else belongs to it. */
function page(entity: Record<string, unknown>, ...others: Nodes): string {
	const named = { '@id': 'https://guide.example/#a', ...entity };
	const mentions = others.map((node) => ({ '@id': node['@id'] }));
	const about = { mainEntity: { '@id': named['@id'] } };
	const main = { ...webPage, ...about, ...(mentions.length > 0 && { mentions }) };
	return graph([main, named, ...others]);
}

function graph(nodes: Nodes): string {
	return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
}

function problemsOf(json: string, canonical: string | undefined = url): string[] {
	return validatePage({ url, canonical, json }).problems.map(
		({ severity, rule, path }) => `${severity} ${rule} ${path}`,
	);
}

const place = { '@type': 'Place', name: 'A' };
const event = {
	'@type': 'MusicEvent',
	name: 'A',
	startDate: '2026-12-04T21:00:00+00:00',
	location: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Faro' } },
};

test('accepts a sound page', () => {
	expect(problemsOf(page(place))).toEqual([]);
	expect(problemsOf(page(event))).toEqual([]);
});

test('says what is wrong and where, in words', () => {
	expect(
		validatePage({ url, canonical: url, json: page({ ...place, priceRange: '€' }) }).problems,
	).toEqual([
		{
			severity: 'error',
			rule: 'illegal-property',
			path: '@graph[1]',
			message: 'A Place may not carry priceRange.',
		},
	]);
});

test('refuses what is no graph of schema.org', () => {
	for (const json of [
		...['', '{', 'null', '[]', '"a"', JSON.stringify(webPage)],
		'{"@context":"http://schema.org","@graph":[]}',
		'{"@context":"https://schema.org","@graph":{}}',
		'{"@context":"https://schema.org","@graph":[],"name":"A"}',
	]) {
		expect(problemsOf(json)).toEqual(['error json ']);
	}
});

test('finds a raw < in the text', () => {
	const json = page({ ...place, name: '<b>' });

	expect(problemsOf(json)).toEqual(['error escaping ']);
	expect(problemsOf(serialise(JSON.parse(json) as never))).toEqual([]);
});

const wrongNodes: readonly [name: string, node: Record<string, unknown>, problems: string[]][] = [
	['an unknown class', { '@type': 'Viewpoint', name: 'A' }, ['error unknown-type @graph[1]']],
	['two classes', { '@type': ['Place', 'Hotel'], name: 'A' }, ['error unknown-type @graph[1]']],
	['an unknown property', { ...place, menu: 'x' }, ['error unknown-property @graph[1]']],
	['an illegal property', { ...place, email: 'x' }, ['error illegal-property @graph[1]']],
	[
		'a nested illegal property',
		{ ...place, address: { '@type': 'PostalAddress', postalCode: '1', geo: 'x' } },
		['error illegal-property @graph[1].address', 'error url @graph[1].address.geo'],
	],
	['null', { ...place, description: null }, ['error empty @graph[1].description']],
	['an empty text', { ...place, description: '' }, ['error empty @graph[1].description']],
	['an empty list', { ...place, keywords: [] }, ['error empty @graph[1].keywords']],
	[
		'an empty node',
		{ ...place, address: { '@type': 'PostalAddress' } },
		['error empty @graph[1].address'],
	],
	[
		'an untyped node',
		{ ...place, address: { name: 'x' } },
		['error unknown-type @graph[1].address'],
	],
	[
		'a node of another class than the property takes',
		{ ...place, geo: { '@type': 'PostalAddress', postalCode: '1' } },
		['error range @graph[1].geo'],
	],
	[
		'a reference to a node of another class',
		{ ...place, image: { '@id': 'https://guide.example/a/#webpage' } },
		['error range @graph[1].image'],
	],
	['a text for a node', { ...place, geo: '1,2' }, ['error url @graph[1].geo']],
	[
		'a text for a boolean',
		{ ...place, publicAccess: 'true' },
		['error value-type @graph[1].publicAccess'],
	],
	['a boolean for a text', { ...place, name: true }, ['error value-type @graph[1].name']],
	[
		'a fraction',
		{ ...place, maximumAttendeeCapacity: 1.5 },
		['error value-type @graph[1].maximumAttendeeCapacity'],
	],
	['a relative address', { ...place, url: '/a/' }, ['error url @graph[1].url']],
	['a script address', { ...place, sameAs: ['javascript:x'] }, ['error url @graph[1].sameAs[0]']],
	[
		'an address that is not normalised',
		{ ...place, hasMap: 'https://É.example' },
		['error url @graph[1].hasMap'],
	],
	['a relative id', { ...place, '@id': '#a' }, ['error id @graph[1]']],
	[
		'a rating, of which the service has none',
		{ ...place, review: { '@type': 'Review', name: 'A' } },
		['error unknown-property @graph[1]', 'error unknown-type @graph[1].review'],
	],
	[
		'an entity that Google decodes again',
		{ ...place, name: 'Fish &amp; Chips' },
		['warning entity @graph[1].name'],
	],
	[
		'a business without address',
		{ '@type': 'Hotel', name: 'A' },
		['warning no-rich-result @graph[1]'],
	],
	['a business without name', { '@type': 'Hotel', address: 'x' }, ['error required @graph[1]']],
];
for (const [name, node, problems] of wrongNodes) {
	test(`finds ${name}`, () => {
		expect(problemsOf(page(node)).sort()).toEqual([...problems].sort());
	});
}

for (const startDate of [
	...['2026-12-04', '2026-12-04T21:00:00+00:00', '2026-12-04T21:00:00-05:30'],
]) {
	test(`accepts the date ${startDate}`, () => {
		expect(problemsOf(page({ ...event, startDate }))).toEqual([]);
	});
}
for (const startDate of [
	...[
		'2026-02-30',
		'2026-13-04',
		'2026-12-04T21:00:00',
		'2026-12-04T21:00:00Z',
		'2026-12-04T21:00+00:00',
	],
	...['2026-12-04T24:00:00+00:00', '4 December 2026', '2026-12-04T21:00:00.5+00:00'],
]) {
	test(`refuses the date ${startDate}`, () => {
		expect(problemsOf(page({ ...event, startDate }))).toEqual(['error date @graph[1].startDate']);
	});
}

test('takes members of enumerations by their whole address only', () => {
	const day = (dayOfWeek: string) =>
		problemsOf(
			page({
				...place,
				openingHoursSpecification: {
					'@type': 'OpeningHoursSpecification',
					dayOfWeek,
					opens: '09:00',
					closes: '23:59',
				},
			}),
		);

	expect(day('https://schema.org/Monday')).toEqual([]);
	for (const other of ['Monday', 'https://schema.org/Freeday', 'https://schema.org/SoldOut']) {
		expect(day(other)).toEqual(['error enumeration @graph[1].openingHoursSpecification.dayOfWeek']);
	}
});

test('refuses 24:00 as a time', () => {
	const hours = { '@type': 'OpeningHoursSpecification', opens: '09:00', closes: '24:00' };

	expect(problemsOf(page({ ...place, openingHoursSpecification: hours }))).toEqual([
		'error date @graph[1].openingHoursSpecification.closes',
	]);
});

test('resolves references on the page, but for a super event, which another page defines', () => {
	const json = page({
		...event,
		superEvent: { '@id': 'https://guide.example/#b' },
		organizer: { '@id': 'https://guide.example/#c' },
	});
	const { problems, crossPageReferences } = validatePage({ url, canonical: url, json });

	expect(problems.map(({ message }) => message)).toEqual([
		'Not defined on this page: https://guide.example/#c',
	]);
	expect(crossPageReferences).toEqual(['https://guide.example/#b']);
});

test('finds an id that two nodes bear, and a node that nothing leads to', () => {
	const twice = graph([
		{ ...webPage, mainEntity: { ...place, '@id': 'https://guide.example/#a' } },
		{ ...place, '@id': 'https://guide.example/#a' },
	]);

	expect(problemsOf(twice)).toEqual(['error repeated-id @graph[1]', 'error unreached @graph[1]']);
});

test('holds the page against its canonical address', () => {
	const other = 'https://guide.example/b/';

	expect(problemsOf(page(place), undefined)).toEqual([]);
	expect(problemsOf(page(place), other)).toEqual(['error canonical ', 'error web-page @graph[0]']);
	expect(problemsOf(graph([{ ...webPage, '@id': 'https://guide.example/#webpage' }]))).toEqual([
		'error web-page @graph[0]',
	]);
	expect(problemsOf(graph([{ ...place, url }]))).toEqual([
		'error web-page @graph',
		'error unreached @graph[0]',
	]);
	expect(
		validatePage({ url, canonical: undefined, json: page(place) }).problems.map(({ rule }) => rule),
	).toEqual(['canonical', 'web-page']);
});

test('requires name, start and location of events and of their parts', () => {
	const subEvent = [{ '@type': 'Event', name: 'A' }];

	expect(problemsOf(page({ '@type': 'Event', description: 'A' }))).toEqual([
		'error required @graph[1]',
		'error required @graph[1]',
		'error required @graph[1]',
	]);
	expect(problemsOf(page({ ...event, subEvent }))).toEqual([
		'error required @graph[1].subEvent[0]',
		'error required @graph[1].subEvent[0]',
	]);
});

test('tells why Google will not show an event', () => {
	const online = { '@type': 'VirtualLocation', url: 'https://tix.example/' };
	const spot = { '@type': 'Place', geo: { '@type': 'GeoCoordinates', latitude: 1, longitude: 2 } };
	const messages = (location: unknown) =>
		validatePage({ url, canonical: url, json: page({ ...event, location }) }).problems.map(
			({ severity, message }) => `${severity}: ${message}`,
		);

	expect(messages(online)).toEqual(['warning: The event is online only.']);
	expect(messages(spot)).toEqual(['warning: The location of the event has no address.']);
	expect(messages([event.location, online])).toEqual([]);
});

test('takes the address of a location that is only referred to', () => {
	const venue = { ...event.location, '@id': 'https://guide.example/#v' };

	expect(problemsOf(page({ ...event, location: { '@id': venue['@id'] } }, venue))).toEqual([]);
});

test('refuses two events on a page', () => {
	expect(problemsOf(page(event, { ...event, '@id': 'https://guide.example/#b' }))).toEqual([
		'error several-events @graph',
	]);
});

test('requires a whole breadcrumb', () => {
	const crumb = (position: number, item?: string) => ({
		'@type': 'ListItem',
		position,
		name: 'A',
		...(item !== undefined && { item }),
	});
	const home = 'https://guide.example/';
	const breadcrumb = (...itemListElement: unknown[]) =>
		problemsOf(graph([{ ...webPage, breadcrumb: { '@type': 'BreadcrumbList', itemListElement } }]));

	expect(breadcrumb(crumb(1, home), crumb(2))).toEqual([]);
	expect(breadcrumb(crumb(1, home), crumb(2, url))).toEqual([]);
	for (const wrong of [
		[crumb(1, home)],
		[crumb(1), crumb(2)],
		[crumb(0, home), crumb(1)],
		[crumb(1, home), crumb(3)],
		[crumb(1, home), { '@type': 'ListItem', position: 2 }],
	]) {
		expect(breadcrumb(...wrong)).toEqual(['error breadcrumb @graph[0].breadcrumb']);
	}
});

test('requires lists whose positions run on and whose addresses are unique and on this host', () => {
	const entry = (position: number, address: string) => ({
		'@type': 'ListItem',
		position,
		url: address,
		name: 'A',
	});
	const list = (numberOfItems: number, ...itemListElement: unknown[]) =>
		problemsOf(
			graph([{ ...webPage, mainEntity: { '@type': 'ItemList', numberOfItems, itemListElement } }]),
		);
	const [a, b] = ['https://guide.example/1/', 'https://guide.example/2/'] as const;

	expect(list(41, entry(21, a), entry(22, b))).toEqual([]);
	const wrong = ['error item-list @graph[0].mainEntity'];
	expect(list(2, entry(1, a), entry(3, b))).toEqual(wrong);
	expect(list(2, entry(1, a), entry(2, a))).toEqual(wrong);
	expect(list(2, entry(1, a), entry(2, 'https://other.example/'))).toEqual(wrong);
	expect(list(1, entry(1, a), entry(2, b))).toEqual(wrong);
});

test('requires the file of an image, and misses its credit or licence', () => {
	const image = (members: object) =>
		problemsOf(graph([{ ...webPage, primaryImageOfPage: { '@type': 'ImageObject', ...members } }]));
	const contentUrl = 'https://cdn.example/1.jpg';

	expect(image({ contentUrl, creditText: 'Ana' })).toEqual([]);
	expect(image({ contentUrl })).toEqual(['warning no-image-metadata @graph[0].primaryImageOfPage']);
	expect(image({ creditText: 'Ana' })).toEqual(['error required @graph[0].primaryImageOfPage']);
});

test('one id has one type on the whole site, and references across it lead somewhere', () => {
	const first = {
		url: 'https://guide.example/1/',
		nodes: [{ type: 'Museum', id: 'https://guide.example/#a' }, { type: 'GeoCoordinates' }],
		crossPageReferences: ['https://guide.example/#b'],
	};
	const second = {
		url: 'https://guide.example/2/',
		nodes: [{ type: 'Event', id: 'https://guide.example/#b' }],
		crossPageReferences: [],
	};
	const third = {
		url: 'https://guide.example/3/',
		nodes: [{ type: 'Place', id: 'https://guide.example/#a' }],
		crossPageReferences: ['https://guide.example/#c'],
	};

	expect(siteProblems([first, second])).toEqual([]);
	expect(siteProblems([first, second, third])).toEqual([
		{
			severity: 'error',
			rule: 'two-types',
			path: 'https://guide.example/3/',
			message: 'https://guide.example/#a is a Place here and a Museum on https://guide.example/1/.',
		},
		{
			severity: 'error',
			rule: 'unresolved-reference',
			path: 'https://guide.example/3/',
			message: 'Not defined on any page: https://guide.example/#c',
		},
	]);
});
