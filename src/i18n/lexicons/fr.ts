import type { Lexicon, NameWords } from './lexicon.ts';

export const nameWords: NameWords = {
	spellings: [
		['saint', 'st'],
		['sainte', 'ste'],
	],
	pluralEndings: [
		['', 's'],
		['', 'x'],
	],
};

/** French. */
export const fr: Lexicon = {
	placeholders: [
		'aucun',
		'aucune',
		'néant',
		'non renseigné',
		'non renseignée',
		'non communiqué',
		'non communiquée',
		'non précisé',
		'non précisée',
		'non spécifié',
		'non applicable',
		'sans objet',
		'pas d’information',
		'pas d’informations',
		'aucune information',
		'aucune donnée',
		'inconnu',
		'inconnue',
	],
	prices: {
		free: [
			'Gratuit',
			'Gratuite',
			'Gratuits',
			'Gratuites',
			'Entrée gratuite',
			'Entrée libre',
			'Accès libre',
		],
		from: ['dès', 'à partir de', 'À partir de'],
		per: ['par'],
		money: ['euros', 'francs', 'centimes', 'cts'],
	},
	licences: {
		by: ['attribution', 'paternité'],
		nc: ["pas d'utilisation commerciale", 'utilisation non commerciale'],
		nd: ['pas de modification', 'pas de modifications'],
		sa: [
			'partage dans les mêmes conditions',
			"partage à l'identique",
			"partage des conditions initiales à l'identique",
		],
		beside: ['international', 'non transposé', 'licence', 'sous licence'],
	},
	credit: ['crédit', 'crédits'],
	postBox: ['BP', 'B.P.', 'CS', 'TSA', 'Boîte postale'],
	fax: ['fax', 'télécopie', 'télécopieur'],
	telephone: ['tél', 'tel', 'téléphone', 'portable'],
	statuses: {
		calledOff: [
			'annulé',
			'annulée',
			'annulés',
			'annulées',
			'reporté',
			'reportée',
			'reportés',
			'reportées',
			'suspendu',
			'suspendue',
			'suspendus',
			'suspendues',
		],
		soldOut: ['complet', 'complets', 'complète'],
		adverb: /\p{L}+ment/u,
	},
	names: nameWords,
	yesOrNo: ['Oui', 'Non'],
	plurals: [
		[/(?<![sxz])$/, 's'],
		[/(?<=eau|eu)$/, 'x'],
		[/al$/, 'aux'],
	],
	covers: {
		motifs: {
			museum: 'musée',
			church: 'église eglise cathédrale',
			palace: 'château châteaux chateau',
			park: 'parc',
			garden: 'jardin',
			beach: 'plage',
			market: 'marché',
			theatre: 'théâtre',
		},
		forms: {
			church: { 3: 'cathédrale', 4: 'couvent' },
			sport: { 4: 'piscine' },
		},
	},
};
