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
	prices: {
		free: ['Gratuït', 'Gratis', 'Entrada gratuïta', 'Entrada lliure'],
		from: ['des de', 'a partir de'],
		per: ['per'],
		money: ['euro', 'euros'],
	},
};
