import type { FacetMessages } from '../en/facets.ts';

export const facetNames: FacetMessages = {
	category: 'Tipo de lugar',
	destination: 'Destino',
	city: 'Localidad',
	neighbourhood: 'Barrio',
	collection: 'Colección',
	season: 'Temporada',
	mood: 'Ambiente',
	'travel-style': 'Ideal para',
	activity: 'Qué hacer',
	theme: 'Tema',
	language: 'Idioma',
	accessibility: 'Accesibilidad',
	families: 'Familias',
	animals: 'Animales',
	price: 'Precio',
};
