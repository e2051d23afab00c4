import { expect, test } from '@playwright/test';
import {
	breadcrumbListNode,
	organizationNode,
	webSiteNode,
} from '../../../../src/outputs/structured-data/site-nodes.ts';
import { destinationNode } from '../../../../src/outputs/structured-data/destination.ts';
import { pageGraph } from '../../../../src/outputs/structured-data/graph.ts';
import { itemListNode } from '../../../../src/outputs/structured-data/item-list.ts';
import { serialise } from '../../../../src/outputs/structured-data/serialise.ts';
import { validatePage } from '../../../../src/outputs/structured-data/validate.ts';
import { guide } from './example-guide.ts';

const known = {
	...guide,
	description: 'A guide to the coast.',
	sameAs: ['https://social.example/coast', 'javascript:alert(1)'],
	email: 'desk@guide.example',
};

test('introduces the publisher in full only where it is asked to', () => {
	expect(organizationNode(known, true)).toEqual({
		'@type': 'Organization',
		'@id': 'https://guide.example/#organization',
		name: 'Coast Guide',
		url: 'https://guide.example/',
		logo: {
			'@type': 'ImageObject',
			'@id': 'https://guide.example/#logo',
			url: 'https://guide.example/logo.png',
			contentUrl: 'https://guide.example/logo.png',
		},
		description: 'A guide to the coast.',
		sameAs: ['https://social.example/coast'],
		email: 'desk@guide.example',
	});
	expect(organizationNode({ ...known, logoUrl: undefined })).toEqual({
		'@type': 'Organization',
		'@id': 'https://guide.example/#organization',
		name: 'Coast Guide',
		url: 'https://guide.example/',
	});
});

test('names the site, also below a base path', () => {
	expect(webSiteNode({ ...known, siteUrl: 'https://host.example/guide/' })).toEqual({
		'@type': 'WebSite',
		'@id': 'https://host.example/guide/#website',
		name: 'Coast Guide',
		url: 'https://host.example/guide/',
		inLanguage: 'en',
		publisher: { '@id': 'https://host.example/guide/#organization' },
	});
});

test('a home page has neither breadcrumb nor main entity', () => {
	const url = 'https://guide.example/';
	const graph = pageGraph({ guide: known, url, name: 'Coast Guide', introducesPublisher: true });

	expect(graph['@graph'].slice(2)).toEqual([
		{
			'@type': 'WebPage',
			'@id': 'https://guide.example/#webpage',
			url: 'https://guide.example/',
			name: 'Coast Guide',
			inLanguage: 'en',
			isPartOf: { '@id': 'https://guide.example/#website' },
			publisher: { '@id': 'https://guide.example/#organization' },
		},
	]);
	expect(validatePage({ url, canonical: url, json: serialise(graph) }).problems).toEqual([]);
});

test('makes no breadcrumb of fewer than two entries', () => {
	expect(breadcrumbListNode('https://guide.example/', [{ name: 'Home' }])).toBe(undefined);
});

test('lists each page of this host once', () => {
	const list = itemListNode({
		url: 'https://guide.example/places/',
		entries: [
			{ name: 'A', url: 'https://guide.example/places/a/' },
			{ name: 'Elsewhere', url: 'https://other.example/a/' },
			{ name: 'A again', url: 'https://guide.example/places/a/' },
			{ name: 'B', url: 'https://guide.example/places/é/' },
		],
		totalCount: 2,
	});

	expect(list).toEqual({
		'@type': 'ItemList',
		'@id': 'https://guide.example/places/#list',
		numberOfItems: 2,
		itemListElement: [
			{ '@type': 'ListItem', position: 1, url: 'https://guide.example/places/a/', name: 'A' },
			{
				'@type': 'ListItem',
				position: 2,
				url: 'https://guide.example/places/%C3%A9/',
				name: 'B',
			},
		],
	});
	expect(itemListNode({ url: 'https://guide.example/places/', entries: [], totalCount: 0 })).toBe(
		undefined,
	);
});

test('a destination includes attractions by name, and its page mentions all that it lists', () => {
	const url = 'https://guide.example/destinations/faro/';
	const places = [
		{
			id: 'plc_1',
			name: 'Cliff Path',
			schemaType: 'schema:TouristAttraction',
			url: 'https://guide.example/places/cliff-path/',
		},
		{
			id: 'plc_2',
			name: 'Museum',
			schemaType: 'schema:Museum',
			url: 'https://guide.example/places/museum/',
		},
	];
	const destination = {
		id: 'dst_7c',
		name: 'Faro',
		description: 'A town.\n\nBy the sea.',
		containedIn: 'Algarve',
		coordinates: { latitude: 37.01, longitude: -7.93 },
		sameAs: ['https://www.wikidata.org/wiki/Q178185'],
	};
	const entity = destinationNode(destination, { guide, url, images: [], places });
	const graph = pageGraph({
		guide,
		url,
		name: 'Faro',
		entity,
		list: { entries: places, totalCount: 2 },
	});

	expect(entity).toEqual({
		'@type': 'TouristDestination',
		'@id': 'https://guide.example/#dst_7c',
		name: 'Faro',
		description: 'A town. By the sea.',
		url: 'https://guide.example/destinations/faro/',
		mainEntityOfPage: { '@id': 'https://guide.example/destinations/faro/#webpage' },
		sameAs: ['https://www.wikidata.org/wiki/Q178185'],
		geo: { '@type': 'GeoCoordinates', latitude: 37.01, longitude: -7.93 },
		containedInPlace: { '@type': 'Place', name: 'Algarve' },
		includesAttraction: [
			{
				'@type': 'TouristAttraction',
				'@id': 'https://guide.example/#plc_1',
				name: 'Cliff Path',
				url: 'https://guide.example/places/cliff-path/',
			},
		],
	});
	expect(graph['@graph'][2]).toMatchObject({
		'@type': 'CollectionPage',
		mainEntity: { '@id': 'https://guide.example/#dst_7c' },
		mentions: { '@type': 'ItemList', numberOfItems: 2 },
	});
	expect(validatePage({ url, canonical: url, json: serialise(graph) }).problems).toEqual([]);
});
