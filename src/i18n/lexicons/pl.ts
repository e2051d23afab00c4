import type { Lexicon } from './lexicon.ts';

/** Polish. */
export const pl: Lexicon = {
	placeholders: [
		'brak',
		'brak danych',
		'brak informacji',
		'nie dotyczy',
		'nie podano',
		'nieznany',
		'nieznana',
	],
	prices: {
		free: ['Bezpłatnie', 'Bezpłatny', 'Bezpłatna', 'Bezpłatne', 'Wstęp wolny', 'Za darmo'],
		from: ['od'],
		per: ['za'],
		money: ['złotych', 'euro'],
	},
	licences: {
		by: ['uznanie autorstwa'],
		nc: ['użycie niekomercyjne'],
		nd: ['bez utworów zależnych'],
		sa: ['na tych samych warunkach'],
		beside: ['międzynarodowe', 'licencja'],
	},
	postBox: ['Skrytka pocztowa'],
	fax: ['faks', 'fax'],
	telephone: ['tel', 'telefon'],
};
