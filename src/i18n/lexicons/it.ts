import type { Lexicon } from './lexicon.ts';

/** Italian. */
export const it: Lexicon = {
	placeholders: [
		'N/D',
		'nessuno',
		'nessuna',
		'nessun dato',
		'nessuna informazione',
		'non applicabile',
		'non specificato',
		'non indicato',
		'non pervenuto',
		'dato non disponibile',
		'informazione non disponibile',
		'sconosciuto',
	],
	prices: {
		free: ['Gratis', 'Gratuito', 'Ingresso gratuito', 'Ingresso libero', 'Entrata libera'],
		from: ['da', 'a partire da'],
		per: ['a', 'per'],
		money: ['euro', 'franchi', 'centesimi'],
	},
	licences: {
		by: ['attribuzione'],
		nc: ['non commerciale'],
		nd: ['non opere derivate', 'no opere derivate'],
		sa: ['condividi allo stesso modo'],
		beside: ['internazionale', 'licenza'],
	},
	credit: ['crediti'],
	postBox: ['Casella postale', 'C.P.'],
	fax: ['fax', 'telefax'],
	telephone: ['tel', 'telefono', 'cell'],
	statuses: {
		calledOff: [
			'annullato',
			'annullata',
			'annullati',
			'annullate',
			'rinviato',
			'rinviata',
			'rinviati',
			'rinviate',
			'sospeso',
			'sospesa',
			'sospesi',
			'sospese',
		],
		soldOut: ['esaurito', 'esaurita', 'esauriti', 'esaurite'],
	},
	yesOrNo: ['Sì', 'No'],
	plurals: [
		[/o$/, 'i'],
		[/a$/, 'e'],
		[/e$/, 'i'],
		[/(?<=[cg])a$/, 'he'],
		[/(?<=[cg])o$/, 'hi'],
	],
	covers: {
		motifs: {
			church: 'chiesa',
			palace: 'palazzo',
			market: 'mercato',
			restaurant: 'ristorante',
		},
		forms: {
			church: { 3: 'duomo' },
			castle: { 3: 'rovina rovine' },
			town: { 5: 'piazza' },
		},
	},
};
