import { expect, test } from '@playwright/test';
import type { StatedSources } from '../../../../src/outputs/structured-data/page-sources.ts';
import { webPageNode } from '../../../../src/outputs/structured-data/web-page.ts';
import { guide, pageUrl } from './example-guide.ts';
import { membersOf } from './members-of.ts';

const page = {
	guide,
	url: pageUrl,
	type: 'WebPage' as const,
	name: 'A',
	hasBreadcrumb: false,
	hasImage: false,
};

/** Returns what the record adds to the page. */
function added(source: StatedSources): Record<string, unknown> {
	const plain = webPageNode(page);
	return Object.fromEntries(
		membersOf(webPageNode({ ...page, source })).filter(([key]) => !(key in plain)),
	);
}

test('writes every member in a fixed order', () => {
	const node = webPageNode({
		...page,
		description: 'About\nA.',
		hasBreadcrumb: true,
		hasImage: true,
		mainEntity: { '@id': 'https://guide.example/#plc_1' },
		source: {
			attribution: { text: 'Data: Visit', url: 'https://visit.example/', required: true },
			provenance: {
				sd_license: 'https://licence.example/',
				sd_publisher: {
					'@type': 'schema:governmentorganization',
					name: 'Câmara',
					url: 'https://camara.example',
					identifier: 'c-1',
				},
				sd_date_published: '2026-10-01',
				main_entity_of_page: 'https://visit.example/a',
				source_verified_at: '2026-11-02T23:30:00.120-05:00',
				source_verification_method: 'on site',
			},
			validity: { valid_from: '2026-04-01', valid_through: '2027-03-31' },
			updated_at: '2026-11-03T08:15:30.512Z',
		},
	});

	expect(membersOf(node)).toEqual([
		['@type', 'WebPage'],
		['@id', 'https://guide.example/places/a/#webpage'],
		['url', 'https://guide.example/places/a/'],
		['name', 'A'],
		['description', 'About A.'],
		['inLanguage', 'en'],
		['isPartOf', { '@id': 'https://guide.example/#website' }],
		['publisher', { '@id': 'https://guide.example/#organization' }],
		['breadcrumb', { '@id': 'https://guide.example/places/a/#breadcrumb' }],
		['primaryImageOfPage', { '@id': 'https://guide.example/places/a/#image-1' }],
		['mainEntity', { '@id': 'https://guide.example/#plc_1' }],
		['dateModified', '2026-11-03T08:15:30+00:00'],
		['lastReviewed', '2026-11-02'],
		['temporalCoverage', '2026-04-01/2027-03-31'],
		['creditText', 'Data: Visit'],
		['isBasedOn', ['https://visit.example/', 'https://visit.example/a']],
		['sdLicense', 'https://licence.example/'],
		[
			'sdPublisher',
			{
				'@type': 'GovernmentOrganization',
				name: 'Câmara',
				url: 'https://camara.example/',
				identifier: 'c-1',
			},
		],
		['sdDatePublished', '2026-10-01'],
	]);
});

test('keeps the offset of the last update, whatever it is', () => {
	expect(added({ updated_at: '2026-11-03T08:15:30+05:45' })).toEqual({
		dateModified: '2026-11-03T08:15:30+05:45',
	});
	expect(added({ updated_at: 'yesterday' })).toEqual({});
});

test('believes no change and no review in the future', () => {
	expect(
		added({
			updated_at: '2099-01-01T00:00:00Z',
			provenance: { source_verified_at: '2099-01-01T00:00:00Z' },
		}),
	).toEqual({});
});

test('leaves a validity open at the end that is not stated', () => {
	expect(added({ validity: { valid_from: '2026-04-01' } })).toEqual({
		temporalCoverage: '2026-04-01/..',
	});
	expect(added({ validity: { valid_through: '2026-10-31' } })).toEqual({
		temporalCoverage: '../2026-10-31',
	});
	expect(added({ validity: {} })).toEqual({});
});

test('does not say what the page does not believe', () => {
	const verified = (source_verified_at: string) => added({ provenance: { source_verified_at } });

	expect(added({ validity: { valid_from: '2027-09-30', valid_through: '2027-06-01' } })).toEqual(
		{},
	);
	expect(verified('2031-01-01T10:00:00Z')).toEqual({});
	// Tomorrow at the place that it comes from, perhaps.
	expect(verified('2026-11-22T01:00:00+13:00')).toEqual({ lastReviewed: '2026-11-22' });
	expect(verified('2026-11-23T01:00:00+13:00')).toEqual({});
	expect(verified('1970-01-01T00:00:00Z')).toEqual({});
	expect(
		added({
			provenance: {
				source_verified_at: '2026-05-04T09:00:00Z',
				source_verification_method: 'unverified',
			},
		}),
	).toEqual({});
	expect(
		added({
			updated_at: '0001-01-01T00:00:00Z',
			provenance: { sd_date_published: '0001-01-01' },
			validity: { valid_from: '0001-01-01', valid_through: '9999-12-31' },
		}),
	).toEqual({});
});

