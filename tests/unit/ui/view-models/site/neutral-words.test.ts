import { expect, test } from '@playwright/test';
import { messagesFor } from '../../../../../src/i18n/messages/messages.ts';
import { withNeutralWords } from '../../../../../src/ui/view-models/site/neutral-words.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { placeId, storedGrouping, storedPlace } from '../../../../support/records.ts';

const { guide, messages, site } = contextOf({
	places: [1, 2, 3].map((number) => storedPlace({ id: placeId(number) })),
	destinations: [
		storedGrouping({ id: 'dst_1', name: 'Getafe' }),
		storedGrouping({ id: 'dst_2', name: 'Madrid', place_ids: [placeId(1), placeId(2)] }),
		storedGrouping({ id: 'dst_5', name: 'Salamanca', place_ids: [placeId(1)] }),
		storedGrouping({ id: 'dst_3', name: 'Copenhagen', place_ids: [placeId(3)] }),
		storedGrouping({ id: 'dst_4', name: 'Leganés' }),
	],
});

test('makes a name and a tagline of the largest destinations, but not of their districts', () => {
	expect(withNeutralWords(site, ['name', 'tagline'], guide, messages)).toMatchObject({
		name: 'Madrid, Copenhagen and Getafe',
		tagline: 'Places to go and things to do.',
	});
});

test('keeps the word that somebody wrote', () => {
	expect(withNeutralWords(site, ['tagline'], guide, messages)).toMatchObject({
		name: 'Coast Guide',
		tagline: 'Places to go and things to do – Madrid, Copenhagen and Getafe.',
	});
	expect(withNeutralWords(site, [], guide, messages)).toBe(site);
});

test('makes a name without destinations in the language of the guide', () => {
	expect(
		withNeutralWords(site, ['name', 'tagline'], { destinations: [] }, messagesFor('fr')),
	).toMatchObject({ name: 'Guide de voyage', tagline: 'Lieux à découvrir et sorties.' });
});
