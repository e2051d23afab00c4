import type { Lexicon } from './lexicon.ts';

/** English. */
export const en: Lexicon = {
	placeholders: [
		'none',
		'nil',
		'N/A',
		'n.a.',
		'not applicable',
		'not stated',
		'not specified',
		'not provided',
		'not known',
		'no data',
		'no information',
		'no information available',
		'information not available',
		'unknown',
		'unspecified',
	],
	prices: {
		free: ['Free', 'Free of charge', 'Free entry', 'Free admission'],
		from: ['from', 'From'],
		per: ['per'],
		money: ['euro', 'euros', 'dollars', 'pounds'],
	},
	licences: {
		by: ['attribution'],
		nc: ['non commercial'],
		nd: ['no derivatives', 'no derivs', 'no derivative works'],
		sa: ['share alike'],
		beside: [
			'international',
			'unported',
			'generic',
			'universal',
			'deed',
			'license',
			'licence',
			'public licence',
			'public license',
			'migrated',
			'migrated with disclaimers',
		],
	},
	fax: ['fax', 'facsimile'],
	telephone: ['tel', 'phone', 'telephone', 'call', 'mobile'],
	statuses: {
		calledOff: ['cancelled', 'canceled', 'postponed', 'suspended', 'called off'],
		soldOut: ['sold out'],
	},
	yesOrNo: ['Yes', 'No'],
};
