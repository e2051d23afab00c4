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
};
