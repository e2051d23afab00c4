import type { Lexicon } from './lexicon.ts';

/** Spanish. */
export const es: Lexicon = {
	placeholders: [
		'ninguno',
		'ninguna',
		'sin datos',
		'sin dato',
		'sin información',
		'sin informacion',
		'sin especificar',
		'no aplica',
		'no aplicable',
		'no consta',
		'no procede',
		'no especificado',
		'no indicado',
		'no hay datos',
		'S/D',
		'N/D',
		'desconocido',
	],
};
