import type { FacetMessages } from '../en/facets.ts';

export const facetNames: FacetMessages = {
	category: 'Soort plek',
	destination: 'Bestemming',
	city: 'Plaats',
	neighbourhood: 'Wijk',
	collection: 'Verzameling',
	season: 'Seizoen',
	mood: 'Sfeer',
	'travel-style': 'Geschikt voor',
	activity: 'Te doen',
	theme: 'Thema',
	language: 'Taal',
	accessibility: 'Toegankelijkheid',
	families: 'Gezinnen',
	animals: 'Dieren',
	price: 'Prijs',
};
