import type { Lexicon } from './lexicon.ts';

/** Danish. */
export const da: Lexicon = {
	placeholders: [
		'ingen',
		'ikke oplyst',
		'ikke angivet',
		'ikke relevant',
		'ingen oplysninger',
		'ingen data',
		'ukendt',
		'uoplyst',
	],
	prices: {
		free: ['Gratis', 'Gratis entré', 'Gratis adgang'],
		from: ['fra'],
		per: ['pr.', 'per'],
		money: ['kroner', 'euro'],
	},
	licences: {
		by: ['navngivelse', 'kreditering'],
		nc: ['ikke kommerciel'],
		nd: ['ingen bearbejdelse', 'ingen bearbejdelser'],
		sa: ['del på samme vilkår'],
		beside: ['international', 'licens'],
	},
	postBox: ['Postboks'],
	fax: ['fax', 'telefax'],
	telephone: ['tlf', 'telefon'],
};
