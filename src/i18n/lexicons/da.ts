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
};
