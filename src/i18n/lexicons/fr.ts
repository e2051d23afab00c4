import type { Lexicon } from './lexicon.ts';

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
		free: ['Gratuit', 'Entrée gratuite', 'Entrée libre', 'Accès libre'],
		from: ['dès', 'à partir de', 'À partir de'],
		per: ['par'],
		money: ['euros', 'francs'],
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
		beside: ['international', 'non transposé', 'licence'],
	},
	fax: ['fax', 'télécopie', 'télécopieur'],
	telephone: ['tél', 'tel', 'téléphone', 'portable'],
};
