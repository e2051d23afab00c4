import type { FacetMessages } from '../en/facets.ts';

export const facetNames: FacetMessages = {
	category: 'Art des Ortes',
	destination: 'Reiseziel',
	city: 'Stadt',
	neighbourhood: 'Viertel',
	collection: 'Sammlung',
	season: 'Jahreszeit',
	mood: 'Stimmung',
	'travel-style': 'Geeignet für',
	activity: 'Aktivitäten',
	theme: 'Thema',
	language: 'Sprache',
	accessibility: 'Barrierefreiheit',
	families: 'Familien',
	animals: 'Tiere',
	price: 'Preis',
};
