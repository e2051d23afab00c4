import type { Lexicon } from './lexicon.ts';

/** Norwegian. */
export const nb: Lexicon = {
	placeholders: [
		'ingen',
		'ikke oppgitt',
		'ikke angitt',
		'ikke relevant',
		'ingen informasjon',
		'ingen opplysninger',
		'ukjent',
	],
	prices: {
		free: ['Gratis', 'Gratis inngang', 'Fri entré'],
		from: ['fra'],
		per: ['per', 'pr.'],
		money: ['kroner'],
	},
	licences: {
		by: ['navngivelse'],
		nc: ['ikke kommersiell'],
		nd: ['ingen bearbeidelse', 'ingen bearbeidelser'],
		sa: ['del på samme vilkår'],
		beside: ['internasjonal', 'lisens'],
	},
	postBox: ['Postboks'],
	fax: ['faks', 'telefaks'],
	telephone: ['tlf', 'telefon'],
};
