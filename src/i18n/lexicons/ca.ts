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
		free: [
			'Gratuït',
			'Gratuïta',
			'Gratuïts',
			'Gratuïtes',
			'Gratis',
			'Entrada gratuïta',
			'Entrada lliure',
		],
		from: ['des de', 'a partir de'],
		per: ['per'],
		money: ['euro', 'euros'],
	},
	licences: {
		by: ['reconeixement', 'atribució'],
		nc: ['no comercial'],
		nd: ['sense obra derivada', 'sense obres derivades'],
		sa: ['compartir igual'],
		beside: ['internacional', 'llicència'],
	},
	credit: ['crèdit', 'crèdits'],
	postBox: ['apartat'],
	fax: ['fax'],
	telephone: ['tel', 'telèfon'],
};
