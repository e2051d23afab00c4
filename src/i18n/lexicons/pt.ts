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
	prices: {
		free: ['Grátis', 'Gratuito', 'Entrada gratuita', 'Entrada livre'],
		from: ['desde', 'a partir de', 'A partir de'],
		per: ['por'],
		money: ['euros', 'reais'],
	},
	licences: {
		by: ['atribuição'],
		nc: ['não comercial', 'uso não comercial'],
		nd: ['sem derivações', 'sem derivados'],
		sa: ['compartilha igual', 'partilha nos termos da mesma licença', 'partilha nos mesmos termos'],
		beside: ['internacional', 'licença'],
	},
	credit: ['crédito', 'créditos'],
	postBox: ['Apartado', 'Caixa postal'],
	fax: ['fax', 'telefax'],
	telephone: ['tel', 'telefone', 'telemóvel'],
	statuses: {
		calledOff: [
			'cancelado',
			'cancelada',
			'cancelados',
			'canceladas',
			'adiado',
			'adiada',
			'adiados',
			'adiadas',
		],
		soldOut: ['esgotado', 'esgotada', 'esgotados', 'esgotadas'],
	},
	yesOrNo: ['Sim', 'Não'],
	plurals: [
		[/(?<=[aeiou])$/, 's'],
		[/(?<=[rsz])$/, 'es'],
		[/m$/, 'ns'],
		[/al$/, 'ais'],
		[/ao$/, 'oes'],
	],
};
