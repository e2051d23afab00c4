import type { Lexicon } from './lexicon.ts';

/** Finnish. */
export const fi: Lexicon = {
	placeholders: [
		'ei tietoa',
		'ei tietoja',
		'ei ilmoitettu',
		'ei määritelty',
		'ei sovellettavissa',
		'tuntematon',
	],
	prices: {
		free: ['Ilmainen', 'Maksuton', 'Vapaa pääsy'],
		from: ['alkaen'],
		per: [],
		money: ['euroa'],
	},
	licences: {
		by: ['nimeä'],
		nc: ['ei kaupallinen', 'epäkaupallinen'],
		nd: ['ei muutoksia', 'ei muunneltava'],
		sa: ['jaa samoin'],
		beside: ['kansainvälinen', 'lisenssi'],
	},
	postBox: ['PL'],
	fax: ['faksi', 'fax'],
	telephone: ['puh', 'puhelin'],
};
