import { expect, test } from '@playwright/test';
import { dataSources } from '../../../../src/domain/credits/data-sources.ts';

const zero = 'https://creativecommons.org/publicdomain/zero/1.0/';
const openLicence = 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/';

test('groups records by publisher and licence, with counts and the last update', () => {
	expect(
		dataSources({
			places: [
				{ publisher: 'North', dataLicence: openLicence, updatedAt: '2026-05-01T10:00:00+02:00' },
				{ publisher: 'South', dataLicence: zero },
				{ publisher: 'North', dataLicence: openLicence, updatedAt: '2026-05-01T09:30:00+00:00' },
			],
			events: [
				{ publisher: 'North', dataLicence: openLicence, publisherUrl: 'https://north.example/' },
				{ publisher: 'South', dataLicence: openLicence },
			],
			groupings: [{ publisher: 'North', dataLicence: openLicence }, {}],
		}),
	).toEqual([
		{
			publisher: 'North',
			publisherUrl: 'https://north.example/',
			licence: { name: 'Licence Ouverte (Etalab)', url: openLicence },
			placeCount: 2,
			eventCount: 1,
			groupingCount: 1,
			lastUpdatedAt: '2026-05-01T09:30:00+00:00',
		},
		{
			publisher: 'South',
			licence: { name: 'CC0 1.0', url: zero },
			placeCount: 1,
			eventCount: 0,
			groupingCount: 0,
			lastUpdatedAt: undefined,
		},
		{
			publisher: 'South',
			licence: { name: 'Licence Ouverte (Etalab)', url: openLicence },
			placeCount: 0,
			eventCount: 1,
			groupingCount: 0,
			lastUpdatedAt: undefined,
		},
	]);
});

test('takes two addresses of one licence for the same', () => {
	const sources = dataSources({
		places: [
			{ publisher: 'A', dataLicence: 'http://creativecommons.org/licenses/by/4.0/deed.en' },
			{ publisher: 'A', dataLicence: 'https://creativecommons.org/licenses/by/4.0/' },
		],
	});
	expect(sources).toHaveLength(1);
	expect(sources[0]?.placeCount).toBe(2);
});

test('tells the latest update, whichever record comes first', () => {
	const updates = ['2026-05-01T09:30:00+00:00', '2026-05-01T10:00:00+02:00'];
	const places = updates.map((updatedAt) => ({ publisher: 'A', updatedAt }));
	expect(dataSources({ places }).map(({ lastUpdatedAt }) => lastUpdatedAt)).toEqual([updates[0]]);
});

test('names destinations that state a publisher or a licence, but none that the guide made itself', () => {
	const sources = dataSources({
		places: [{ publisher: 'A' }],
		groupings: [{ publisher: 'A' }, { dataLicence: zero }, {}],
	});
	expect(
		sources.map(({ publisher, licence, groupingCount }) => [
			publisher,
			licence?.name,
			groupingCount,
		]),
	).toEqual([
		['A', undefined, 1],
		[undefined, 'CC0 1.0', 1],
	]);
});

test('lists last what names no publisher', () => {
	const sources = dataSources({ places: [{}, {}, { publisher: 'A' }], events: [{}] });
	expect(
		sources.map(({ publisher, placeCount, eventCount }) => [publisher, placeCount, eventCount]),
	).toEqual([
		['A', 1, 0],
		[undefined, 2, 1],
	]);
	expect(dataSources({})).toEqual([]);
});
