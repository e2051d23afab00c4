import { countingIn } from '../counting.ts';

export const wordsLocale = 'es-ES';

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
	person: { one: 'persona', many: 'de personas', other: 'personas' },
	time: { one: 'vez', many: 'de veces', other: 'veces' },
	month: { one: 'mes', many: 'de meses', other: 'meses' },
	year: { one: 'año', many: 'de años', other: 'años' },
	star: { one: 'estrella', many: 'de estrellas', other: 'estrellas' },
};

/** Replacements for articles before singular hours: one o’clock and midnight. */
export const elisions = {
	'las 1:': 'la 1:',
	'las 01:': 'la 01:',
	'las medianoche': 'la medianoche',
};
