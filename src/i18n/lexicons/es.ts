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
	prices: {
		free: ['Gratis', 'Gratuito', 'Gratuita', 'Entrada gratuita', 'Entrada libre'],
		from: ['desde', 'Desde', 'a partir de'],
		per: ['por'],
		money: ['euros', 'dólares', 'pesos'],
	},
	licences: {
		by: ['reconocimiento', 'atribución'],
		nc: ['no comercial'],
		nd: ['sin obra derivada', 'sin obras derivadas', 'sin derivadas', 'sin derivar'],
		sa: ['compartir igual'],
		beside: ['internacional', 'licencia', 'no portada'],
	},
	fax: ['fax', 'telefax'],
	telephone: ['tel', 'teléfono', 'tfno', 'móvil'],
};
