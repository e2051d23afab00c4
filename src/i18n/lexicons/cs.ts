import type { Lexicon } from './lexicon.ts';

/** Czech. */
export const cs: Lexicon = {
	placeholders: [
		'neuvedeno',
		'bez údajů',
		'neznámý',
		'neznámá',
		'neznámé',
		'není uvedeno',
		'nespecifikováno',
	],
	prices: {
		free: ['Zdarma', 'Vstup zdarma', 'Vstup volný'],
		from: ['od'],
		per: ['za'],
		money: ['korun', 'eur'],
	},
	licences: {
		by: ['uveďte původ', 'uveďte autora'],
		nc: ['neužívejte komerčně', 'neužívejte dílo komerčně'],
		nd: ['nezpracovávejte', 'nezasahujte do díla'],
		sa: ['zachovejte licenci'],
		beside: ['mezinárodní', 'licence'],
	},
	postBox: ['P. O. Box', 'poštovní přihrádka'],
	fax: ['fax'],
	telephone: ['tel', 'telefon'],
};
