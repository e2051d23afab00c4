import { expect, test } from '@playwright/test';
import { messagesFor } from '../../../../src/i18n/messages/messages.ts';
import { withOwnWords } from '../../../../src/i18n/messages/own-words.ts';

const english = messagesFor('en');

test('words of a guide take the place of the usual ones, and all others stay', () => {
	const words = withOwnWords(english, { 'pages.nearby': 'Around the corner' }, 'en-GB');
	expect(words.pages.nearby).toBe('Around the corner');
	expect(words.pages.aroundHere).toBe('Around here');
	expect(words.pages.placeCount(2)).toBe('2 places');
});

test('a word for each language counts in its language alone, that of a country first', () => {
	const own = { 'pages.nearby': { pt: 'Perto daqui', 'pt-BR': 'Aqui perto' } };
	expect(withOwnWords(english, own, 'en-GB').pages.nearby).toBe('Nearby');
	expect(withOwnWords(messagesFor('pt-PT'), own, 'pt-PT').pages.nearby).toBe('Perto daqui');
	expect(withOwnWords(messagesFor('pt-BR'), own, 'pt-BR').pages.nearby).toBe('Aqui perto');
});
