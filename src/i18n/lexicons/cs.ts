import type { Lexicon } from './lexicon.ts';

/** Czech. */
export const cs: Lexicon = {
	placeholders: [
		'neuvedeno',
		'bez údajů',
		'neznámý',
		'neznámá',
		'neznámé',
		'není uvedeno',
		'nespecifikováno',
	],
	prices: {
		free: ['Zdarma', 'Vstup zdarma', 'Vstup volný'],
		from: ['od'],
		per: ['za'],
		money: ['korun', 'eur'],
	},
};
