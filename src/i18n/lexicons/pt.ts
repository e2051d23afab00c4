import type { Lexicon } from './lexicon.ts';

/** Portuguese. */
export const pt: Lexicon = {
	placeholders: [
		'N/D',
		'nenhum',
		'nenhuma',
		'sem dados',
		'sem informação',
		'sem informações',
		'não aplicável',
		'não se aplica',
		'não especificado',
		'não indicado',
		'não informado',
		'desconhecido',
	],
};
