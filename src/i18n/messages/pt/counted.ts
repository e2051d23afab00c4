import { countingIn } from '../counting.ts';

export const wordsLocale = 'pt-PT';

export const counted = countingIn(wordsLocale);

export const nouns = {
	place: { one: 'lugar', many: 'de lugares', other: 'lugares' },
	event: { one: 'evento', many: 'de eventos', other: 'eventos' },
	list: { one: 'lista', many: 'de listas', other: 'listas' },
	listOfPlaces: {
		one: 'lista de lugares',
		many: 'de listas de lugares',
		other: 'listas de lugares',
	},
	person: { one: 'pessoa', many: 'de pessoas', other: 'pessoas' },
	time: { one: 'vez', many: 'de vezes', other: 'vezes' },
	month: { one: 'mês', many: 'de meses', other: 'meses' },
	year: { one: 'ano', many: 'de anos', other: 'anos' },
	star: { one: 'estrela', many: 'de estrelas', other: 'estrelas' },
};

/** Replacements for articles before a singular hour: one o’clock. */
export const elisions = {
	'às 01:': 'à 01:',
	'às 1:': 'à 1:',
	'das 01:': 'da 01:',
	'das 1:': 'da 1:',
};
