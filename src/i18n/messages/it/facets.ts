import type { FacetMessages } from '../en/facets.ts';

export const facetNames: FacetMessages = {
	category: 'Tipo di luogo',
	destination: 'Destinazione',
	city: 'Località',
	neighbourhood: 'Quartiere',
	collection: 'Raccolta',
	season: 'Stagione',
	mood: 'Atmosfera',
	'travel-style': 'Ideale per',
	activity: 'Cosa fare',
	theme: 'Tema',
	language: 'Lingua',
	accessibility: 'Accessibilità',
	families: 'Famiglie',
	animals: 'Animali',
	price: 'Prezzo',
};
