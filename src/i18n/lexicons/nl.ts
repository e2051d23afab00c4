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
};