test('is based on each source once, and not on itself', () => {
	expect(
		added({
			attribution: { url: 'https://visit.example' },
			provenance: { main_entity_of_page: 'https://visit.example/' },
		}),
	).toEqual({ isBasedOn: ['https://visit.example/'] });
	expect(added({ provenance: { main_entity_of_page: 'https://guide.example/places/a/' } })).toEqual(
		{},
	);
});

test('a publisher of the data is an organisation unless it is a person, and has a name', () => {
	const publisher = (members: object) => added({ provenance: { sd_publisher: members } });

	expect(publisher({ '@type': 'schema:Person', name: 'Ana' })).toEqual({
		sdPublisher: { '@type': 'Person', name: 'Ana' },
	});
	expect(publisher({ '@type': 'Museum', name: 'Museu' })).toEqual({
		sdPublisher: { '@type': 'Organization', name: 'Museu' },
	});
	expect(publisher({ '@type': 'Restaurant', name: 'Tasca' })).toEqual({
		sdPublisher: { '@type': 'Restaurant', name: 'Tasca' },
	});
	expect(publisher({ name: 'Visit' })).toEqual({
		sdPublisher: { '@type': 'Organization', name: 'Visit' },
	});
	expect(publisher({ '@type': 'Organization', url: 'https://visit.example/' })).toEqual({});
});

test('names sources, licence and publisher of each record whose data the page holds, once', () => {
	const event = {
		attribution: { text: 'Visit Lisboa', url: 'https://visit.example/' },
		provenance: {
			sd_license: 'https://creativecommons.org/publicdomain/zero/1.0/',
			sd_publisher: { name: 'Visit Lisboa' },
			main_entity_of_page: 'https://visit.example/talk',
		},
		updated_at: '2026-11-03T08:15:30+00:00',
	};
	const venue = {
		attribution: { text: '© Câmara de Lisboa', url: 'https://camara.example/', required: true },
		provenance: {
			sd_license: 'https://creativecommons.org/licenses/by-sa/4.0/',
			sd_publisher: { name: 'Câmara de Lisboa' },
		},
		updated_at: '2026-11-20T08:15:30+00:00',
	};
	const sourcesOf = (...nestedSources: StatedSources[]) => {
		const { creditText, dateModified, isBasedOn, sdLicense, sdPublisher } = webPageNode({
			...page,
			source: event,
			nestedSources,
		});
		return { creditText, dateModified, isBasedOn, sdLicense, sdPublisher };
	};

	expect(sourcesOf(venue)).toEqual({
		creditText: ['Visit Lisboa', '© Câmara de Lisboa'],
		dateModified: '2026-11-03T08:15:30+00:00',
		isBasedOn: ['https://visit.example/', 'https://visit.example/talk', 'https://camara.example/'],
		sdLicense: [
			'https://creativecommons.org/publicdomain/zero/1.0/',
			'https://creativecommons.org/licenses/by-sa/4.0/',
		],
		sdPublisher: [
			{ '@type': 'Organization', name: 'Visit Lisboa' },
			{ '@type': 'Organization', name: 'Câmara de Lisboa' },
		],
	});
	expect(sourcesOf(event)).toEqual({
		creditText: 'Visit Lisboa',
		dateModified: '2026-11-03T08:15:30+00:00',
		isBasedOn: ['https://visit.example/', 'https://visit.example/talk'],
		sdLicense: 'https://creativecommons.org/publicdomain/zero/1.0/',
		sdPublisher: { '@type': 'Organization', name: 'Visit Lisboa' },
	});
});

test('the original names its translations, and each of them the original', () => {
	const german = 'https://guide.example/de/places/a/';
	const french = 'https://guide.example/fr/places/a/';
	const translations = [
		{ url: pageUrl, language: 'en' },
		{ url: german, language: 'de' },
		{ url: french, language: 'fr' },
	];
	const pageIn = (url: string, inLanguage: string) => ({
		'@type': 'WebPage',
		'@id': `${url}#webpage`,
		url,
		inLanguage,
	});

	const original = webPageNode({ ...page, translations });
	expect(original.workTranslation).toEqual([pageIn(german, 'de'), pageIn(french, 'fr')]);
	expect(original.translationOfWork).toBeUndefined();

	const translated = webPageNode({ ...page, url: german, translations });
	expect(translated.translationOfWork).toEqual(pageIn(pageUrl, 'en'));
	expect(translated.workTranslation).toBeUndefined();
	expect(webPageNode({ ...page, translations: [] })).toEqual(webPageNode(page));
});
