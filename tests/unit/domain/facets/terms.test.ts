import { expect, test } from '@playwright/test';
import { joinedTerms } from '../../../../src/domain/facets/joined-terms.ts';
import { labelsIn } from '../../../../src/domain/facets/terms.ts';

test('a value has the label of its field in the language of the guide', () => {
	const terms = {
		kind: { INC4SC2: { en: 'Chamber music', de: 'Kammermusik' }, PointOfView: 'Lookout' },
		stars: { 4: 'Four stars' },
	};
	const inEnglish = labelsIn(terms, 'en-GB-u-ms-metric');

	expect(inEnglish('kind', 'INC4SC2')).toBe('Chamber music');
	expect(inEnglish('kind', 'inc4sc2 ')).toBe('Chamber music');
	expect(labelsIn(terms, 'de-AT')('kind', 'INC4SC2')).toBe('Kammermusik');
	expect(inEnglish('kind', 'Point of view')).toBe('Lookout');
	expect(inEnglish('stars', '4')).toBe('Four stars');
	expect(inEnglish('theme', 'INC4SC2')).toBeUndefined();
	expect(inEnglish('kind', 'Museum')).toBeUndefined();
});

test('a label is told in another language where there is none in that of the guide', () => {
	const labels = labelsIn({ kind: { INC4: { 'pt-PT': 'Música', ja: '音楽' } } }, 'fr-FR');

	expect(labels('kind', 'INC4')).toBe('Música');
	expect(labelsIn({ kind: { INC4: { 'pt-PT': 'Música' } } }, 'pt-BR')('kind', 'INC4')).toBe(
		'Música',
	);
});

const joined = (counts: Record<string, number>, language?: string) =>
	Object.fromEntries(joinedTerms(new Map(Object.entries(counts)), language));

test('spellings of a term are one, written as most records write it', () => {
	expect(joined({ MADRID: 67, Madrid: 153, København: 688 })).toEqual({
		MADRID: 'Madrid',
		Madrid: 'Madrid',
		København: 'København',
	});
});

for (const [language, singular, plural] of [
	['en', 'Museum', 'Museums'],
	['en', 'Church', 'Churches'],
	['en', 'Art gallery', 'Art galleries'],
	['de', 'Kirche', 'Kirchen'],
	['de', 'Museum', 'Museen'],
	['es', 'Monumento artístico', 'Monumentos artísticos'],
	['fr', 'Château fort', 'Châteaux forts'],
	['it', 'Chiesa', 'Chiese'],
	['nl', 'Kerk', 'Kerken'],
	['pt', 'Praia fluvial', 'Praias fluviais'],
] as const) {
	test(`“${singular}” and “${plural}” are one in ${language}`, () => {
		expect(joined({ [singular]: 2, [plural]: 3 }, language)).toEqual({
			[singular]: plural,
			[plural]: plural,
		});
	});
}

test('a plural of another language, and words that only look alike, are terms of their own', () => {
	const counts = {
		Bar: 1,
		Barn: 1,
		Glas: 1,
		Glass: 1,
		Museum: 1,
		Museos: 1,
		Kirchen: 1,
		Kirche: 1,
	};

	expect(new Set(Object.values(joined(counts, 'en'))).size).toBe(8);
	expect(new Set(Object.values(joined({ Tour: 1, Tours: 1 })))).toEqual(new Set(['Tour', 'Tours']));
});
