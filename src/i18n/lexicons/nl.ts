import type { Lexicon } from './lexicon.ts';

/** Dutch. */
export const nl: Lexicon = {
	placeholders: [
		'geen',
		'niet van toepassing',
		'n.v.t.',
		'nvt',
		'niet opgegeven',
		'niet ingevuld',
		'niet bekend',
		'geen gegevens',
		'geen informatie',
		'onbekend',
	],
	prices: {
		free: ['Gratis', 'Gratis toegang', 'Gratis entree', 'Vrije toegang'],
		from: ['vanaf'],
		per: ['per'],
		money: ['euro'],
	},
	licences: {
		by: ['naamsvermelding'],
		nc: ['niet commercieel'],
		nd: ['geen afgeleide werken'],
		sa: ['gelijk delen'],
		beside: ['internationaal', 'licentie'],
	},
	postBox: ['Postbus'],
	fax: ['fax', 'faxnummer'],
	telephone: ['tel', 'telefoon'],
	statuses: {
		calledOff: ['geannuleerd', 'afgelast', 'uitgesteld'],
		soldOut: ['uitverkocht'],
	},
	yesOrNo: ['Ja', 'Nee'],
	plurals: [
		[/$/, 'en'],
		[/(?<=e|el|er|em|en|[aiou])$/, 's'],
	],
	covers: {
		forms: {
			castle: { 3: 'ruïne' },
		},
	},
};
