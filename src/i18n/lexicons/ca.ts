import type { Lexicon } from './lexicon.ts';

/** Catalan. */
export const ca: Lexicon = {
	placeholders: [
		'sense dades',
		'sense informació',
		'no aplicable',
		'no consta',
		'no especificat',
		'no indicat',
		'desconegut',
	],
};
