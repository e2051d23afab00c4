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
};
