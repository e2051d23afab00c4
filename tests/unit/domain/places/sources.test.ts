import { expect, test } from '@playwright/test';
import { places as messages } from '../../../../src/i18n/messages/en/places.ts';
import { sourceLinks } from '../../../../src/domain/places/sources.ts';

const labels = (same_as: string[], website?: string) =>
	sourceLinks({ same_as }, website, 'en-GB', messages).map(({ label }) => label);

test('names known hosts, with the language of an encyclopedia', () => {
	expect(
		labels([
			'https://www.wikidata.org/wiki/Q272781',
			'https://pt.wikipedia.org/wiki/Mosteiro',
			'https://pt.m.wikipedia.org/wiki/Mosteiro',
			'https://en.wikivoyage.org/wiki/Lisbon',
			'https://commons.wikimedia.org/wiki/Category:Lisbon',
			'https://www.openstreetmap.org/way/1',
			'https://data.datatourisme.gouv.fr/15/0049d959',
			'https://www.facebook.com/museum',
			'https://www.wikipedia.org/',
		]),
	).toEqual([
		'Wikidata',
		'Wikipedia (Portuguese)',
		'Wikipedia (Portuguese)',
		'Wikivoyage (English)',
		'Wikimedia Commons',
		'OpenStreetMap',
		'DATAtourisme',
		'Facebook',
		'Wikipedia',
	]);
});

test('names the official site as such, and others by their host', () => {
	expect(
		labels(
			['https://museum.example/en', 'https://www.visit.example/museum'],
			'https://www.museum.example/',
		),
	).toEqual(['Official site (museum.example)', 'visit.example']);
	expect(labels(['https://museum.example/en'])).toEqual(['museum.example']);
});

test('is not deceived by a host that only looks like a known one', () => {
	expect(labels(['https://wikidata.org.evil.example/', 'https://notwikidata.org/'])).toEqual([
		'wikidata.org.evil.example',
		'notwikidata.org',
	]);
	expect(labels(['https://__proto__/', 'https://constructor.example/'])).toEqual([
		'__proto__',
		'constructor.example',
	]);
});

test('links each source once, in the order given', () => {
	expect(
		sourceLinks(
			{ same_as: ['https://b.example/', 'https://a.example/', 'https://b.example/'] },
			undefined,
			'en-GB',
			messages,
		),
	).toEqual([
		{ url: 'https://b.example/', label: 'b.example' },
		{ url: 'https://a.example/', label: 'a.example' },
	]);
	expect(sourceLinks({}, undefined, 'en-GB', messages)).toEqual([]);
	expect(sourceLinks(undefined, undefined, 'en-GB', messages)).toEqual([]);
});
