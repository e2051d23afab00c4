import type { FacetMessages } from '../en/facets.ts';

export const facetNames: FacetMessages = {
	category: 'Type de lieu',
	destination: 'Destination',
	city: 'Ville',
	neighbourhood: 'Quartier',
	collection: 'Sélection',
	season: 'Saison',
	mood: 'Ambiance',
	'travel-style': 'Idéal pour',
	activity: 'À faire',
	theme: 'Thème',
	language: 'Langue',
	accessibility: 'Accessibilité',
	families: 'Familles',
	animals: 'Animaux',
	price: 'Tarif',
};
