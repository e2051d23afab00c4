import { countingIn } from '../counting.ts';

export const wordsLocale = 'it-IT';

export const counted = countingIn(wordsLocale);

export const nouns = {
	place: { one: 'luogo', many: 'di luoghi', other: 'luoghi' },
	event: { one: 'evento', many: 'di eventi', other: 'eventi' },
	list: { one: 'elenco', many: 'di elenchi', other: 'elenchi' },
	listOfPlaces: {
		one: 'elenco di luoghi',
		many: 'di elenchi di luoghi',
		other: 'elenchi di luoghi',
	},
	person: { one: 'persona', many: 'di persone', other: 'persone' },
	time: { one: 'volta', many: 'di volte', other: 'volte' },
	month: { one: 'mese', many: 'di mesi', other: 'mesi' },
	year: { one: 'anno', many: 'di anni', other: 'anni' },
	star: { one: 'stella', many: 'di stelle', other: 'stelle' },
};

/** Days whose names begin with a vowel, and the first, which is ordinal. */
export const elisions = {
	'al 8 ': 'all’8 ',
	'al 11 ': 'all’11 ',
	'al 1 ': 'al 1º ',
	'il 8 ': 'l’8 ',
	'il 11 ': 'l’11 ',
	'il 1 ': 'il 1º ',
};
